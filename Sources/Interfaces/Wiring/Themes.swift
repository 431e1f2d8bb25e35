import SourceText

/// What Screenlets use as their views: XIBs, and classes of views of SwiftUI, which have none.
struct Themes {
  let all: [ThemeInterface]
  private let byFileClass: [String: [ThemeInterface]]
  private let byViewClass: [CodeBase.Reference?: [ThemeInterface]]
  private let byScreenlet: [Int?: [ThemeInterface]]
  /// The names of the themes without a XIB, by their Screenlets.
  private let ofSwiftUI: [Int: [String]]

  init(all: [ThemeInterface], _ screenlets: Screenlets, in code: CodeBase) {
    self.all = all
    ofSwiftUI = code.classes.indices.reduce(into: [:]) { themes, index in
      let source = code.classes[index]
      guard !source.isNested, code.isSwiftUI(index) else { return }
      let name = screenlets.viewName(source.simpleName, from: source.file.path)
      guard let screenlet = name.screenlet, let theme = name.theme else { return }
      themes[screenlet, default: []].append(theme)
    }
    byFileClass = Dictionary(grouping: all, by: \.fileClass)
    byViewClass = Dictionary(grouping: all, by: \.viewClass)
    byScreenlet = Dictionary(grouping: all, by: \.name.screenlet)
  }

  /// Returns the themes whose file is named after the view class.
  func named(after viewClass: String) -> [ThemeInterface] { byFileClass[viewClass] ?? [] }

  /// Returns the themes whose root has the class.
  func using(_ viewClass: CodeBase.Reference) -> [ThemeInterface] { byViewClass[viewClass] ?? [] }

  /// Returns the names of all themes of the Screenlet.
  func names(of screenlet: Int) -> [String] {
    of(screenlet).compactMap(\.name.theme) + ofSwiftUI[screenlet, default: []]
  }

  /// Returns the themes of the Screenlet that have XIBs.
  func of(_ screenlet: Int) -> [ThemeInterface] { byScreenlet[screenlet] ?? [] }
}

extension CodeBase {
  /// Returns whether the class is the view of a theme without a XIB.
  func isSwiftUI(_ index: Int) -> Bool {
    isKind(.source(index), of: .framework("SwiftUIScreenletView")) == true
  }
}
