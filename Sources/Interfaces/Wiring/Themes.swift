/// The XIBs that Screenlets use as their views.
struct Themes {
  let all: [ThemeInterface]
  private let byFileClass: [String: [ThemeInterface]]
  private let byViewClass: [CodeBase.Reference?: [ThemeInterface]]
  private let byScreenlet: [Int?: [ThemeInterface]]

  init(all: [ThemeInterface]) {
    self.all = all
    byFileClass = Dictionary(grouping: all, by: \.fileClass)
    byViewClass = Dictionary(grouping: all, by: \.viewClass)
    byScreenlet = Dictionary(grouping: all, by: \.name.screenlet)
  }

  /// Returns the themes whose file is named after the view class.
  func named(after viewClass: String) -> [ThemeInterface] { byFileClass[viewClass] ?? [] }

  /// Returns the themes whose root has the class.
  func using(_ viewClass: CodeBase.Reference) -> [ThemeInterface] { byViewClass[viewClass] ?? [] }

  /// Returns the themes of the Screenlet.
  func of(_ screenlet: Int) -> [ThemeInterface] { byScreenlet[screenlet] ?? [] }
}
