import XMLNotation

extension InterfaceView {
  /// Texts by what string tables of Interface Builder call them: `9IA-lL-5rj.placeholder`.
  typealias Texts = [String: String]

  /// What is written in the view; nil if it is not of a kind with a text of its own.
  func text(in texts: Texts) -> String? {
    switch kind {
    case .label, .textView: own("text", in: texts)
    case .textField, .searchBar: own("text", in: texts).flatMap { $0.isEmpty ? nil : $0 }
    case .button: title(in: texts)
    default: nil
    }
  }

  /// What a field shows while it is empty.
  func placeholder(in texts: Texts) -> String? { own("placeholder", in: texts) }

  /// The titles of a segmented control's segments.
  func segments(in texts: Texts) -> [String] {
    let segments = element.element("segments")?.elements ?? []
    return segments.enumerated().map { index, segment in
      id.flatMap { texts["\($0).segmentTitles[\(index)]"] } ?? segment["title"] ?? ""
    }
  }

  private func title(in texts: Texts) -> String? {
    if let text = id.flatMap({ texts["\($0).normalTitle"] }) { return text }
    let title =
      part("state", "normal")?["title"] ?? part("buttonConfiguration", "configuration")?["title"]
    return title ?? ""
  }

  /// The value of an attribute, which may be an element of its own if it has line feeds.
  private func own(_ attribute: String, in texts: Texts) -> String? {
    if let text = id.flatMap({ texts["\($0).\(attribute)"] }) { return text }
    if let text = element[attribute] { return text }
    return element.elements.first {
      ["string", "mutableString"].contains($0.name) && $0["key"] == attribute
    }?.text
  }

  /// The font of the text.
  func font(_ textSize: Traits.TextSize) -> Font {
    if let font = style.font(textSize) { return font }
    let description = part("fontDescription", "fontDescription")
    if let font = description?["style"].flatMap({ Font(style: $0, textSize) }) { return font }
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

  /// The number of lines that a text may have; 0 for any number.
  var lineLimit: Int {
    switch kind {
    case .label: integer("numberOfLines", 1)
    case .textView: 0
    default: 1
    }
  }

  /// The smallest part of its font's size that the text may shrink to; 1 if it does not.
  var minimumScale: Double {
    switch kind {
    case .label where element["adjustsFontSizeToFit"] != "NO": number("minimumScaleFactor", 1)
    case .button: titleScale ?? 1
    default: 1
    }
  }

  /// The least scale of a button's title, which a XIB can only set with runtime attributes.
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
