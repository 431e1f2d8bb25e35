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
        element["customClass"] != "OptionMenu",
        let own = first(where: { $0.element == element.name })
      else { continue }
      element.setClass(own.name, own.module, in: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Element {
  /// Gives the element a class in `bytes`, the text of its XIB up to the end of the element. The
  /// class and its module are behind the identifier.
  func setClass(_ name: String, _ module: String?, in bytes: inout [UInt8]) {
    let former = ["customClass", "customModule", "customModuleProvider"]
      .compactMap { attribute($0)?.range }.sorted { $0.lowerBound > $1.lowerBound }
    guard let place = former.last?.lowerBound ?? attribute("id").map({ $0.range.upperBound + 1 })
    else { return }
    // Each is removed with the blank before it.
    for range in former { bytes.removeSubrange(range.lowerBound - 1..<range.upperBound) }
    let ofModule = module.map { " customModule=\"\($0)\"" } ?? ""
    bytes.insert(contentsOf: " customClass=\"\(name)\"\(ofModule)".utf8, at: place - 1)
  }

  /// Whether this is a label that is read out together with the control that it names.
  fileprivate var isCaption: Bool {
    let flags = element("accessibility")?.elements ?? []
    return flags.contains { $0["key"] == "isElement" && $0["value"] == "NO" }
  }
}
