import SpecModel
import TemplateEngine

extension ScreenletSpec {
  /// What the view class of `theme` imports for `set`.
  func imports(of theme: ThemeSpec, for set: ThemeSetSpec?) -> [String] {
    let isUsed = set?.progress != nil || !styles(of: theme, in: set).isEmpty
    guard isUsed, let other = set?.module?.value, other != module?.value else {
      return [Names.runtimeModule]
    }
    return [Names.runtimeModule, other].sorted()
  }

  /// How the view class of `theme` gives its controls what `set` says of them.
  func styles(of theme: ThemeSpec, in set: ThemeSetSpec?) -> [TemplateValue] {
    guard let set else { return [] }
    return set.styles.compactMap { value(of: $0, in: set, theme) }
  }

  /// The statements for the controls of one kind; nil if the view has none, or if there are none.
  private func value(
    of style: ThemeStyle, in set: ThemeSetSpec, _ theme: ThemeSpec
  ) -> TemplateValue? {
    let control = style.control
    let outlets = outlets(of: control, theme)
    guard !style.settings.isEmpty, control == .view || !outlets.isEmpty else { return nil }
    let isLoop = outlets.count > 1
    let subject = isLoop ? control.variable : outlets.first
    let statements: TemplateValue = .list(
      style.settings.map { setting in
        let value = set.expression(setting.property.kind, setting.constant.value)
        let assignment = setting.assignment(of: value, on: control)
        return .string(subject.map { "\($0)?.\(assignment)" } ?? assignment)
      })
    return [
      "loop": isLoop
        ? [
          "variable": .string(control.variable),
          "outlets": .string(outlets.joined(separator: ", ")), "statements": statements,
        ] : .null,
      "single": isLoop ? .null : ["statements": statements],
    ]
  }

  /// The outlets for the controls of a kind; none for the view itself.
  private func outlets(of control: ThemeStyle.Control, _ theme: ThemeSpec) -> [String] {
    switch control {
    case .view: []
    case .list: listStyle(of: theme).map { ["\($0.rawValue)View"] } ?? []
    case .button: actions.filter(\.hasButton).map { Names.button($0) }
    default:
      viewModel.filter { ViewAccessor($0).controlClass == control.className }
        .map { Names.outlet($0) }
    }
  }
}

extension ThemeStyle.Control {
  /// The variable that stands for each of several controls.
  fileprivate var variable: String { self == .switch ? "toggle" : rawValue }

  fileprivate var className: String {
    "UI" + rawValue.upperFirst + (self == .activityIndicator ? "View" : "")
  }
}

extension ThemeStyle.Setting {
  /// What gives a control the value, after the control and a dot.
  fileprivate func assignment(of value: String, on control: ThemeStyle.Control) -> String {
    switch property {
    case .titleColor: "setTitleColor(\(value), for: .normal)"
    case .font where control == .button: "titleLabel?.font = \(value)"
    case .cornerRadius: "layer.cornerRadius = \(value)"
    case .backgroundColor, .tintColor, .textColor, .onTintColor, .font:
      "\(property.rawValue) = \(value)"
    }
  }
}
