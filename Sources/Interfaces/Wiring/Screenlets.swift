/// The Screenlets in the sources, by the names of their views.
struct Screenlets {
  /// A name such as `AddBookmarkView_default`, of a file or a class, split into its parts.
  struct ViewName: Hashable {
    /// The name of the view, such as `AddBookmarkView`.
    let view: String
    /// The theme, such as `default`, or nil if the name has no theme.
    let theme: String?
    /// The index of the view's Screenlet among the classes.
    let screenlet: Int?
  }

  /// The indices of the classes in the code.
  let classes: [Int]
  /// The names of the Screenlets without the suffix, such as `AddBookmark`.
  let names: [Int: String]
  private var byView: [String: [Int]] = [:]
  private let code: CodeBase

  init(in code: CodeBase) {
    // A class that derives from a library's Screenlet is recognized by its name.
    classes = code.classes.indices.filter {
      code.isKind(.source($0), of: .framework("BaseScreenlet"))
        ?? code.classes[$0].name.hasSuffix("Screenlet")
    }
    var names: [Int: String] = [:]
    for index in classes {
      let name = Self.name(of: code.classes[index].simpleName)
      names[index] = name
      byView[name + "View", default: []].append(index)
      byView[name + "ScreenletView", default: []].append(index)
    }
    self.names = names
    self.code = code
  }

  /// Returns the name of a Screenlet as the runtime determines it, without the last "Screenlet":
  /// `AddBookmark` for `AddBookmarkScreenlet`.
  private static func name(of className: String) -> String {
    var start = className.endIndex
    while start > className.startIndex {
      className.formIndex(before: &start)
      if className[start...].hasPrefix("Screenlet"), start > className.startIndex {
        return String(className[..<start])
      }
    }
    return className
  }

  /// Splits a name at the end of a Screenlet's view, or else after `View`, or else at its first
  /// `_`. If several Screenlets have the same name, the view belongs to the one nearest to `path`.
  func viewName(_ name: String, from path: String) -> ViewName {
    // No file has a name that is longer.
    if name.utf8.count > 255 { return ViewName(view: name, theme: nil, screenlet: nil) }
    let separators = name.indices.filter { name[$0] == "_" }
    for end in [name.endIndex] + separators.reversed() {
      let view = String(name[..<end])
      guard let screenlet = code.nearest(byView[view] ?? [], to: path) else { continue }
      let theme = end < name.endIndex ? String(name[name.index(after: end)...]) : nil
      return ViewName(view: view, theme: theme, screenlet: screenlet)
    }
    let split = separators.first { name[..<$0].hasSuffix("View") } ?? separators.first
    guard let split else { return ViewName(view: name, theme: nil, screenlet: nil) }
    return ViewName(
      view: String(name[..<split]), theme: String(name[name.index(after: split)...]),
      screenlet: nil)
  }

  /// Returns whether both are views of the same Screenlet, in the short or the long spelling.
  func areViewsOfOneScreenlet(_ left: ViewName, _ right: ViewName) -> Bool {
    left.view == right.view || left.screenlet != nil && left.screenlet == right.screenlet
  }
}
