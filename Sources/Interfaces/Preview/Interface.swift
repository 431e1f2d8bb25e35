package import SourceText
import XMLText

/// The view of a XIB, as its file on disk describes it.
package struct Interface: Sendable {
  package let file: SourceFile
  let styles: InterfaceStyles
  let root: InterfaceView
  /// All views of the XIB, by index.
  let views: [InterfaceView]
  /// The constraints that apply, each with the index of the view whose element contains it.
  let constraints: [(element: Element, owner: Int)]
  /// The colours that the document defines, by name.
  let colors: [String: Element]
  /// The sizes of the images that the document uses, by name.
  let imageSizes: [String: (width: Double?, height: Double?)]
  /// The texts that a server fills, by their keys in string tables: those of the view and of the
  /// first row of a list, then those of its other rows.
  package var samples: [[String: String]] = []
  /// The texts that a user types, by their keys in string tables.
  package var entries: [String: String] = [:]
  /// Whether a user has filled it in, and not only typed into its fields.
  var isFilled = false
  /// The identifier of the button whose action is running, or nil.
  var busyButton: String?

  private let indices: [String: Int]
  private let outlets: [String: String]

  /// Creates the view as it is after code has applied the `styles`, and has shown the views with the
  /// `permitted` outlets. Reports an error and returns
  /// nil if the text is not XML, or if the XIB has no view or too many.
  package init?(
    _ file: SourceFile, styles: InterfaceStyles = InterfaceStyles(),
    permitted: Set<String> = [], reporting diagnostics: inout Diagnostics
  ) {
    guard let document = Document(parsing: file, reporting: &diagnostics) else { return nil }
    let objects = document.root.element("objects")?.elements ?? []
    guard let root = objects.first(where: { $0["id"] != nil && $0.isView }) else {
      diagnostics.error(.noView, at: document.root.nameRange)
      return nil
    }
    self.file = file
    self.styles = styles
    // The outlets of the root come last, and count if a view inside it has one to the same view.
    let outlets = Dictionary(
      root.descendants.filter { $0.name == "outlet" }
        .compactMap { outlet in
          outlet["destination"].flatMap { id in outlet["property"].map { (id, $0) } }
        }, uniquingKeysWith: { $1 })
    self.outlets = outlets
    let rootKind = InterfaceView.Kind(of: root)
    let isTile =
      rootKind == .collectionViewCell && !root.descendants.contains { $0.name == "imageView" }
    var next = 0
    self.root = InterfaceView(root, next: &next) { element, kind in
      if element["id"] == root["id"] { return styles.style(ofRoot: rootKind, isTile: isTile) }
      if element.isCard { return styles.styles["card", default: InterfaceStyles.Style()] }
      if element.isTitle || element.isRating, !rootKind.isPartOfList {
        return styles.styleOfTitle
      }
      if element.isCaption { return styles.styles["caption", default: InterfaceStyles.Style()] }
      guard let outlet = element["id"].flatMap({ outlets[$0] }) else {
        return InterfaceStyles.Style()
      }
      var style = styles.style(
        of: kind,
        element.isPrimaryButton ? "primary" : element.isDestructiveButton ? "destructive" : nil,
        inside: rootKind)
      if permitted.contains(outlet) { style.isHidden = false }
      return style
    }
    views = self.root.all
    // The time for a layout grows with the square of the number of views.
    let limit = InputFormat.interface.limits.work
    guard views.count <= limit else {
      diagnostics.error(.tooMany(views.count, limit: limit), at: root.nameRange)
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
    imageSizes = Dictionary(
      resources.filter { $0.name == "image" }
        .compactMap { image in
          image["name"].map {
            ($0, (image["width"].flatMap(Double.init), image["height"].flatMap(Double.init)))
          }
        }, uniquingKeysWith: { first, _ in first })
    colors = Dictionary(
      resources.filter { $0.name == "namedColor" }
        .compactMap { color in
          color["name"].flatMap { name in color.element("color").map { (name, $0) } }
        }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the index of the view with an identifier.
  func index(of id: String) -> Int? { indices[id] }

  /// Returns the name of a view for messages: its outlet, or else its text.
  func title(of view: InterfaceView) -> String {
    if let outlet = view.id.flatMap({ outlets[$0] }) { return "'\(outlet)'" }
    let text = view.text(in: [:]) ?? ""
    return text.isEmpty ? "this \(view.element.name)" : "'\(text)'"
  }

  /// Returns the identifier of the view that an outlet is connected to, or nil if the outlet is not
  /// connected.
  package func id(ofOutlet name: String) -> String? {
    outlets.first { $0.value == name }?.key
  }

  /// Returns the identifier of the label that an outlet is connected to, if it has no text of its
  /// own: rows are generated with the name of a label as its text, and the runtime removes the text of
  /// a label for a value.
  package func id(ofSample outlet: String) -> String? {
    guard let id = id(ofOutlet: outlet), let index = index(of: id), views[index].kind == .label
    else { return nil }
    let text = views[index].text(in: [:]) ?? ""
    let isExample = isPartOfList && ["Title", "Detail", "Section"].contains(text)
    return text.isEmpty || isExample || views[index].isValueLabel ? id : nil
  }

  /// Returns the identifier of the field or text view that an outlet is connected to, if a user can
  /// type into it and it is empty.
  package func id(ofEntry outlet: String) -> String? {
    guard let id = id(ofOutlet: outlet), let view = index(of: id).map({ views[$0] }),
      [.textField, .textView].contains(view.kind), view.text(in: [:])?.isEmpty ?? true
    else { return nil }
    return id
  }

  /// Returns the identifier of the button that an outlet is connected to, if the runtime shows in it
  /// that its action is running.
  package func id(ofButton outlet: String) -> String? {
    guard let id = id(ofOutlet: outlet), let index = index(of: id),
      views[index].configuration != nil, views[index].element["customClass"] == "ActionButton"
    else { return nil }
    return id
  }

  /// Returns whether a view is the button whose action is running.
  func isBusy(_ view: InterfaceView) -> Bool { view.id != nil && view.id == busyButton }

  /// Returns the texts of a picture: those of a language, and the samples of a row.
  func shownTexts(_ texts: [String: String], ofRow index: Int = 0) -> [String: String] {
    samples.isEmpty ? texts : texts.merging(samples[index % samples.count]) { first, _ in first }
  }

  /// Whether this is the view of a form: whether a user can type a text in it, turn a switch, or add
  /// a date.
  var isForm: Bool {
    views.contains { view in
      switch view.kind {
      case .textField, .switch: !view.isHidden
      case .datePicker: view.isOptionalDate && !view.isHidden
      case .textView: !view.isHidden && view.element["editable"] != "NO"
      default: false
      }
    }
  }

  /// Whether this view is the header of a list section.
  package var isHeader: Bool { root.kind == .collectionReusableView }

  /// Whether this view is a row or a header of a list, instead of the view of a Screenlet.
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
