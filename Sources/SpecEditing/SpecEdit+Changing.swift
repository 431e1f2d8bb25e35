package import SourceText
import SpecModel
import SpecNotation

extension SpecEdit {
  /// Creates an edit that changes an action of a spec. The keys of `draft` get its values, and keys
  /// that an action of its kind cannot have are removed. Reports an error and returns nil if the
  /// spec cannot be read, has no action of that name, or cannot be changed in place.
  package init?(
    changing draft: ActionDraft, of file: SourceFile, reporting diagnostics: inout Diagnostics
  ) throws(DraftError) {
    let root = diagnostics.unlessErrors { Node(parsing: file, reporting: &$0) }
    guard let root else { return nil }
    let actions = root[ScreenletKeys.actions]?.mapping ?? []
    guard let action = actions.first(where: { $0.key.keyText == draft.name }) else {
      let names = actions.compactMap(\.key.keyText)
      diagnostics.error(
        .noAction(draft.name, names), at: root.mapping?.first?.key.range ?? root.range)
      return nil
    }
    let old = action.value.mapping ?? []
    let oldKind = action.value[ActionKeys.kind]?.scalar?.text
    let new = try draft.changedKeys(of: oldKind)
    let kind = new.first { $0.key == ActionKeys.kind.name }?.text ?? oldKind
    let replaced = ActionKeys.table.choices.filter { choice in
      new.contains { choice.keys.contains($0.key) }
    }.flatMap(\.keys)
    let kept = ActionKeys.table.names(for: kind).filter { name in
      !replaced.contains(name) && !new.contains { $0.key == name }
    }
    let edits =
      action.value.isFlow
      ? [action.value.replacement(keeping: kept, setting: new)]
      : ActionLines(old, SpecLayout(file)).edits(keeping: kept, setting: new)
    self.init(
      file: file, insertions: edits.sorted { ($0.offset, $0.removed) < ($1.offset, $1.removed) })
    let wanted =
      old.filter { kept.contains($0.key.keyText ?? "") } + (Node(reading: new.text)?.mapping ?? [])
    guard changes(action, to: wanted, of: root) else {
      diagnostics.error(.cannotChange(draft.name), at: action.key.range)
      return nil
    }
  }

  /// Whether the text after the edit has the wanted entries in the action, and nothing else has
  /// changed in meaning.
  private func changes(_ action: Node.Entry, to wanted: [Node.Entry], of root: Node) -> Bool {
    guard let edited = Node(reading: text), let name = action.key.keyText else { return false }
    func sorted(_ entries: [Node.Entry]) -> String {
      let entries = entries.sorted { ($0.key.keyText ?? "") < ($1.key.keyText ?? "") }
      return Node(.mapping(entries), range: root.range).json
    }
    return (edited[ScreenletKeys.actions]?[name]?.mapping).map(sorted) == sorted(wanted)
      && edited.without(action: name).json == root.without(action: name).json
  }
}

/// The entries of an action that is written in block style.
private struct ActionLines {
  private let entries: [Node.Entry]
  private let layout: SpecLayout

  init(_ entries: [Node.Entry], _ layout: SpecLayout) {
    self.entries = entries
    self.layout = layout
  }

  func edits(keeping kept: [String], setting new: [SpecEntry]) -> [SpecEdit.Insertion] {
    var edits: [SpecEdit.Insertion] = []
    for entry in entries where !kept.contains(entry.key.keyText ?? "") {
      let changed = new.first { $0.key == entry.key.keyText }
      if let text = changed?.text, entry.value.scalar != nil, !entry.value.range.text.contains("\n")
      {
        // Text after the value, such as a comment, stays.
        edits.append(entry.value.replaced(by: SpecEntry.inBlock(text)))
        continue
      }
      let start = layout.startOfLine(entry.key.range.lowerBound)
      let end = layout.endOfLine(after: entry.end)
      let lines = changed.map(self.lines) ?? ""
      edits.append(.init(offset: start, removed: end - start, text: lines))
    }
    let names = ActionKeys.table.names
    let added = new.filter { key in !entries.contains { $0.key.keyText == key.key } }
    for key in added {
      // The key is added after the last key that precedes it in the language.
      let before = names.prefix { $0 != key.key }
      let anchor = entries.last { before.contains($0.key.keyText ?? "") } ?? entries.last
      guard let anchor else { continue }
      let end = layout.endOfLine(after: anchor.end)
      let text =
        layout.isAfterOpenLine(end)
        ? layout.lineEnd + String(lines(key).dropLast(layout.lineEnd.count)) : lines(key)
      edits.append(.init(offset: end, text: text))
    }
    return edits
  }

  private func lines(_ entry: SpecEntry) -> String {
    let indent = entries.first.map { layout.indent(of: $0.key.range.lowerBound) } ?? ""
    return entry.lines(indent: indent).map { $0 + layout.lineEnd }.joined()
  }
}

extension Node {
  /// Returns the replacement of a mapping in braces: the kept entries, followed by the new ones.
  fileprivate func replacement(keeping kept: [String], setting new: [SpecEntry])
    -> SpecEdit.Insertion
  {
    let old = (mapping ?? []).filter { kept.contains($0.key.keyText ?? "") }
      .map { "\($0.key.range.text): \($0.value.range.text)" }
    return replaced(by: "{ " + (old + new.map(\.inFlow)).joined(separator: ", ") + " }")
  }

  fileprivate func replaced(by text: String) -> SpecEdit.Insertion {
    .init(offset: range.lowerBound, removed: range.upperBound - range.lowerBound, text: text)
  }

  fileprivate func without(action name: String) -> Node {
    let entries = (mapping ?? []).map { entry in
      guard entry.key.keyText == ScreenletKeys.actions.name else { return entry }
      var changed = entry
      changed.value = entry.value.without(name)
      return changed
    }
    return Node(.mapping(entries), range: range)
  }
}

extension SpecEntry {
  /// The value if it is a text, or nil.
  fileprivate var text: String? {
    if case .text(let text) = value { text } else { nil }
  }
}

extension Diagnostic.Message {
  fileprivate static func noAction(_ name: String, _ names: [String]) -> Self {
    let end = suggestion(for: name, in: names, else: "; leave '--change' out to add it")
    return "there is no action '\(name)'\(end)"
  }

  fileprivate static func cannotChange(_ name: String) -> Self {
    "cannot change '\(name)' in a way that leaves the rest of this spec as it is; change it by hand"
  }
}
