import SpecModel
import TemplateEngine

extension ScreenletSpec {
  /// What a view class imports that uses `set`.
  func imports(of set: ThemeSetSpec?) -> [String] {
    let isUsed = set?.progress != nil || !styles(in: set).isEmpty
    guard isUsed, let other = set?.module?.value, other != module?.value else {
      return [Names.runtimeModule]
    }
    return [Names.runtimeModule, other].sorted()
  }

  /// How a view class gives its controls what `set` says of them.
  func styles(in set: ThemeSetSpec?) -> [TemplateValue] {
    guard let set else { return [] }
    return set.styles.compactMap { value(of: $0, in: set) }
  }

  /// The statements for the controls of one kind; nil if the view has none, or if there are none.
  private func value(of style: ThemeStyle, in set: ThemeSetSpec) -> TemplateValue? {
    let outlets = outlets(of: style.control)
    guard !outlets.isEmpty, !style.settings.isEmpty else { return nil }
    let isLoop = outlets.count > 1
    let subject = isLoop ? style.control.variable + "?." : outlets[0]
    let statements: TemplateValue = .list(
      style.settings.map { setting in
        let value = set.expression(setting.property.kind, setting.constant.value)
        return .string(subject + setting.assignment(of: value, on: style.control))
      })
    return [
      "loop": isLoop
        ? [
          "variable": .string(style.control.variable),
          "outlets": .string(outlets.joined(separator: ", ")), "statements": statements,
        ] : .null,
      "single": isLoop ? .null : ["statements": statements],
    ]
  }

  /// The outlets for the controls of a kind, as a statement starts with the only one, or as a list
  /// holds several: of the view itself, nothing.
  private func outlets(of control: ThemeStyle.Control) -> [String] {
    if control == .view { return [""] }
    var names: [String] = []
    if control == .button {
      names = actions.filter(\.hasButton).map { Names.button($0) }
    } else {
      names = viewModel.filter { ViewAccessor($0).controlClass == control.className }
        .map { Names.outlet($0) }
    }
    return names.count == 1 ? [names[0] + "?."] : names
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
