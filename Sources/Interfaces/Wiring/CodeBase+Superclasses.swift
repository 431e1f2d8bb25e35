import SourceText
import SwiftText

// Superclasses in the sources and in frameworks.
extension CodeBase {
  /// A class and its superclasses, as far as they are known.
  struct Ancestry {
    /// The classes in the sources, the class itself first.
    var sources: [Int] = []
    /// The framework class from which they derive.
    var framework: String?
    /// The name of the unknown superclass, if there is one.
    var unknown: Name?

    /// Whether every superclass is known, and all of them could be read.
    var isWhole = true
  }

  /// Follows the superclasses. `ancestry(of:)` knows those of the sources.
  func followedAncestry(of reference: Reference) -> Ancestry {
    var ancestry = Ancestry()
    var next = reference
    while true {
      switch next {
      case .framework(let name):
        ancestry.framework = name
        return ancestry
      case .unknown:
        ancestry.isWhole = false
        return ancestry
      case .source(let index):
        // The compiler reports cycles.
        if ancestry.sources.contains(index) { return ancestry }
        if ancestry.sources.count == InputFormat.source.limits.work {
          ancestry.isWhole = false
          return ancestry
        }
        ancestry.sources.append(index)
        let source = classes[index]
        if !source.isWhole { ancestry.isWhole = false }
        guard let name = source.declarations.lazy.compactMap({ $0.inherited.first }).first,
          protocols[name.text] == nil
        else { return ancestry }
        let scope = source.name.split(separator: ".").dropLast().joined(separator: ".")
        next = self.reference(
          to: name.text, from: source.file.path, inside: scope, besides: index)
        if case .unknown = next { ancestry.unknown = name }
      }
    }
  }

  /// Returns whether the class is `ancestor` or derives from it, or nil if its superclasses are not
  /// all known.
  func isKind(_ reference: Reference, of ancestor: Reference) -> Bool? {
    let ancestry = ancestry(of: reference)
    switch ancestor {
    case .unknown: return nil
    case .source(let index):
      // Two classes with the same name, in two targets, are treated as the same.
      if ancestry.sources.contains(where: { classes[$0].name == classes[index].name }) {
        return true
      }
    case .framework(let name):
      let names = ancestry.framework.map(FrameworkClasses.ancestry) ?? []
      if names.contains(name) { return true }
    }
    return ancestry.unknown == nil && reference.isKnown ? false : nil
  }
}

extension CodeBase.Reference {
  var isKnown: Bool {
    if case .unknown = self { false } else { true }
  }
}
