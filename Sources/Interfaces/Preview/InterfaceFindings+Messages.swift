import SourceText

extension Diagnostic.Message {
  static func contradiction(_ traits: Traits) -> Self {
    """
    this constraint contradicts others, and a device breaks one of them; delete it, or give it a \
    priority below 1000\(traits.suffix)
    """
  }

  static func ambiguous(
    _ measure: InterfaceLayout.Measure, _ name: String, _ traits: Traits
  ) -> Self {
    "the \(measure.words) of \(name) is ambiguous; add a constraint\(traits.suffix)"
  }

  static func cutOff(
    _ name: String, _ text: String, _ frame: Frame, _ traits: Traits
  ) -> Self {
    """
    the text of \(name) is cut off: '\(text.printable)' does not fit into \
    \(frame.size)\(traits.suffix)
    """
  }

  static func hardToRead(_ name: String, _ contrast: Double, _ traits: Traits) -> Self {
    let contrast = SVG.number((contrast * 10).rounded() / 10)
    return """
      the text of \(name) is hard to read: its contrast is \(contrast), and 4.5 is \
      needed\(traits.suffix)
      """
  }

  static func outside(_ name: String, _ screen: Frame, _ traits: Traits) -> Self {
    "\(name) leaves the view, which is \(screen.size)\(traits.suffix)"
  }

  static func overlapping(_ name: String, _ other: String, _ traits: Traits) -> Self {
    "\(name) is in front of \(other)\(traits.suffix)"
  }
}

extension Frame {
  /// The size in words, without fractions: `320 by 44 points`.
  fileprivate var size: String {
    "\(SVG.number(width.rounded(.towardZero))) by \(SVG.number(height.rounded(.towardZero))) points"
  }
}

extension Traits {
  /// The end of a message about some devices only, such as ` (dark, 320 points)`.
  fileprivate var suffix: String {
    differences.isEmpty ? "" : " (\(differences.joined(separator: ", ")))"
  }
}

extension InterfaceLayout.Measure {
  fileprivate var words: String {
    switch self {
    case .x: "horizontal position"
    case .y: "vertical position"
    case .width: "width"
    case .height: "height"
    }
  }
}
