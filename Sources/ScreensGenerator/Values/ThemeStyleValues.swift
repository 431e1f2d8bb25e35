import SpecModel
import SwiftLayout
import TemplateEngine

extension ScreenletSpec {
  /// What all templates of a theme are rendered with. `uses` are the values that say what the class
  /// takes of `set`, if anything.
  func themeValues(
    _ theme: ThemeSpec, _ set: ThemeSetSpec?, for uses: [TemplateValue]
  ) -> TemplateMapping {
    // The class of a full theme has the outlets of contained Screenlets.
    var modules = otherModules
    if let other = set?.module?.value, other != module?.value, !uses.isEmpty {
      modules.append(other)
    }
    return importing(modules).merging([
      "screenletClass": .string(Names.screenlet(self)),
      "theme": .string(theme.name.value),
      "themeFolder": .string(Names.themeFolder(theme)),
      "parentTheme": theme.parent.map { .string($0.value) } ?? .null,
      "module": module.map { .string($0.value) } ?? .null,
      "isForLinux": .bool(platforms == .iosAndLinux),
    ])
  }
}

extension ThemeSetSpec {
  /// How a view class styles its `controls` as the set says. `list` is the outlet that covers the
  /// view of a list; it therefore takes the view's background, unless the set has one for it.
  func styles(of controls: [ViewControl], list: String?) -> [TemplateValue] {
    let coversView = list != nil && !setsListBackground
    return styleValues(covering: coversView ? list : nil, isOfView: true) { kind in
      switch kind {
      case .view: return [""]
      case .list: return list.map { ["\($0)?."] } ?? []
      case .button: return outlets("UIButton", in: controls)
      case .widget(let widget): return outlets(widget.className, in: controls)
      }
    }
  }

  private func outlets(_ className: String, in controls: [ViewControl]) -> [String] {
    let names = controls.compactMap { control in
      if control.className == className { return control.outlet }
      // The number beside a stepper is a label of the runtime's class.
      let isNumber = className == "UILabel" && control.className == "UIStepper"
      return isNumber ? "(\(control.outlet) as? NumberStepper)?.numberLabel" : nil
    }
    return names.count == 1 ? [names[0] + "?."] : names
  }

  /// Whether the rows of a list have a background of their own.
  private var setsListBackground: Bool {
    styles.contains { style in
      style.control == .list && style.settings.contains { $0.property == .backgroundColor }
    }
  }

  /// The appearance that a background of one colour has, whatever the device's is: colours of the
  /// system that the set leaves alone, such as those of placeholders, have to fit it.
  private func appearance(of control: ThemeStyle.Control) -> String? {
    let own = background(of: control)?.isLight
    switch control {
    case .view: break
    case .widget(.textField) where own != background?.isLight: break
    case .list, .button, .widget: return nil
    }
    return own.map { $0 ? ".light" : ".dark" }
  }

  /// How a class gives its controls what the set says of them. `outlets` are those of each kind, as
  /// a statement starts with the only one, or as a list holds several: of the view itself, nothing.
  /// What is in a view, rather than in a cell, also gets the appearance of its background.
  func styleValues(
    covering list: String? = nil, isOfView: Bool = false,
    outlets: (ThemeStyle.Control) -> [String]
  ) -> [TemplateValue] {
    styles.compactMap { style in
      value(
        of: style, for: outlets(style.control), covering: list,
        appearance: isOfView ? appearance(of: style.control) : nil)
    }
  }

  /// The statements for the controls of one kind; nil if there are none.
  private func value(
    of style: ThemeStyle, for outlets: [String], covering list: String?, appearance: String?
  ) -> TemplateValue? {
    guard !outlets.isEmpty, !style.settings.isEmpty else { return nil }
    let isLoop = outlets.count > 1
    let subject = isLoop ? style.control.variable + "?." : outlets[0]
    var statements = style.settings.map { statement($0, on: subject, style.control) }
    if let list, style.control == .view {
      statements += style.settings.filter { $0.property == .backgroundColor }
        .map { statement($0, on: list + "?.", style.control) }
    }
    if let appearance {
      statements.append(
        .assignment("\(subject)overrideUserInterfaceStyle", Code(appearance)))
    }
    let lines: TemplateValue = .list(statements.map { .code($0) })
    return [
      "loop": isLoop
        ? [
          "variable": .string(style.control.variable),
          "outlets": .code(.list(outlets.map { Code($0) })), "statements": lines,
        ] : .null,
      "single": isLoop ? .null : ["statements": lines],
    ]
  }

  private func statement(
    _ setting: ThemeStyle.Setting, on subject: String, _ control: ThemeStyle.Control
  ) -> Code {
    let value = expression(setting.property.kind, setting.constant.value)
    return setting.assignment(of: value, to: subject, control)
  }
}

extension ThemeStyle.Control {
  /// The variable for each of several controls, which cannot have the name of a keyword.
  fileprivate var variable: String { SwiftName.isKeyword(rawValue) ? "toggle" : rawValue }
}

extension ThemeStyle.Setting {
  /// What gives `subject`, a control with a dot behind it, the value.
  fileprivate func assignment(
    of value: String, to subject: String, _ control: ThemeStyle.Control
  ) -> Code {
    let member: String
    switch property {
    case .titleColor:
      return .call("\(subject)setTitleColor", [Code(value), "for: .normal"])
    case .font where control == .button: member = "titleLabel?.font"
    case .cornerRadius: member = "layer.cornerRadius"
    case .backgroundColor, .tintColor, .textColor, .placeholderColor, .onTintColor, .font:
      member = property.rawValue
    }
    return .assignment("\(subject)\(member)", Code(value))
  }
}
