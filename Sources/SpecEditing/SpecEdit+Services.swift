package import SourceText
import SpecModel
import SpecNotation

extension SpecEdit {
  /// Creates an edit that adds the path of a catalogue to the `services` of a module file. Reports
  /// an error and returns nil if the file cannot be read, or if the path cannot be added in place.
  package init?(
    addingServices path: String, to file: SourceFile, reporting diagnostics: inout Diagnostics
  ) {
    let root = diagnostics.unlessErrors { Node(parsing: file, reporting: &$0) }
    guard let root else { return nil }
    let existing = root[ModuleKeys.services]
    let insertion =
      existing.map { $0.insertion(ofService: path, SpecLayout(file)) }
      ?? root.insertion(ofServices: path, SpecLayout(file))
    self.init(file: file, insertions: [insertion])
    let edited = Node(reading: text)
    let names = existing.map(\.texts) ?? []
    guard let edited, let names, edited[ModuleKeys.services]?.texts == names + [path],
      edited.without(ModuleKeys.services.name).json
        == root.without(ModuleKeys.services.name).json
    else {
      diagnostics.error(.noPosition(path), at: (existing ?? root).range)
      return nil
    }
  }
}

extension Node {
  /// The text, or the texts of the list. Nil for any other node.
  fileprivate var texts: [String]? {
    let items = list ?? [self]
    let texts = items.compactMap { $0.scalar?.text }
    return texts.count == items.count ? texts : nil
  }

  /// Returns the insertion of a path into a module file without services.
  fileprivate func insertion(ofServices path: String, _ layout: SpecLayout) -> SpecEdit.Insertion {
    if isFlow {
      return SpecEdit.Insertion(
        offset: range.upperBound - 1, text: ", \(ModuleKeys.services.name): \(path)")
    }
    let end = layout.endOfLine(after: range.upperBound)
    let start = layout.isAfterOpenLine(end) ? layout.lineEnd : ""
    return SpecEdit.Insertion(
      offset: end, text: "\(start)\(ModuleKeys.services.name): \(path)\(layout.lineEnd)")
  }

  /// Returns the insertion of a path into this value of `services`.
  fileprivate func insertion(ofService path: String, _ layout: SpecLayout) -> SpecEdit.Insertion {
    guard let items = list else {
      return SpecEdit.Insertion(
        offset: range.lowerBound, removed: range.offsets.count, text: "[\(range.text), \(path)]")
    }
    guard let last = items.last, !isFlow else {
      let separator = items.isEmpty ? "" : ", "
      return SpecEdit.Insertion(offset: range.upperBound - 1, text: separator + path)
    }
    let end = layout.endOfLine(after: last.range.upperBound)
    let start = layout.isAfterOpenLine(end) ? layout.lineEnd : ""
    let indent = layout.indent(of: last.range.lowerBound).dropLast(2)
    return SpecEdit.Insertion(offset: end, text: "\(start)\(indent)- \(path)\(layout.lineEnd)")
  }
}

extension Diagnostic.Message {
  fileprivate static func noPosition(_ path: String) -> Self {
    "cannot add '\(path)' here and leave the rest as it is; write it under 'services' by hand"
  }
}
