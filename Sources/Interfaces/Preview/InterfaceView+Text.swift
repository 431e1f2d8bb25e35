import AutoLayout
import XMLText

extension InterfaceView {
  /// Texts by their keys in the string tables of Interface Builder, such as
  /// `9IA-lL-5rj.placeholder`.
  typealias Texts = [String: String]

  /// Returns the text of the view, or nil if its kind has no text or if a text field is empty.
  func text(in texts: Texts) -> String? {
    switch kind {
    case .label, .textView: own("text", in: texts)
    case .textField, .searchBar: own("text", in: texts).flatMap { $0.isEmpty ? nil : $0 }
    case .button: title(in: texts)
    default: nil
    }
  }

  /// Returns the text that a field shows while it is empty.
  func placeholder(in texts: Texts) -> String? { own("placeholder", in: texts) }

  /// Returns the titles of a segmented control's segments.
  func segments(in texts: Texts) -> [String] {
    let segments = element.element("segments")?.elements ?? []
    return segments.enumerated().map { index, segment in
      id.flatMap { texts["\($0).segmentTitles[\(index)]"] } ?? segment["title"] ?? ""
    }
  }

  /// The symbols of a segmented control's segments, each nil if the segment shows its title.
  var segmentSymbols: [String?] {
    (element.element("segments")?.elements ?? []).map { segment in
      segment["catalog"] == "system" ? segment["image"] : nil
    }
  }

  private func title(in texts: Texts) -> String? {
    if let text = id.flatMap({ texts["\($0).normalTitle"] }) { return text }
    return configuration?["title"] ?? part("state", "normal")?["title"] ?? ""
  }

  /// Returns the value of an attribute, which is a child element if it has line feeds.
  private func own(_ attribute: String, in texts: Texts) -> String? {
    if let text = id.flatMap({ texts["\($0).\(attribute)"] }) { return text }
    if let text = element[attribute] { return text }
    return element.elements.first {
      ["string", "mutableString"].contains($0.name) && $0["key"] == attribute
    }?.text
  }

  /// Returns the font of the view's text.
  func font(_ textSize: Traits.TextSize) -> Font {
    if let font = style.font(textSize) { return font }
    let description =
      configuration == nil
      ? part("fontDescription", "fontDescription")
      : configuration?.elements.first { $0["key"] == "titleFontDescription" }
    if configuration != nil, description == nil {
      let style =
        element.isRowButton
        ? "UICTFontTextStyleSubhead"
        : element.isPrimaryButton ? Font.headline : Font.body
      if var font = Font(style: style, textSize) {
        if element.isRowButton { font.isBold = true }
        return font
      }
    }
    if var font = description?["style"].flatMap({ Font(style: $0, textSize) }) {
      let isEmphasized =
        element["customClass"] == "EmphasizedLabel"
        || runtimeAttribute("isEmphasized")?["value"] == "YES"
      font.isBold = font.isBold || isEmphasized
      return font
    }
    let size = description?["pointSize"].flatMap(Double.init) ?? usualFontSize
    return Font(
      size: min(500, max(1, size)), isBold: description?.isBold ?? false,
      isItalic: description?["type"] == "italicSystem")
  }

  private var usualFontSize: Double {
    switch kind {
    case .button: 15
    case .textField, .textView: 14
    case .segmentedControl: 13
    default: 17
    }
  }

  /// The maximum number of lines, or 0 if there is none.
  var lineLimit: Int {
    switch kind {
    case .label: integer("numberOfLines", 1)
    case .textView: 0
    case .button where configuration != nil: 0
    default: 1
    }
  }

  /// The smallest factor by which the font may shrink to fit the text, or 1 if it does not shrink.
  func minimumScale(_ textSize: Traits.TextSize) -> Double {
    switch kind {
    case .label where element["adjustsFontSizeToFit"] != "NO": number("minimumScaleFactor", 1)
    case .textField where element["adjustsFontSizeToFit"] == "YES":
      min(1, number("minimumFontSize", 17) / font(textSize).size)
    case .button: titleScale ?? 1
    default: 1
    }
  }

  /// The minimum scale of a button's title, which a XIB can set only with runtime attributes.
  private var titleScale: Double? {
    let attributes = element.element("userDefinedRuntimeAttributes")?.elements ?? []
    func attribute(_ name: String) -> Element? {
      attributes.first { $0["keyPath"] == "titleLabel." + name }
    }
    guard attribute("adjustsFontSizeToFitWidth")?["value"] == "YES" else { return nil }
    return attribute("minimumScaleFactor")?.element("real")?["value"].flatMap(Double.init)
  }
}

extension Element {
  fileprivate var isBold: Bool {
    if self["type"] == "boldSystem" { return true }
    return ["semibold", "bold", "heavy", "black"].contains(self["weight"])
  }
}
