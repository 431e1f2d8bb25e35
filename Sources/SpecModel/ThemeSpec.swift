import SourceText
import SpecNotation

/// A look of the Screenlet: a view class, a XIB, or both.
package struct ThemeSpec: Hashable, Sendable, Named {
  package enum Kind: Hashable, Sendable {
    /// A view class and a XIB of its own.
    case full
    /// A XIB of its own, and a view class that extends the parent's.
    case extended(parent: Located<String>)
    /// A XIB of its own for the parent's view class.
    case child(parent: Located<String>)
    /// A view class of its own whose content is a view of SwiftUI, and no XIB.
    case swiftUI
  }

  /// How a list shows its rows.
  package enum ListStyle: String, CaseIterable, Hashable, Sendable {
    case table, collection
    /// A collection that shows one item per page.
    case slideshow
  }

  package var name: Located<String>
  package var kind: Kind
  /// How the theme of a list shows the rows; nil for a theme that is not full.
  package var listStyle: ListStyle?
  /// The path, relative to the folder of the spec, of the theme set whose constants and presenter
  /// the view uses.
  package var set: Located<String>?
  /// The members of the view model that have another control in this theme.
  package var members: [ViewModelMember] = []
  /// What the cells of the theme show instead of the `cell` of the list.
  package var cell: CellSpec?

  /// How the view looks while an action is at work; nil if the theme does not say it.
  package var working: WorkLook?

  /// When the view calls code that the developer writes, in the order of the moments.
  package var byHand: [ViewMoment] = []

  /// The rows of a list, of which cells show values.
  struct Rows {
    let model: ModelSpec
    let models: Declared<ModelSpec>
  }

  /// The Screenlet whose themes are read.
  struct Scope {
    var viewModel: Declared<ViewModelMember>
    var isList = false
    var hasSections = false
    /// Whether its view contains other Screenlets.
    var hasContained = false
    /// Nil if there is no list, or one with a mistake.
    var rows: Rows?
    /// Whether it extends another Screenlet.
    var isExtending = false
    /// The themes that it has already, to which others are added.
    var existing: [ThemeSpec] = []
  }

  package var parent: Located<String>? {
    switch kind {
    case .full, .swiftUI: nil
    case .extended(let parent), .child(let parent): parent
    }
  }

  /// The theme that every Screenlet falls back to.
  package static let defaultName = "default"
}

extension ThemeSpec {
  /// Reads the themes of `fields`. Without the key, the only theme is a full `default` at the range
  /// of the Screenlet; with it, one of the themes has to be named `default`.
  static func list(
    _ fields: Fields<ScreenletKeys>, screenlet: SourceRange, in scope: Scope
  ) -> [ThemeSpec] {
    guard let node = fields.node(ScreenletKeys.themes) else {
      let name = Located(defaultName, at: screenlet)
      return [ThemeSpec(name: name, kind: .full, listStyle: scope.isList ? .table : nil)]
    }
    guard let entries = fields[ScreenletKeys.themes] else { return [] }
    var names = entries.map(\.key.keyText)
    if !names.contains(defaultName) {
      let misspelt = entries.first { nearest(to: $0.key.keyText, in: [defaultName]) != nil }
      let range = misspelt?.key.range ?? fields.keyRange(of: ScreenletKeys.themes) ?? node.range
      fields.log.error(.noDefault(misspelt?.key.keyText), at: range)
      names.append(defaultName)
    }
    return list(entries, names: names, in: scope, reporting: fields.log)
  }

  /// Reads themes for a Screenlet that has others.
  static func further(
    _ entries: [Node.Entry], of screenlet: String, in scope: Scope, reporting log: DiagnosticLog
  ) -> [ThemeSpec] {
    let known = scope.existing.map(\.name.value)
    for entry in entries where known.contains(entry.key.keyText) {
      log.error(.alreadyThere(entry.key.keyText, of: screenlet), at: entry.key.range)
    }
    return list(
      entries, names: entries.map(\.key.keyText) + known, in: scope, reporting: log)
  }

