import SourceText
import SwiftOutline
import XMLNotation

// XIBs that are not themes, such as those of cells, and the code that loads them by name.
extension WiringCheck {
  /// Reports a XIB with the class of another one, though a class is named after it.
  mutating func checkNames(of interface: Interface) {
    guard let root = interface.root, let custom = root.customClass else { return }
    let fileClass = interface.name.replacingHyphens
    if custom.value == fileClass { return }
    // The class of that name loads the XIB, and is not an object in it.
    if interface.objects[Interface.filesOwner]?.customClass?.value == fileClass { return }
    if let made = generatedClasses[interface.file.path], made != custom.value {
      return error(.changedClass(interface.name, made), at: custom.valueRange)
    }
    guard reference(of: root, in: interface).map(isOfSources) == true,
      let own = code.customClass(
        fileClass, from: interface.file.path, in: root.customModule?.value)
    else { return }
    error(
      .unusedClass(fileClass, custom.value), at: custom.valueRange,
      notes: declarationNote(of: .source(own)))
  }

  private func isOfSources(_ reference: CodeBase.Reference) -> Bool {
    if case .source = reference { true } else { false }
  }

  /// Checks names of XIBs in code: each must exist here, or belong to a library.
  mutating func checkNibs(_ sources: [SourceFile]) {
    let names = interfaces.map(\.name)
    for source in sources {
      for call in Call.all(in: source, named: ["nibInBundles", "UINib", "loadNibNamed"]) {
        let labels = ["name", "nibName", ""]
        let literals = labels.lazy.compactMap { call.arguments[$0] }.first ?? []
        guard literals.count == 1, let name = literals.first,
          !fileNames.contains(name.value.replacingHyphens)
        else { continue }
        let isOwn = code.customClass(name.value, from: source.path, in: nil) != nil
        let near = nearest(to: name.value, in: names)
        if isOwn || near != nil { error(.noNib(name.value, near), at: name.range) }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func changedClass(_ file: String, _ name: String) -> Self {
    "'\(file).xib' was generated with the class '\(name)'; use that, or rename the file"
  }

  fileprivate static func noNib(_ name: String, _ near: String?) -> Self {
    let remedy = near.map { "did you mean '\($0)'?" } ?? "add it, or load another"
    return "no XIB is named '\(name)'; \(remedy)"
  }
}
