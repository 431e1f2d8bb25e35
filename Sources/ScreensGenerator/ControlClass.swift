import SourceText
import SpecModel
import XMLText

/// A class of the app that a theme set gives the controls of one kind in XIBs.
struct ControlClass: Hashable {
  /// The name of the elements in a XIB: `textField`.
  let element: String
  let name: String
  let module: String?
}

extension ScreenletSpec {
  /// Returns the classes that the set of a theme, or of the nearest theme that it extends, gives
  /// controls.
  func controlClasses(
    of theme: ThemeSpec, in tree: ThemeTree, _ sets: [String: ThemeSetSpec]
  ) -> [ControlClass] {
    var theme = theme
    while theme.set == nil, let parent = tree.parent(of: theme) { theme = parent }
    guard let set = theme.set.flatMap({ sets[$0.value] }) else { return [] }
    return set.styles.compactMap { style in
      guard let text = style.customClass, let element = style.control.element else { return nil }
      let parts = text.value.split(separator: ".").map(String.init)
      return ControlClass(
        element: element, name: parts[parts.count - 1],
        module: parts.count > 1 ? parts[0] : module?.value)
    }
  }
}

extension ThemeStyle.Control {
  /// The name of the elements of the controls in XIBs.
  fileprivate var element: String? {
    switch self {
    case .button: "button"
    case .widget(let widget): String(widget.className.dropFirst("UI".count)).lowerFirst
    default: nil
    }
  }
}

extension [ControlClass] {
  /// Returns a XIB in which the controls that have an outlet are of these classes.
  func applied(to text: String) -> String {
    if isEmpty { return text }
    var ignored = Diagnostics()
    let file = SourceFile(path: "theme.xib", text: text)
    guard let root = Document(parsing: file, reporting: &ignored)?.root else { return text }
    let elements = root.descendants
    let controls = Set(elements.filter { $0.name == "outlet" }.compactMap { $0["destination"] })
    var bytes: [UInt8] = .init(text.utf8)
    for element in elements.reversed() {
      guard let id = element.attribute("id"), controls.contains(id.value), !element.isCaption,
        let own = first(where: { $0.element == element.name })
      else { continue }
      // In a XIB, the class and its module are right behind the identifier.
      let former = element.attributes.filter { ["customClass", "customModule"].contains($0.name) }
      let start = id.range.upperBound
      let end = former.map(\.range.upperBound).reduce(start) { Swift.max($0, $1) }
      let module = own.module.map { " customModule=\"\($0)\"" } ?? ""
      let written = " customClass=\"\(own.name)\"\(module)"
      bytes.replaceSubrange(start..<end, with: written.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Element {
  /// Whether this is a label that is read out together with the control that it names.
  fileprivate var isCaption: Bool {
    let flags = element("accessibility")?.elements ?? []
    return flags.contains { $0["key"] == "isElement" && $0["value"] == "NO" }
  }
}
