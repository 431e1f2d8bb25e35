import SpecModel

/// What the themes of a Screenlet inherit from those above them. It is found once, from the top
/// down, so that a long chain of themes takes no longer than as many themes side by side.
struct ThemeTree {
  private struct Line {
    let theme: ThemeSpec
    let parent: ThemeSpec?
    let classTheme: ThemeSpec
    /// The full theme that it comes from.
    let top: ThemeSpec
    /// Those of the themes above it, and its own.
    let sets: Set<String>
    let inheritsSet: Bool

    init(_ theme: ThemeSpec, below above: Line?) {
      self.theme = theme
      parent = above?.theme
      let isChild = if case .child = theme.kind { true } else { false }
      classTheme = isChild ? above?.classTheme ?? theme : theme
      top = above?.top ?? theme
      let setsAbove = above?.sets ?? []
      sets = theme.set.map { setsAbove.union([$0.value]) } ?? setsAbove
      inheritsSet = theme.set.map { setsAbove.contains($0.value) } ?? false
    }
  }

  private var lines: [String: Line] = [:]

  init(_ themes: [ThemeSpec]) {
    let children = Dictionary(grouping: themes) { $0.parent?.value }
    var rest = children[nil, default: []]
    while let theme = rest.popLast() {
      lines[theme.name.value] = Line(theme, below: theme.parent.flatMap { lines[$0.value] })
      rest += children[theme.name.value, default: []]
    }
  }
}

extension ThemeTree {
  func parent(of theme: ThemeSpec) -> ThemeSpec? { lines[theme.name.value]?.parent }

  /// The theme whose view class a theme uses: its own, or for a child the nearest above it.
  func classTheme(of theme: ThemeSpec) -> ThemeSpec {
    lines[theme.name.value]?.classTheme ?? theme
  }

  /// How a theme shows the rows of a list: as the full theme does that it comes from.
  func listStyle(of theme: ThemeSpec) -> ThemeSpec.ListStyle? {
    lines[theme.name.value]?.top.listStyle
  }

  /// The members that a theme shows in other controls: those of the full theme that it comes from.
  func members(of theme: ThemeSpec) -> [ViewModelMember] {
    lines[theme.name.value]?.top.members ?? []
  }

  /// The path of the set that the view class of a theme has to use itself, rather than inherit.
  func set(of theme: ThemeSpec) -> String? {
    lines[theme.name.value]?.inheritsSet == true ? nil : theme.set?.value
  }
}
