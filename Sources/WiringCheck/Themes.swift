/// The XIBs that Screenlets use as their views.
struct Themes {
  let all: [Theme]

  /// The themes whose file is named after the view class.
  func named(after viewClass: String) -> [Theme] { all.filter { $0.fileClass == viewClass } }

  /// The themes whose root has the class.
  func using(_ viewClass: CodeBase.Reference) -> [Theme] {
    all.filter { $0.viewClass == viewClass }
  }

  /// The themes of the Screenlet.
  func of(_ screenlet: Int) -> [Theme] { all.filter { $0.name.screenlet == screenlet } }
}
