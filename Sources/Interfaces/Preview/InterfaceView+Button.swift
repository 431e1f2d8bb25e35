import AutoLayout
import XMLText

// Buttons that have a configuration, as UIKit and the runtime draw them.

extension InterfaceView {
  /// The configuration of a button; nil for other views and for buttons with titles alone.
  var configuration: Element? {
    kind == .button ? part("buttonConfiguration", "configuration") : nil
  }

  /// The width of a spinner in a button, with its distance from the title.
  static let busyWidth = 26.0
  /// The distances of a button's title from the edges of its background, in points.
  static let buttonInsets = (horizontal: 12.0, vertical: 7.0)

  /// The distance of a button's title, or of its symbol, from the sides, in points.
  var sideInset: Double {
    configuration == nil || element.isButton(that: "isFlush") ? 0 : Self.buttonInsets.horizontal
  }

  /// The symbol before the title of a button.
  func symbol(in texts: Texts) -> String? {
    text(in: texts)?.isEmpty == false ? configuration?["image"] : nil
  }

  /// The width of what is before the title of a button, with its distance from that. A symbol is as
  /// large as the font of the title asks for.
  func widthBeforeTitle(isBusy: Bool, in font: Font, _ texts: Texts) -> Double {
    isBusy ? Self.busyWidth : symbol(in: texts) == nil ? 0 : SystemSymbol.side(font.size) + 6
  }

  /// The distances of the background of a button from its edges, in points.
  var backgroundInsets: (horizontal: Double, vertical: Double) {
    element.isRowButton ? (0, 6) : element.isRoundButton ? (4, 4) : (0, 0)
  }

  /// The radius of the corners that UIKit calls large, in points.
  static let largeCornerRadius = 12.0
}

extension Element {
  /// Whether this is the button that its view is there for, an `ActionButton` of the runtime with
  /// a bold title.
  var isPrimaryButton: Bool { isButton(that: "isPrimary") }
  /// Whether this is the button of a row, an `ActionButton` with a small capsule.
  var isRowButton: Bool { isButton(that: "isInRow") }

  /// Whether this is the button of a bar, an `ActionButton` that is a circle with a symbol.
  var isRoundButton: Bool { isButton(that: "isRound") }

  /// Whether this is a button that deletes something, whose title is red.
  var isDestructiveButton: Bool {
    let configuration = elements.first { $0.name == "buttonConfiguration" }
    let color = configuration?.elements.first { $0["key"] == "baseForegroundColor" }
    return name == "button" && color?["systemColor"] == "systemRedColor"
  }

  fileprivate func isButton(that attribute: String) -> Bool {
    let attributes = element("userDefinedRuntimeAttributes")?.elements ?? []
    return name == "button"
      && attributes.contains { $0["keyPath"] == attribute && $0["value"] == "YES" }
  }
}

extension Palette {
  /// Returns the colour of a button's title.
  func title(of button: InterfaceView) -> Color {
    if interface.isBusy(button) { return system("tertiaryLabelColor") }
    if let color = button.style.color("titleColor", appearance) { return color }
    if let color = button.titleColor.flatMap(color) { return color }
    let isFilled = button.configuration?["style"] == "filled"
    return isFilled ? Color(0xFFFFFF) : tint(of: button)
  }

  /// Returns the background that the style of a button's configuration gives it.
  func background(of configuration: Element, _ button: InterfaceView) -> Color {
    let base =
      configuration.elements.first { $0["key"] == "baseBackgroundColor" }.flatMap(color)
      ?? tint(of: button)
    // It cannot be tapped.
    if interface.isBusy(button), configuration["style"] != "plain" {
      return system("tertiarySystemFillColor")
    }
    switch configuration["style"] {
    case "filled": return base
    case "tinted": return Color(red: base.red, green: base.green, blue: base.blue, alpha: 0.18)
    case "gray": return system("systemFillColor")
    default: return .clear
    }
  }
}

extension InterfaceView {
  /// The colour that the XIB gives the title of a button.
  var titleColor: Element? {
    if let configuration {
      return configuration.elements.first { $0["key"] == "baseForegroundColor" }
    }
    return part("state", "normal")?.elements.first { $0.name == "color" }
  }
}
