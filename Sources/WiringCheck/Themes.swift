/// The XIBs that Screenlets take as their views, looked up by what they are named after.
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

  /// Those whose file is named after the view class.
  func named(after viewClass: String) -> [Theme] { byFileClass[viewClass] ?? [] }

  /// Those whose root is of the class.
  func using(_ viewClass: CodeBase.Reference) -> [Theme] { byViewClass[viewClass] ?? [] }

  /// Those of the Screenlet.
  func of(_ screenlet: Int) -> [Theme] { byScreenlet[screenlet] ?? [] }
}
