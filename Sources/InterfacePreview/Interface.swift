package import SourceText
import XMLNotation

/// The view of a XIB: what its file says of it, as it is on disk.
package struct Interface: Sendable {
  package let file: SourceFile
  let styles: InterfaceStyles
  let root: InterfaceView
  /// All its views, by their indices.
  let views: [InterfaceView]
  /// The constraints that apply, each with the index of the view whose element has it.
  let constraints: [(element: Element, owner: Int)]
  /// The colours that the document says itself, by their names.
  let colors: [String: Element]
  private let indices: [String: Int]
  private let outlets: [String: String]

  /// The time for a layout grows with the square of the number of views; a screen has far fewer.
  private static let limit = 300

  /// The view as it is once code has given it the `styles`. Nil, with an error, for a text that is
  /// not XML, and for a XIB without a view or with too many.
  package init?(
    _ file: SourceFile, styles: InterfaceStyles = InterfaceStyles(),
    reporting diagnostics: inout Diagnostics
  ) {
    guard let document = Document(parsing: file, reporting: &diagnostics) else { return nil }
    let objects = document.root.element("objects")?.elements ?? []
    guard let root = objects.first(where: { $0["id"] != nil && $0.isView }) else {
      diagnostics.error(.noView, at: document.root.nameRange)
      return nil
    }
    self.file = file
    self.styles = styles
    let outlets = Dictionary(
      root.descendants.filter { $0.name == "outlet" }
        .compactMap { outlet in
          outlet["destination"].flatMap { id in outlet["property"].map { (id, $0) } }
        }, uniquingKeysWith: { first, _ in first })
    self.outlets = outlets
    let rootKind = InterfaceView.Kind(rawValue: root.name) ?? .other
    var next = 0
    self.root = InterfaceView(root, next: &next) { element, kind in
      if element["id"] == root["id"] { return styles.style(ofRoot: rootKind) }
      let isOutlet = element["id"].map { outlets[$0] != nil } ?? false
      return isOutlet ? styles.style(of: kind, inside: rootKind) : InterfaceStyles.Style()
    }
    views = self.root.all
    guard views.count <= Self.limit else {
      diagnostics.error(.tooMany(views.count, limit: Self.limit), at: root.nameRange)
      return nil
    }
    constraints = views.flatMap { view in
      let own = view.element.element("constraints")?.elements ?? []
      return own.filter { $0.name == "constraint" && $0["placeholder"] != "YES" }
        .map { ($0, view.index) }
    }
    indices = Dictionary(
      views.compactMap { view in view.id.map { ($0, view.index) } }, uniquingKeysWith: { $1 })
    let resources = document.root.element("resources")?.elements ?? []
    colors = Dictionary(
      resources.filter { $0.name == "namedColor" }
        .compactMap { color in
          color["name"].flatMap { name in color.element("color").map { (name, $0) } }
        }, uniquingKeysWith: { first, _ in first })
  }

  /// The index of the view with an identifier.
  func index(of id: String) -> Int? { indices[id] }

  /// The view as messages name it: by its outlet, or else by its text.
  func title(of view: InterfaceView) -> String {
    if let outlet = view.id.flatMap({ outlets[$0] }) { return "'\(outlet)'" }
    let text = view.text(in: [:]) ?? ""
    return text.isEmpty ? "this \(view.element.name)" : "'\(text)'"
  }

  /// The identifier of the view that an outlet is connected to; nil if it is not connected.
  package func id(ofOutlet name: String) -> String? {
    outlets.first { $0.value == name }?.key
  }

  /// Whether it is the header of a list's section.
  package var isHeader: Bool { root.kind == .collectionReusableView }

  /// Whether it is a row of a list or a header, rather than the view of a Screenlet.
  package var isPartOfList: Bool { root.kind.isPartOfList }
}

extension Element {
  fileprivate var isView: Bool {
    elements.contains { $0.name == "rect" && $0["key"] == "frame" }
  }
}

extension Diagnostic.Message {
  fileprivate static let noView: Self = "no view is in this XIB, so there is nothing to preview"

  fileprivate static func tooMany(_ count: Int, limit: Int) -> Self {
    "\(count) views are in this XIB, and \(limit) is the most that can be previewed"
  }
}
