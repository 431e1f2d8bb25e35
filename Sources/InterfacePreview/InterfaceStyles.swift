/// What the code of a theme gives the views of a XIB when it has loaded, as its theme set says.
package struct InterfaceStyles: Sendable {
  /// What one kind of control gets.
  package struct Style: Sendable {
    package enum StyleColor: Sendable {
      /// `#RRGGBB` as a number, and an opacity from 0 to 1.
      case fixed(Int, alpha: Double)
      /// A colour of UIKit's that differs between light and dark: `systemBackground`.
      case system(String)
    }

    /// By the names of the properties: `backgroundColor`, `tintColor`, `textColor`, `titleColor`,
    /// `onTintColor`.
    package var colors: [String: StyleColor] = [:]
    /// In points.
    package var cornerRadius: Double?
    /// In the size that it has unless the user chooses another.
    var font: Font?

    package init() {}

    /// The font of the control's text, which follows the user's text size; `size` is in points.
    package mutating func setFont(size: Double, isBold: Bool, isItalic: Bool) {
      font = Font(
        size: min(500, max(1, size)), isBold: isBold, isItalic: isItalic, isScaled: true)
    }

    /// The font as `UIFontMetrics.default` scales it.
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

  /// By what a theme set calls the controls: `view`, `list`, `button`, `label`.
  package var styles: [String: Style] = [:]
  /// The appearance of the view, whatever the device's is; nil for that of the device.
  package var appearance: Traits.Appearance?
  /// The colour of the progress panel, which is the system's without it.
  package var panelColor: Style.StyleColor?
  /// From 0 to 1, for the panel with all that is in it.
  package var panelOpacity = 0.8

  package init() {}
}

extension InterfaceStyles.Style.StyleColor {
  /// Whether it fits the other colours of the system, in light and dark.
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
  /// What the view of a XIB gets, whose element is `root`.
  func style(ofRoot root: InterfaceView.Kind) -> Style {
    var style = styles["view", default: Style()]
    if root.isPartOfList { style.cornerRadius = nil }
    return style
  }

  /// What a view inside gets, which is an outlet of `root`.
  func style(of kind: InterfaceView.Kind, inside root: InterfaceView.Kind) -> Style {
    switch kind {
    case .tableView, .collectionView:
      var style = styles["list", default: Style()]
      // A list covers the view, so it is given the background that the view has.
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
