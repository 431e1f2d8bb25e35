/// The XIBs that Screenlets use as their views, looked up by their class, their file's class, or
/// their Screenlet.
struct Themes {
  let all: [Theme]
  private let byFileClass: [String: [Theme]]
  private let byViewClass: [CodeBase.Reference: [Theme]]
  private let byScreenlet: [Int: [Theme]]

  init(_ all: [Theme]) {
    self.all = all
    byFileClass = Dictionary(grouping: all, by: \.fileClass)
    byViewClass = Dictionary(grouping: all.filter { $0.viewClass != nil }) {
      $0.viewClass ?? .unknown("")
    }
    byScreenlet = Dictionary(grouping: all.filter { $0.name.screenlet != nil }) {
      $0.name.screenlet ?? 0
    }
  }

  /// The themes whose file is named after the view class.
  func named(after viewClass: String) -> [Theme] { byFileClass[viewClass] ?? [] }

  /// The themes whose root has the class.
  func using(_ viewClass: CodeBase.Reference) -> [Theme] { byViewClass[viewClass] ?? [] }

  /// The themes of the Screenlet.
  func of(_ screenlet: Int) -> [Theme] { byScreenlet[screenlet] ?? [] }
}
