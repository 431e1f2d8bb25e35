import SourceText
import XMLText

/// Checks whether people can read and touch what an interface shows, as far as this can be seen in
/// the XIB or storyboard. Each kind of problem is one warning for the whole file, at the first
/// element.
struct AccessibilityCheck {
  /// The accessibility properties that the code of a class may set.
  struct Settings {
    fileprivate let setsFonts: Bool
    fileprivate let setsLabels: Bool

    init(_ text: String) {
      setsFonts = ["preferredFont", "UIFontMetrics", "adjustsFontForContentSizeCategory"]
        .contains { text.contains($0) }
      setsLabels = text.contains("accessibilityLabel")
    }
  }

  private(set) var findings = Diagnostics()

  private let interface: InterfaceFile
  /// The names of the outlets, by the identifiers of the objects they lead to.
  private let outlets: [String: String]

  /// Checks an interface. `settings` are those of the classes that the interface names.
  init(_ interface: InterfaceFile, settings: [Settings]) {
    self.interface = interface
    outlets = Dictionary(
      interface.elements.filter { $0.name == "outlet" }.compactMap { outlet in
        outlet["destination"].flatMap { id in outlet["property"].map { (id, $0) } }
      }, uniquingKeysWith: { first, _ in first })
    if !settings.contains(where: \.setsFonts) {
      report(interface.elements.filter(\.hasFixedFont), Diagnostic.Message.fixedFont(_:more:)) {
        $0.fontRange
      }
    }
    if !settings.contains(where: \.setsLabels) {
      report(interface.elements.filter(\.isUnlabelledImage), Diagnostic.Message.noLabel(_:more:)) {
        $0.nameRange
      }
    }
    report(
      interface.elements.filter { $0.smallSide != nil }, Diagnostic.Message.smallTarget(_:more:)
    ) { $0.smallSide ?? $0.nameRange }
    reportSides()
  }

  private mutating func report(
    _ elements: [Element], _ message: (_ name: String, _ more: Int) -> Diagnostic.Message,
    at range: (Element) -> SourceRange
  ) {
    guard let first = elements.first else { return }
    let name = first["id"].flatMap { outlets[$0] }.map { "'\($0)'" } ?? "this \(first.name)"
    findings.warning(message(name, elements.count - 1), at: range(first))
  }

  private mutating func reportSides() {
    let sides = interface.elements.filter { $0.name == "constraint" }.compactMap(\.side)
    guard let first = sides.first else { return }
    findings.warning(.side(first.value, more: sides.count - 1), at: first.valueRange)
  }
}

extension Element {
  /// Whether the element shows a text in a font that does not follow the user's text size. The font
  /// of a custom class or of an attributed text is left to code.
  fileprivate var hasFixedFont: Bool {
    guard customClass == nil, !elements.contains(where: { $0.name == "attributedString" }) else {
      return false
    }
    switch name {
    case "label", "textField", "textView":
      return font.map { $0["style"] == nil } ?? false
    case "button":
      let hasTitle = normalState?["title"]?.isEmpty == false
      return hasTitle && configuration == nil && font?["style"] == nil
    default: return false
    }
  }

  private var font: Element? { part("fontDescription", "fontDescription") }

  fileprivate var fontRange: SourceRange { font?.nameRange ?? nameRange }

  /// Whether the element is a button with only an image and without an accessibility label. System
  /// images have labels.
  fileprivate var isUnlabelledImage: Bool {
    guard name == "button", customClass == nil, let image = buttonImage,
      image["catalog"] != "system"
    else { return false }
    let accessibility = part("accessibility", "accessibilityConfiguration")
    let attributes = element("userDefinedRuntimeAttributes")?.elements ?? []
    return accessibility?["label"] == nil
      && accessibility?.part("bool", "isElement")?["value"] != "NO"
      && !attributes.contains { $0["keyPath"] == "accessibilityLabel" }
  }

  /// The element that names the image of a button without a title.
  private var buttonImage: Element? {
    let parts = [normalState, configuration].compactMap(\.self)
    guard parts.allSatisfy({ $0["title"]?.isEmpty != false && $0.elements.allSatisfy(\.isLook) })
    else { return nil }
    return parts.first { $0["image"] != nil }
      ?? parts.lazy.compactMap { $0.part("imageReference", "image") }.first
  }

  /// Whether this part of a button's state is not a title.
  private var isLook: Bool { !["attributedString", "string", "mutableString"].contains(name) }

  private var normalState: Element? { part("state", "normal") }
  private var configuration: Element? { part("buttonConfiguration", "configuration") }

  private func part(_ name: String, _ key: String) -> Element? {
    elements.first { $0.name == name && $0["key"] == key }
  }

  /// The range of the constant that makes a button or a field smaller than a finger needs, or nil
  /// if there is none. A custom class may accept touches around it.
  fileprivate var smallSide: SourceRange? {
    guard ["button", "textField"].contains(name), customClass == nil else { return nil }
    let constraints = element("constraints")?.elements ?? []
    let small = constraints.lazy.compactMap { constraint in
      constraint.limitsOwnSize ? constraint.attribute("constant") : nil
    }
    return small.first { Double($0.value).map { $0 < 44 } ?? false }?.valueRange
  }

  private var limitsOwnSize: Bool {
    ["width", "height"].contains(self["firstAttribute"]) && self["firstItem"] == nil
      && self["secondItem"] == nil && self["relation"] != "greaterThanOrEqual"
      && self["placeholder"] != "YES" && (self["priority"].flatMap(Double.init) ?? 1000) >= 750
  }

  /// The attribute that names the left or right edge in a constraint, or nil if it names neither.
  fileprivate var side: Attribute? {
    ["firstAttribute", "secondAttribute"].lazy.compactMap { attribute($0) }
      .first { ["left", "right", "leftMargin", "rightMargin"].contains($0.value) }
  }
}

extension Diagnostic.Message {
  fileprivate static func fixedFont(_ name: String, more: Int) -> Self {
    """
    \(name) has a font of a fixed size, whatever text size the user chose; use a text style, such as \
    Body, and let it adjust\(moreInFile(more))
    """
  }

  fileprivate static func noLabel(_ name: String, more: Int) -> Self {
    """
    \(name) shows an image only, which nobody can hear; give it an accessibility \
    label\(moreInFile(more))
    """
  }

  fileprivate static func smallTarget(_ name: String, more: Int) -> Self {
    """
    \(name) is smaller than the 44 points that a finger needs; give it at least \
    those\(moreInFile(more))
    """
  }

  fileprivate static func side(_ edge: String, more: Int) -> Self {
    let side = edge.hasPrefix("left") ? "left" : "right"
    let better = side == "left" ? "leading" : "trailing"
    return """
      this constraint holds the \(side) edge, even for languages that are read from right to left; \
      use the \(better) edge\(moreInFile(more))
      """
  }

  private static func moreInFile(_ count: Int) -> String {
    count == 0 ? "" : " (and \(count) more in this file)"
  }
}
