import SourceText

/// Which constants of a theme set the controls of one kind use:
/// `button: { titleColor: white, font: title }`.
package struct ThemeStyle: Hashable, Sendable {
  package enum Control: Hashable, Sendable {
    /// The view itself.
    case view
    /// The table or the collection of a list.
    case list
    /// The groups of what users enter.
    case card
    /// The small text above or beside what users enter.
    case caption
    /// The title of a view, which has the style of labels but for their font.
    case title
    case button
    /// The primary button, after what it has in common with the others.
    case primary
    /// The buttons that delete something, after what they have in common with the others.
    case destructive
    /// All controls of the widget's class.
    case widget(Widget)
  }

  package enum Property: String, CaseIterable, Hashable, Sendable {
    case backgroundColor, tintColor, textColor, placeholderColor, titleColor, onTintColor, font
    case cornerRadius

    /// The kind of constant that the property takes.
    package var kind: ThemeConstant.Kind {
      switch self {
      case .backgroundColor, .tintColor, .textColor, .placeholderColor, .titleColor, .onTintColor:
        .color
      case .font: .font
      case .cornerRadius: .size
      }
    }
  }

  package struct Setting: Hashable, Sendable {
    package var property: Property
    /// The name of the constant.
    package var constant: Located<String>
  }

  package var control: Control
  package var settings: [Setting]
  package var attributes: [ThemeAttribute] = []
  /// The app's own class of the controls, after its module if that is another one.
  package var customClass: Located<String>?
}

extension ThemeStyle.Control: CaseIterable {
  /// The key of a style.
  package var rawValue: String {
    switch self {
    case .view: "view"
    case .list: "list"
    case .card: "card"
    case .caption: "caption"
    case .title: "title"
    case .button: "button"
    case .primary: "primary"
    case .destructive: "destructive"
    case .widget(let widget): widget.rawValue
    }
  }

  /// All controls, in the order in which views apply styles: those that show text before those that
  /// do not.
  package static let allCases: [Self] = {
    let controls = Widget.allCases.eachOnce(by: \.className).map(Self.widget)
    return [.view, .list, .card] + controls.filter(\.showsText)
      + [.caption, .title, .button, .primary, .destructive]
      + controls.filter { !$0.showsText }
  }()

  private var showsText: Bool { properties.contains(.font) }

  /// The properties that a style can set on controls of the kind.
  package var properties: [ThemeStyle.Property] {
    let properties = [.backgroundColor, .tintColor, .cornerRadius] + ownProperties
    return ThemeStyle.Property.allCases.filter(properties.contains)
  }

  /// Whether the controls can have a class of the app's own.
  var hasClass: Bool {
    switch self {
    case .button: true
    case .widget(let widget): widget.className.hasPrefix("UI")
    case .view, .list, .card, .caption, .title, .primary, .destructive: false
    }
  }

  private var ownProperties: [ThemeStyle.Property] {
    switch self {
    case .view, .list, .card: []
    case .caption, .title: [.textColor, .font]
    case .button, .primary, .destructive: [.titleColor, .font]
    case .widget(let widget): widget.row.styles
    }
  }
}

extension ThemeStyle {
  static func list(of set: Fields<ThemeSetKeys>, constants: ThemeConstantScope) -> [ThemeStyle] {
    guard let fields = set[ThemeSetKeys.styles] else { return [] }
    var labels: ThemeStyle?
    return Control.allCases.compactMap { control in
      var style = ThemeStyle(of: control, fields, constants: constants)
      if control == .widget(.label) { labels = style }
      if control == .title { style = labels.map { ThemeStyle(ofTitle: style, after: $0) } ?? style }
      return style
    }
  }

  /// Creates the style of titles: that of labels, but for the font, and then their own.
  private init(ofTitle own: ThemeStyle?, after labels: ThemeStyle) {
    let (settings, attributes) = (own?.settings ?? [], own?.attributes ?? [])
    self.init(
      control: .title,
      settings: labels.settings.filter { setting in
        setting.property != .font && !settings.contains { $0.property == setting.property }
      } + settings,
      attributes: labels.attributes.filter { attribute in
        !attributes.contains { $0.name.value == attribute.name.value }
      } + attributes)
  }

  private init?(of control: Control, _ styles: Fields<StylesKeys>, constants: ThemeConstantScope) {
    let fields = styles.mapping(
      StylesKeys.key(of: control), of: "style '\(control.rawValue)'")
    guard let fields else { return nil }
    let settings = control.properties.compactMap { property -> Setting? in
      let name = fields[StyleKeys.key(of: property)]
      guard let name else { return nil }
      constants.check(name, property.kind, reporting: styles.log)
      return Setting(property: property, constant: name)
    }
    let attributes = (fields[StyleKeys.attributes] ?? []).compactMap {
      ThemeAttribute($0, of: control, constants: constants, reporting: styles.log)
    }
    self.init(
      control: control, settings: settings, attributes: attributes,
      customClass: control.hasClass ? fields[StyleKeys.class]?.className(styles.log) : nil)
  }
}

extension Located<String> {
  /// Returns the name of a class, after its module if that is another one. Reports anything else.
  fileprivate func className(_ log: DiagnosticLog) -> Located<String>? {
    let parts = value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, parts.allSatisfy(SwiftName.isIdentifier) else {
      log.error(.noClass(value), at: range)
      return nil
    }
    return self
  }
}

extension Diagnostic.Message {
  fileprivate static func noClass(_ text: String) -> Self {
    "'\(text)' cannot name a class; write it as 'BorderedTextField', or 'Kit.BorderedTextField' for one of "
      + "another module"
  }
}
