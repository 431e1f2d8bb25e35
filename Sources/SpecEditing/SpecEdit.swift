package import SourceText
import SpecModel
import SpecNotation

/// Insertions into the text of a spec, which may also replace bytes. All other bytes, including
/// those of comments and line ends, stay as they are.
package struct SpecEdit: Hashable, Sendable {
  struct Insertion: Hashable, Sendable {
    let offset: Int
    /// The number of bytes that the text replaces.
    var removed = 0
    let text: String
  }

  package let file: SourceFile
  /// The insertions in the order of the file.
  let insertions: [Insertion]

  /// The text after the edit.
  package var text: String {
    let bytes = Array(file.text.utf8)
    var result: [UInt8] = []
    var start = 0
    for insertion in insertions {
      result += bytes[start..<insertion.offset]
      result += Array(insertion.text.utf8)
      start = insertion.offset + insertion.removed
    }
    return String(decoding: result + bytes[start...], as: UTF8.self)
  }

  /// Creates an edit that adds an entry to a section of a Screenlet's spec. If the spec lacks the
  /// section, it is added too. Reports an error and returns nil if the spec cannot be read, has an
  /// entry of that name, or is written so that an entry cannot be added in place.
  package init?(
    adding entry: SpecEntry, to section: SpecSection, of file: SourceFile,
    reporting diagnostics: inout Diagnostics
  ) {
    let root = diagnostics.unlessErrors { Node(parsing: file, reporting: &$0) }
    guard let root else { return nil }
    guard let entries = root.mapping else {
      diagnostics.error(.noSpec, at: root.range)
      return nil
    }
    guard entries.contains(where: { $0.key.keyText == ScreenletKeys.screenlet.name }) else {
      diagnostics.error(.noScreenlet, at: entries.first?.key.range ?? root.range)
      return nil
    }
    let existing = entries.first { $0.key.keyText == section.rawValue }
    if let existing {
      guard let declared = existing.value.declaredEntries else {
        diagnostics.error(.noEntries(section), at: existing.value.range)
        return nil
      }
      if let taken = declared.first(where: { $0.key.keyText == entry.key }) {
        diagnostics.error(.exists(entry.key, section), at: taken.key.range)
        return nil
      }
    }
    let isFirst = existing?.value.declaredEntries?.isEmpty ?? true
    let added = (isFirst ? section.firstEntries : []) + [entry]
    let position = EntryPosition(root: root, section: section, file: file)
    for insertions in position.insertions(of: added) {
      let edit = SpecEdit(file: file, insertions: insertions)
      if edit.adds(added, to: section, of: root) {
        self = edit
        return
      }
    }
    diagnostics.error(.noPosition(entry.key), at: existing?.key.range ?? root.range)
    return nil
  }

  init(file: SourceFile, insertions: [Insertion]) {
    self.file = file
    self.insertions = insertions
  }
}

extension Node {
  /// The entries of a mapping. Empty for an omitted value, and nil for any other node.
  fileprivate var declaredEntries: [Entry]? {
    if let scalar, scalar.value == .null, range.text.isEmpty { return [] }
    return mapping
  }
}

extension Diagnostic.Message {
  fileprivate static let noSpec: Self =
    "this is not a spec to add to; start it with 'screenlet: <Name>'"

  fileprivate static let noScreenlet: Self =
    "this spec describes no Screenlet; add to one that says 'screenlet: <Name>'"

  fileprivate static func noEntries(_ section: SpecSection) -> Self {
    let key = section.rawValue
    let entries = section == .viewModel ? "members" : key
    return "cannot add to what is here; write the \(entries) one to a line, below '\(key):'"
  }

  fileprivate static func noPosition(_ name: String) -> Self {
    "cannot find a place for '\(name)' in this spec that leaves the rest as it is; add it by hand"
  }

  fileprivate static func exists(_ name: String, _ section: SpecSection) -> Self {
    let hint = section == .actions ? ", or change it with '--change'" : ""
    return "there is \(section.item) '\(name)' already; choose another name\(hint)"
  }
}
