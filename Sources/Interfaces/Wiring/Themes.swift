/// The XIBs that Screenlets use as their views.
struct Themes {
  let all: [ThemeInterface]

  /// Returns the themes whose file is named after the view class.
  func named(after viewClass: String) -> [ThemeInterface] {
    all.filter { $0.fileClass == viewClass }
  }

  /// Returns the themes whose root has the class.
  func using(_ viewClass: CodeBase.Reference) -> [ThemeInterface] {
    all.filter { $0.viewClass == viewClass }
  }

  /// Returns the themes of the Screenlet.
  func of(_ screenlet: Int) -> [ThemeInterface] { all.filter { $0.name.screenlet == screenlet } }
}
