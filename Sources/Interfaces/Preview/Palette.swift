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
    if view.kind == .button { return title(of: view) }
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
  /// rows, for buttons with a configuration, and for text fields with a rounded border.
  func background(of view: InterfaceView) -> Color {
    if let color = own("backgroundColor", of: view), !interface.isBusy(view) { return color }
    if let configuration = view.configuration { return background(of: configuration, view) }
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

  func color(_ element: Element) -> Color? {
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
  fileprivate var isRow: Bool { kind == .tableViewCell || kind == .collectionViewCell }
}