  private static func list(
    _ entries: [Node.Entry], names: [String], in scope: Scope, reporting log: DiagnosticLog
  ) -> [ThemeSpec] {
    let themes = entries.compactMap { ThemeSpec($0, names: names, in: scope, reporting: log) }
    reportCycles(themes, reporting: log)
    reportByHand(themes, among: themes + scope.existing, reporting: log)
    reportSwiftUI(themes, among: themes + scope.existing, in: scope, reporting: log)
    return themes
  }

  /// Reads `full`, `extended from default` or `child of default`, for a list also
  /// `full, collection`; or the long form `{ kind: full, set: westeros.theme.yml }`.
  private init?(
    _ entry: Node.Entry, names: [String], in scope: Scope, reporting log: DiagnosticLog
  ) {
    let isList = scope.isList
    let name = entry.name
    let isNamed = name.isThemeName(reporting: log)
    let phrase = "theme '\(name.value)'"
    var kindNode: Node? = entry.value
    var set: Located<String>?
    var members: [ViewModelMember] = []
    var cell: CellSpec?
    var byHand: [ViewMoment] = []
    var working: WorkLook?
    /// The ranges of the keys about the view class, which a child theme does not have.
    var classRanges: [SourceRange] = []
    var byHandRange: SourceRange?
    /// The ranges of the keys that only full themes have.
    var ownRanges: [SourceRange] = []
    if case .mapping = entry.value.content {
      let fields = Fields(entry.value, of: phrase, at: name.range, ThemeKeys.self, reporting: log)
      kindNode = fields?.requiredNode(ThemeKeys.kind)
      set = fields?[ThemeKeys.set]?.specPath(of: "theme set", kind: "theme", reporting: log)
      if let fields {
        members = ViewModelMember.list(ofTheme: fields, scope.viewModel)
        cell = CellSpec(ofTheme: fields, scope.rows, isList: isList)
        let moments = fields[ThemeKeys.byHand] ?? []
        byHand = ViewMoment.allCases.filter(moments.contains)
        byHandRange = fields.keyRange(of: ThemeKeys.byHand)
        working = fields[ThemeKeys.working]
        classRanges = [byHandRange, fields.keyRange(of: ThemeKeys.working)].compactMap(\.self)
        ownRanges = [
          fields.keyRange(of: ThemeKeys.viewModel), fields.keyRange(of: ThemeKeys.cell),
        ].compactMap(\.self)
      }
    }
    let text = kindNode?.text(
      of: phrase, expecting: "'full', 'swiftUI', 'extended from' or 'child of'", reporting: log)
    guard let text else { return nil }
    let (written, style) = text.styled(isList: isList)
    let words = written.words
    var kind: Kind?
    switch (words.count, words.prefix(2).map(\.value)) {
    case (1, ["full"]):
      kind = .full
    case (1, ["swiftUI"]):
      kind = .swiftUI
    case (3, ["extended", "from"]):
      kind = .extended(parent: words[2])
    case (3, ["child", "of"]):
      kind = .child(parent: words[2])
    default:
      log.error(.unknownKind(text.value, isList: isList), at: text.range)
    }
    guard let kind else { return nil }
    self.init(
      name: name, kind: kind, listStyle: isList && kind == .full ? .table : nil, set: set,
      members: members, cell: cell, working: working, byHand: byHand)
    if case .child = kind {
      for range in classRanges { log.error(.classOfChild(String(range.text)), at: range) }
    }
    if byHand.contains(.layout), !isList, let byHandRange {
      log.error(.layoutOfNoList, at: byHandRange)
    }
    if parent != nil || name.value == Self.defaultName && !scope.isExtending {
      for range in ownRanges {
        log.error(
          .ownOfOther(name.value, key: String(range.text), isFull: parent == nil), at: range)
      }
    }
    if let style {
      listStyle = ListStyle(rawValue: style.value)
      if !isList {
        log.error(.styleOfNoList(style.value), at: style.range)
      } else if kind != .full {
        log.error(.styleOfParent, at: style.range)
      } else if listStyle == nil {
        log.error(.unknownStyle(style.value), at: style.range)
      } else if listStyle == .slideshow, scope.hasSections {
        log.error(.sectionsOfSlideshow, at: style.range)
      }
    }
    if case .child = kind, let set {
      log.error(.setOfChild(name.value), at: set.range)
    }
    if let parent, !names.contains(parent.value) {
      log.error(.unknownParent(parent.value, names), at: parent.range)
      return nil
    }
    guard isNamed else { return nil }
  }

