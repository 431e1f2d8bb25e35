import SpecModel
import TemplateEngine

/// The statements that apply a style to controls of one kind: for several in a loop, or for a
/// single one.
struct StyleContext: TemplateContext {
  struct Loop: TemplateContext {
    let variable: String
    let controls: String
    let statements: [String]
  }

  struct Single: TemplateContext {
    let statements: [String]
  }

  var loop: Loop?
  var single: Single?
}

extension ThemeSetSpec {
  /// Returns the statements with which a view class applies the styles of the set to its
  /// `controls`. `list` is the outlet that covers the view of a list, and so takes the view's
  /// background, unless the set has one for the list. `primary` is the outlet of the primary button,
  /// `destructive` are those of buttons that delete, and `titles` those of titles.
  func styles(
    of controls: [OutletContext], list: String?, primary: String?, destructive: [String],
    titles: [String], hasCards: Bool, hasCaptions: Bool
  ) -> [StyleContext] {
    let coversView = list != nil && !setsListBackground
    return styles(covering: coversView ? list : nil, isOfView: true) { kind in
      switch kind {
      case .view: return [""]
      case .list: return list.map { ["\($0)?."] } ?? []
      case .card: return hasCards ? [Names.cards] : []
      case .caption: return hasCaptions ? [Names.captions] : []
      case .title: return titles.count == 1 ? [titles[0] + "?."] : titles
      case .button: return outlets("UIButton", in: controls)
      case .primary: return primary.map { [$0 + "?."] } ?? []
      case .destructive:
        return destructive.count == 1 ? [destructive[0] + "?."] : destructive
      case .widget(let widget):
        return outlets(widget.className, in: controls.filter { !titles.contains($0.name) })
      }
    }
  }

  private func outlets(_ className: String, in controls: [OutletContext]) -> [String] {
    let names = controls.compactMap { control in
      // A caption has a style of its own.
      let isCaption = className == "UILabel" && control.name.hasSuffix("Caption")
      let `class` = control.class == LabelClass.rating.rawValue ? "UILabel" : control.class
      if `class` == className, !isCaption { return control.name }
      // The number beside a stepper is a label in the runtime's class.
      let isNumber = className == "UILabel" && control.class == "UIStepper"
      return isNumber ? "(\(control.name) as? NumberStepper)?.numberLabel" : nil
    }
    return names.count == 1 ? [names[0] + "?."] : names
  }

  /// Whether the set has a background for the rows of a list.
  private var setsListBackground: Bool {
    styles.contains { style in
      style.control == .list && style.settings.contains { $0.property == .backgroundColor }
    }
  }

  /// Returns the appearance that fits a background of one colour, whatever the device's is, because
  /// colours of the system that the set does not change, such as those of placeholders, have to be
  /// readable on it.
  private func appearance(of control: ThemeStyle.Control) -> String? {
    let own = background(of: control)?.isLight
    switch control {
    case .view: break
    case .card where own != background?.isLight: break
    case .widget(.textField) where own != background?.isLight: break
    case .list, .card, .caption, .title, .button, .primary, .destructive, .widget: return nil
    }
    return own.map { $0 ? ".light" : ".dark" }
  }

  /// Returns the statements with which a class applies the styles to its controls. `outlets`
  /// returns the outlets of one kind of control: a single one as the start of a statement, several
  /// as the elements of a list, and an empty text for the view itself. With `isOfView`, the
  /// controls of a view, unlike those of a cell, also get the appearance of its background.
  func styles(
    covering list: String? = nil, isOfView: Bool = false,
    outlets: (ThemeStyle.Control) -> [String]
  ) -> [StyleContext] {
    styles.compactMap { style in
      context(
        of: style, for: outlets(style.control), covering: list,
        appearance: isOfView ? appearance(of: style.control) : nil)
    }
  }

  /// Returns the statements for the controls of one kind, or nil if there are none.
  private func context(
    of style: ThemeStyle, for outlets: [String], covering list: String?, appearance: String?
  ) -> StyleContext? {
    guard !outlets.isEmpty, !style.settings.isEmpty || !style.attributes.isEmpty else { return nil }
    // The runtime finds the cards and captions, which have no outlets.
    let isFound = (style.control == .card || style.control == .caption) && outlets != [""]
    let isLoop = outlets.count > 1 || isFound
    let subject = isLoop ? style.control.variable + (isFound ? "." : "?.") : outlets[0]
    var statements = self.statements(of: style, on: subject)
    if let list, style.control == .view {
      statements += style.settings.filter { $0.property == .backgroundColor }
        .map { statement($0, on: list + "?.") }
    }
    if let appearance {
      statements.append(
        .assignment("\(subject)overrideUserInterfaceStyle", appearance))
    }
    guard isLoop else { return StyleContext(single: StyleContext.Single(statements: statements)) }
    return StyleContext(
      loop: StyleContext.Loop(
        variable: style.control.variable,
        controls: isFound ? outlets[0] : "[\(String.list(outlets))]",
        statements: statements))
  }

  /// Returns the statements that set a style on `subject`, a control with a dot after it.
  private func statements(of style: ThemeStyle, on subject: String) -> [String] {
    guard [.button, .primary, .destructive].contains(style.control) else {
      return style.settings.map { statement($0, on: subject) }
        + style.attributes.map { statement($0, on: subject) }
    }
    // How a button gets a style depends on whether it has a configuration.
    let tint = style.settings.filter { $0.property == .tintColor }
    let own = style.settings.filter { $0.property != .tintColor }
    let borders = style.attributes.filter(\.isBorder)
    let arguments =
      own.map { String.labeled($0.property.rawValue, value(of: $0)) }
      + borders.map { String.labeled($0.member, value(of: $0)) }
    return tint.map { statement($0, on: subject) }
      + (arguments.isEmpty ? [] : [.call("\(subject)setStyle", arguments)])
      + style.attributes.filter { !$0.isBorder }.map { statement($0, on: subject) }
  }

  private func statement(_ attribute: ThemeAttribute, on subject: String) -> String {
    .assignment(
      "\(subject)\(attribute.name.value)",
      value(of: attribute) + (attribute.isOfLayer ? ".cgColor" : ""))
  }

  private func value(of attribute: ThemeAttribute) -> String {
    switch attribute.value {
    case .constant(let kind, let name): expression(kind, name)
    case .literal(let text): text
    }
  }

  private func statement(_ setting: ThemeStyle.Setting, on subject: String) -> String {
    let member =
      setting.property == .cornerRadius ? "layer.cornerRadius" : setting.property.rawValue
    return .assignment("\(subject)\(member)", value(of: setting))
  }

  private func value(of setting: ThemeStyle.Setting) -> String {
    expression(setting.property.kind, setting.constant.value)
  }
}

extension ThemeAttribute {
  /// The last name of the path.
  fileprivate var member: String { String(name.value.split(separator: ".").last ?? "") }

  /// Whether it is a part of the border, which the configuration of a button has.
  fileprivate var isBorder: Bool { ["borderColor", "borderWidth"].contains(member) }
}

extension ThemeStyle.Control {
  /// The variable for each of several controls, which cannot be a keyword.
  fileprivate var variable: String { SwiftName.isKeyword(rawValue) ? "toggle" : rawValue }
}
