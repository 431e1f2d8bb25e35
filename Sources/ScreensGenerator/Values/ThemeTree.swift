import SpecModel

/// The values that the themes of a Screenlet inherit from their ancestors. They are found once,
/// from the top down, so that a long chain of themes takes no longer than as many independent
/// themes.
struct ThemeTree {
  /// The values that a theme inherits from its ancestors.
  private struct Line {
    let parent: ThemeSpec?
    let classTheme: ThemeSpec
    let listStyle: ThemeSpec.ListStyle?
    let members: [ViewModelMember]
    let cell: CellSpec?
    /// Whether an ancestor uses the same set.
    let inheritsSet: Bool
  }

  private var lines: [String: Line] = [:]

  init(_ themes: [ThemeSpec]) {
    let children = Dictionary(grouping: themes) { $0.parent?.value }
    var visits: [Visit] = children[nil, default: []].map { .enter($0, parent: nil) }
    /// The number of themes from the top to the current one that use each set.
    var setUses: [String: Int] = [:]
    while let visit = visits.popLast() {
      switch visit {
      case .enter(let theme, let parent):
        let name = theme.name.value
        let inheritsSet = theme.set.map { setUses[$0.value, default: 0] > 0 } ?? false
        lines[name] = Line(
          parent: parent, classTheme: classTheme(of: theme, under: parent),
          listStyle: parent.map { listStyle(of: $0) } ?? theme.listStyle,
          members: parent.map { members(of: $0) } ?? theme.members,
          cell: parent.map { cell(of: $0) } ?? theme.cell, inheritsSet: inheritsSet)
        if let set = theme.set?.value { setUses[set, default: 0] += 1 }
        visits.append(.leave(theme))
        visits += children[name, default: []].map { .enter($0, parent: theme) }
      case .leave(let theme):
        if let set = theme.set?.value { setUses[set, default: 0] -= 1 }
      }
    }
  }

  private enum Visit {
    case enter(ThemeSpec, parent: ThemeSpec?)
    case leave(ThemeSpec)
  }

  private func classTheme(of theme: ThemeSpec, under parent: ThemeSpec?) -> ThemeSpec {
    guard case .child = theme.kind, let parent else { return theme }
    return classTheme(of: parent)
  }
}

extension ScreenletSpec {
  /// Its themes, and those of the Screenlet to which it adds them.
  var themeTree: ThemeTree { ThemeTree((extended?.themes ?? []) + themes) }

  /// Whether it has no class of its own, but adds themes to a Screenlet that exists.
  var addsThemes: Bool { extended.map { !$0.themes.isEmpty } ?? false }
}

extension ThemeTree {
  func parent(of theme: ThemeSpec) -> ThemeSpec? { lines[theme.name.value]?.parent }

  /// Returns the theme whose view class a theme uses: itself, or the nearest ancestor that is not a
  /// child theme.
  func classTheme(of theme: ThemeSpec) -> ThemeSpec {
    lines[theme.name.value]?.classTheme ?? theme
  }

  /// Returns how a theme shows the rows of a list: like the full theme that it descends from.
  func listStyle(of theme: ThemeSpec) -> ThemeSpec.ListStyle? {
    lines[theme.name.value]?.listStyle
  }

  /// Returns the members that have another control in a theme: those of the full theme that it
  /// descends from.
  func members(of theme: ThemeSpec) -> [ViewModelMember] {
    lines[theme.name.value]?.members ?? []
  }

  /// Returns what the cells of a theme show instead of the list's cell, if the full theme that it
  /// descends from says so.
  func cell(of theme: ThemeSpec) -> CellSpec? { lines[theme.name.value]?.cell }

  /// Returns the path of the set that the view class of a theme has to use itself, instead of
  /// inheriting it.
  func set(of theme: ThemeSpec) -> String? {
    lines[theme.name.value]?.inheritsSet == true ? nil : theme.set?.value
  }
}