  /// Reports a layout by hand of a view that has none, and a moment that an ancestor has too: Swift
  /// cannot override the method in an extension that would be called.
  private static func reportByHand(
    _ themes: [ThemeSpec], among all: [ThemeSpec], reporting log: DiagnosticLog
  ) {
    for theme in themes where !theme.byHand.isEmpty {
      var ancestors: [ThemeSpec] = []
      while let name = (ancestors.last ?? theme).parent?.value, ancestors.count < all.count,
        let parent = all.named(name)
      {
        ancestors.append(parent)
      }
      let shown = (ancestors.last ?? theme).listStyle
      if theme.byHand.contains(.layout), shown == .table {
        log.error(.layoutOfTable(theme.name.value), at: theme.name.range)
      }
      for moment in theme.byHand {
        guard let other = ancestors.first(where: { $0.byHand.contains(moment) }) else { continue }
        log.error(
          .byHandTwice(moment, theme.name.value, other.name.value), at: theme.name.range)
      }
    }
  }

  /// Reports themes that inherit from themselves, once for each cycle.
  private static func reportCycles(_ themes: [ThemeSpec], reporting log: DiagnosticLog) {
    var settled: Set<String> = []
    for theme in themes {
      var path: [String] = []
      var next: ThemeSpec? = theme
      while let current = next, !settled.contains(current.name.value) {
        if let start = path.firstIndex(of: current.name.value) {
          let cycle = path[start...] + [current.name.value]
          log.error(.cycle(Array(cycle)), at: current.parent?.range ?? current.name.range)
          break
        }
        path.append(current.name.value)
        next = current.parent.flatMap { themes.named($0.value) }
      }
      settled.formUnion(path)
    }
  }
}

extension CellSpec {
  /// Reads the cell of a theme.
  fileprivate init?(ofTheme theme: Fields<ThemeKeys>, _ rows: ThemeSpec.Rows?, isList: Bool) {
    guard let range = theme.keyRange(of: ThemeKeys.cell) else { return nil }
    guard isList else {
      theme.log.error(.cellOfNoList, at: range)
      return nil
    }
    let fields = theme.mapping(ThemeKeys.cell, at: range, orText: "a value or a mapping")
    // A list with a mistake in it was reported where it is.
    guard let fields, let rows else { return nil }
    self.init(fields, of: rows.model, rows.models)
  }
}

extension Located<String> {
  /// Returns the parts of `full, collection`: `full` and `collection`. Without a list, only the
  /// names of styles count as a style.
  fileprivate func styled(isList: Bool) -> (kind: Located<String>, style: Located<String>?) {
    guard let comma = value.utf8.firstIndex(of: UInt8(ascii: ",")) else { return (self, nil) }
    let style = part(value[comma...].dropFirst().trimmed)
    let isStyle = isList ? !style.value.isEmpty : ThemeSpec.ListStyle(rawValue: style.value) != nil
    return isStyle ? (part(value[..<comma]), style) : (self, nil)
  }

