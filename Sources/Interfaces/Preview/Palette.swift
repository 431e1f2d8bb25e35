import XMLText

/// The colours of an interface in one appearance.
struct Palette {
  let interface: Interface
  let appearance: Traits.Appearance

  func system(_ name: String) -> Color { SystemColors.color(name, appearance) ?? .clear }

  /// Returns the colour that code or the XIB gives the view, or nil if UIKit decides.
  func own(_ key: String, of view: InterfaceView) -> Color? {
    view.style.color(key, appearance) ?? view.part("color", key).flatMap(color)
  }

  /// Returns the colour of the view's text.
  func text(of view: InterfaceView) -> Color {
    if view.kind == .button {
      if let color = view.style.color("titleColor", appearance) { return color }
      return view.titleColor.flatMap(color) ?? tint(of: view)
    }
    return own("textColor", of: view) ?? system("labelColor")
  }

  /// Returns the colour of a text field's placeholder. If the theme set gives the field a fixed
  /// background, the placeholder has the appearance that is readable on it.
  func placeholder(of view: InterfaceView) -> Color {
    if let color = view.style.color("placeholderColor", appearance) { return color }
    var appearance = appearance
    if case .fixed(let rgb, let alpha)? = view.style.colors["backgroundColor"], alpha > 0.5 {
      let background = Color(rgb)
      let (black, white) = (Color(0x000000), Color(0xFFFFFF))
      let isLight = black.contrast(with: background) > white.contrast(with: background)
      appearance = isLight ? .light : .dark
    }
    return SystemColors.color("placeholderTextColor", appearance) ?? .clear
  }

  func tint(of view: InterfaceView) -> Color { own("tintColor", of: view) ?? system("tintColor") }

  /// Returns the background of the view. Unless the XIB or code sets one, it is clear, except for
  /// rows and for text fields with a rounded border.
  func background(of view: InterfaceView) -> Color {
    if let color = own("backgroundColor", of: view) { return color }
    return view.isRow
      || view.kind == .textField && view.element["borderStyle"] == "roundedRect"
      ? system("systemBackgroundColor") : .clear
  }

  /// Whether all colours with the `keys` are system colours, which fit each other, or left to
  /// UIKit.
  func isOfSystem(_ keys: [String], of view: InterfaceView) -> Bool {
    keys.allSatisfy { key in
      if let color = view.style.colors[key] { return color.isOfSystem }
      let element = key == "titleColor" ? view.titleColor : view.part("color", key)
      return element.map {
        $0["systemColor"] != nil || $0["cocoaTouchSystemColor"] != nil
      }
        ?? true
    }
  }

  private func color(_ element: Element) -> Color? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"],
      let color = SystemColors.color(name, appearance)
    {
      return color
    }
    if let name = element["name"] { return interface.colors[name].flatMap(ownColor) }
    return ownColor(element)
  }

  private func ownColor(_ element: Element) -> Color? {
    func part(_ name: String) -> Double? {
      element[name].flatMap(Double.init).map { $0.isFinite ? min(1, max(0, $0)) : 0 }
    }
    let alpha = part("alpha") ?? 1
    if let white = part("white") {
      return Color(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension InterfaceView {
  /// The colour that the XIB gives the title of a button.
  fileprivate var titleColor: Element? {
    part("state", "normal")?.elements.first { $0.name == "color" }
  }

  fileprivate var isRow: Bool { kind == .tableViewCell || kind == .collectionViewCell }
}
