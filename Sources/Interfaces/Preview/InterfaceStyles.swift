import AutoLayout

/// The styles that the code of a theme applies to the views of a XIB after loading it, as the theme
/// set defines them.
package struct InterfaceStyles: Sendable {
  /// The style of one kind of control.
  package struct Style: Sendable {
    package enum StyleColor: Sendable {
      /// `#RRGGBB` as a number, and an opacity from 0 to 1.
      case fixed(Int, alpha: Double)
      /// A colour of UIKit that differs between light and dark, such as `systemBackground`.
      case system(String)
    }

    /// The colours by the names of their properties: `backgroundColor`, `tintColor`, `textColor`,
    /// `titleColor`, `onTintColor`, `borderColor`.
    package var colors: [String: StyleColor] = [:]
    /// The corner radius in points.
    package var cornerRadius: Double?
    /// The width of the border in points, which has the colour `borderColor`.
    package var borderWidth = 0.0
    /// Whether the view is hidden, whatever its XIB says; nil for what that says.
    var isHidden: Bool?
    /// The font, in the size that it has at the standard text size.
    var font: Font?

    package init() {}

    /// Sets the font of the control's text, which follows the text size of the user. `size` is in
    /// points.
    package mutating func setFont(size: Double, isBold: Bool, isItalic: Bool) {
      font = Font(
        size: min(500, max(1, size)), isBold: isBold, isItalic: isItalic, isScaled: true)
    }

    /// Returns the font as `UIFontMetrics.default` scales it.
    func font(_ textSize: Traits.TextSize) -> Font? {
      guard var font, let body = Font(style: Font.body, textSize),
        let standard = Font(style: Font.body, .standard)
      else { return font }
      font.size *= body.size / standard.size
      return font
    }

    func color(_ key: String, _ appearance: Traits.Appearance) -> Color? {
      colors[key]?.color(appearance)
    }
  }

  /// The styles by the names of the controls in a theme set, such as `view`, `list`, `button` and
  /// `label`.
  package var styles: [String: Style] = [:]
  /// The appearance that code sets, or nil to use the appearance of the device.
  package var appearance: Traits.Appearance?
  /// The colour of the progress panel, or nil for its material.
  package var panelColor: Style.StyleColor?
  /// The opacity of the panel and its content, from 0 to 1.
  package var panelOpacity = 1.0

  package init() {}
}

extension InterfaceStyles.Style.StyleColor {
  /// Whether the colour is a system colour, which fits the other system colours in light and dark.
  var isOfSystem: Bool {
    if case .system = self { true } else { false }
  }

  func color(_ appearance: Traits.Appearance) -> Color? {
    switch self {
    case .fixed(let rgb, let alpha): Color(rgb, alpha: alpha)
    case .system(let name): SystemColors.color(name, appearance)
    }
  }
}

extension InterfaceStyles {
  /// The style of a title: that of labels, but for the font, and its own.
  var styleOfTitle: Style {
    var style = styles["label", default: Style()]
    let own = styles["title", default: Style()]
    style.colors.merge(own.colors) { $1 }
    style.font = own.font
    return style
  }

  /// Returns the style of the root view of a XIB, which is of the kind `root`. A tile that shows no
  /// image looks as cards do.
  func style(ofRoot root: InterfaceView.Kind, isTile: Bool) -> Style {
    if isTile, let card = styles["card"], card.colors["backgroundColor"] != nil { return card }
    var style = styles["view", default: Style()]
    if root.isPartOfList { style.cornerRadius = nil }
    return style
  }

  /// Returns the style of a view that is an outlet of a root view of the kind `root`. `role` is the
  /// name of the further style of a button that has one.
  func style(
    of kind: InterfaceView.Kind, _ role: String?, inside root: InterfaceView.Kind
  ) -> Style {
    switch kind {
    case .button:
      let usual = styles["button", default: Style()]
      guard let own = role.flatMap({ styles[$0] }) else {
        return root.isPartOfList ? Style() : usual
      }
      var style = usual
      style.colors.merge(own.colors) { $1 }
      style.cornerRadius = own.cornerRadius ?? usual.cornerRadius
      style.font = own.font ?? usual.font
      if own.borderWidth > 0 { style.borderWidth = own.borderWidth }
      return style
    case .tableView, .collectionView:
      var style = styles["list", default: Style()]
      // A list covers the view, so it gets the background of the view.
      if style.colors["backgroundColor"] == nil {
        style.colors["backgroundColor"] = styles["view"]?.colors["backgroundColor"]
      }
      return style
    case .activityIndicatorView: return styles["activityIndicator", default: Style()]
    case .label, .imageView: return styles[kind.rawValue, default: Style()]
    default: return root.isPartOfList ? Style() : styles[kind.rawValue, default: Style()]
    }
  }
}