  /// Whether a theme can have this name, which becomes part of a class name and of a file name.
  /// Reports a name that it cannot have.
  func isThemeName(reporting log: DiagnosticLog) -> Bool {
    let isFine =
      value.unicodeScalars.first?.isASCIILetter == true
      && value.unicodeScalars.allSatisfy {
        $0.isASCIILetter || $0.isASCIIDigit || $0 == "-" || $0 == "_"
      }
    if !isFine { log.error(.badName(value), at: range) }
    return isFine
  }
}

extension Diagnostic.Message {
  fileprivate static func noDefault(_ misspelt: String?) -> Self {
    "there is no theme 'default', which every Screenlet falls back to; "
      + (misspelt.map { "rename '\($0)', or add" } ?? "add") + " 'default: full'"
  }

  fileprivate static func alreadyThere(_ name: String, of screenlet: String) -> Self {
    "'\(screenlet)' has a theme '\(name)' itself; give this one another name"
  }

  fileprivate static func badName(_ name: String) -> Self {
    "'\(name)' cannot name a theme; use letters, digits, '-' and '_', a letter first"
  }

  fileprivate static func unknownKind(_ text: String, isList: Bool) -> Self {
    let kinds = isList ? "'full', 'full, collection', 'full, slideshow'," : "'full',"
    return "cannot read '\(text)' as a theme; "
      + "write \(kinds) \(isList ? "" : "'swiftUI', ")'extended from <theme>' or 'child of <theme>'"
  }

  fileprivate static let styleOfParent: Self =
    "a theme shows the rows as its parent does; write the style at a full theme only"

  fileprivate static let sectionsOfSlideshow: Self =
    "a slideshow has no headers, which the sections of this list need; write 'full, collection', or "
    + "remove 'section'"

  fileprivate static func styleOfNoList(_ style: String) -> Self {
    "'\(style)' is how a list shows its rows, and there is no 'list'; write 'full' alone"
  }

  fileprivate static func unknownStyle(_ style: String) -> Self {
    let styles = ThemeSpec.ListStyle.allCases.map(\.rawValue)
    return "a list cannot be shown as '\(style)'"
      + suggestion(for: style, in: styles, else: "; expected \(styles.choice)")
  }

  fileprivate static func ownOfOther(_ name: String, key: String, isFull: Bool) -> Self {
    let isCell = key == ThemeKeys.cell.name
    return isFull
      ? "what the theme '\(name)' shows is said in "
        + (isCell ? "the 'cell' of the list" : "the 'viewModel' of the Screenlet")
        + "; write it there"
      : "'\(name)' has the \(isCell ? "cells" : "controls") of its parent; remove '\(key)', "
        + "or make the theme 'full'"
  }

  fileprivate static func classOfChild(_ key: String) -> Self {
    "a child theme has the view class of its parent; remove '\(key)', or make it 'extended from' the parent"
  }

  fileprivate static func layoutOfTable(_ name: String) -> Self {
    "'\(name)' shows the rows in a table, which has no layout; remove 'layout', or show them in a collection"
  }

  fileprivate static func byHandTwice(
    _ moment: ViewMoment, _ name: String, _ other: String
  ) -> Self {
    "'\(other)', which '\(name)' extends, has code of its own at '\(moment)' already; write it there, or "
      + "remove one of the two"
  }

  fileprivate static let layoutOfNoList: Self =
    "only a list that is a collection has a layout; remove 'layout'"

  fileprivate static let cellOfNoList: Self = "only a list has cells; remove 'cell'"

  fileprivate static func setOfChild(_ name: String) -> Self {
    "'\(name)' has the view class of its parent, which uses the set of the parent; "
      + "remove 'set', or make it 'extended from' the parent"
  }

  fileprivate static func unknownParent(_ name: String, _ known: [String]) -> Self {
    "no theme is named '\(name)'"
      + suggestion(for: name, in: known, else: "; add it, or name another")
  }

  fileprivate static func cycle(_ names: [String]) -> Self {
    let path = names.map { "'\($0)'" }.joined(separator: " from ")
    return "the themes inherit in a cycle: \(path); make one of them 'full'"
  }
}
