package import SourceText
package import SpecModel
import SpecNotation

/// A name of a spec, changed everywhere in the spec. All other bytes stay as they are.
package struct SpecRename: Hashable, Sendable {
  package typealias Kind = Thing

  package let kind: Kind
  /// The spec with the new name.
  package let text: String

  /// Renames a thing. Reports an error and returns nil if the spec cannot be read, if it does not
  /// declare exactly one thing of the old name, or if the new name is not free.
  package init?(
    _ old: String, to new: String, kind: Kind?, in file: SourceFile,
    reporting diagnostics: inout Diagnostics
  ) {
    let root = diagnostics.unlessErrors { Node(parsing: file, reporting: &$0) }
    guard let root else { return nil }
    let declared = Kind.allCases.map { ($0, NameOccurrences(of: $0, in: root)) }
    let matching = declared.filter {
      $0.1.names.contains(old) && (kind == nil || kind == $0.0)
    }
    guard let (kind, occurrences) = matching.first else {
      let names = declared.filter { kind == nil || kind == $0.0 }.flatMap(\.1.names)
      let isExtending = root[ScreenletKeys.extends] != nil
      diagnostics.error(
        .unknown(old, kind, names, isExtending: isExtending), at: root.range.start)
      return nil
    }
    guard matching.count == 1 else {
      diagnostics.error(
        .several(old, matching.map(\.0)), at: occurrences.declaration(of: old) ?? root.range)
      return nil
    }
    if old == new {
      diagnostics.error(.same(old, kind), at: occurrences.declaration(of: old) ?? root.range.start)
      return nil
    }
    if let taken = occurrences.declaration(of: new) {
      diagnostics.error(.taken(new, kind), at: taken)
      return nil
    }
    self.kind = kind
    text = Self.text(of: file, replacing: occurrences.ranges(of: old), by: new)
  }

  /// The names in a spec that can be changed, each once: of one kind of thing, or of all.
  package static func names(
    in file: SourceFile, _ kind: Kind?, reporting diagnostics: inout Diagnostics
  ) -> [String] {
    let root = diagnostics.unlessErrors { Node(parsing: file, reporting: &$0) }
    guard let root else { return [] }
    return Kind.allCases.filter { kind == nil || kind == $0 }
      .flatMap { NameOccurrences(of: $0, in: root).names }.eachOnce(by: \.self)
  }

  /// Returns the text of a spec with a new name for a thing that another file declares, or nil if
  /// the spec does not contain the old name.
  package static func text(
    of file: SourceFile, naming kind: Kind, _ old: String, by new: String
  ) -> String? {
    var ignored = Diagnostics()
    guard let root = Node(parsing: file, reporting: &ignored) else { return nil }
    let ranges = NameOccurrences(of: kind, in: root).ranges(of: old)
    return ranges.isEmpty ? nil : text(of: file, replacing: ranges, by: new)
  }

  /// Returns the path of the spec with the new name. If the file is named after what it describes,
  /// its name changes as well: `b/Note.screenlet.yml` becomes `b/Memo.screenlet.yml`.
  package func path(of spec: SourceFile, from old: String, to new: String) -> String {
    let names = spec.path.split(separator: "/", omittingEmptySubsequences: false)
    // Other specs refer to a theme set by the path of its spec, so that path does not change.
    guard [.screenlet, .connector, .interactor].contains(kind), let name = names.last,
      name.hasPrefix("\(old).\(kind.rawValue).")
    else { return spec.path }
    return (names.dropLast() + [new[...] + name.dropFirst(old.count)]).joined(separator: "/")
  }

  private static func text(
    of file: SourceFile, replacing ranges: [SourceRange], by name: String
  ) -> String {
    let bytes = Array(file.text.utf8)
    var text: [UInt8] = []
    var end = 0
    for range in Set(ranges).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      text += bytes[end..<range.lowerBound] + Array(name.utf8)
      end = range.upperBound
    }
    return String(decoding: text + bytes[end...], as: UTF8.self)
  }
}

extension SourceRange {
  /// The empty range at the start of this one.
  fileprivate var start: SourceRange { file.range(lowerBound..<lowerBound) }
}

extension Diagnostic.Message {
  fileprivate static func unknown(
    _ name: String, _ kind: SpecRename.Kind?, _ names: [String], isExtending: Bool
  ) -> Self {
    let what = kind.map { "no \($0.rawValue)" } ?? "nothing"
    let advice = isExtending ? "; rename what it inherits in the spec that it extends" : ""
    return "\(what) here is called '\(name)'\(suggestion(for: name, in: names, else: advice))"
  }

  fileprivate static func several(_ name: String, _ kinds: [SpecRename.Kind]) -> Self {
    let list = kinds.map { "'--kind \($0.rawValue)'" }.joined(separator: ", ")
    return "several things are called '\(name)'; say which with one of \(list)"
  }

  fileprivate static func taken(_ name: String, _ kind: SpecRename.Kind) -> Self {
    "there is \(kind.rawValue.withArticle) '\(name)' already; choose another name"
  }

  fileprivate static func same(_ name: String, _ kind: SpecRename.Kind) -> Self {
    "'\(name)' is the name of the \(kind.rawValue) already; choose another one"
  }
}
