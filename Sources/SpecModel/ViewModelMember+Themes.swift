import SourceText
import SpecNotation

// Members that a theme shows in other controls.

extension ViewModelMember {
  /// Reads the members with the controls that a theme gives them:
  /// `{ score: stepper, heat: { widget: slider, maximum: 5 } }`.
  static func list(
    ofTheme fields: Fields<ThemeKeys>, _ members: Declared<ViewModelMember>
  ) -> [ViewModelMember] {
    (fields[ThemeKeys.viewModel] ?? []).compactMap { entry in
      let name = entry.name
      return members.item(
        name, reporting: fields.log, else: .unknownMember(name.value, members.names)
      )?.changed(by: entry.value, at: name.range, reporting: fields.log)
    }
  }

  /// Returns the member with another control. A member that performs an action still does if the
  /// control can.
  private func changed(
    by node: Node, at range: SourceRange, reporting log: DiagnosticLog
  ) -> ViewModelMember? {
    guard case .mapping = node.content else {
      let text = node.text(of: name.value.quoted, expecting: "a widget", reporting: log)
      guard let text,
        let choice = Self.widget(named: text, for: type, reporting: log)
      else { return nil }
      if let option = choice?.requiredOptions(for: type).first {
        log.error(.needsOption(text.value, option), at: text.range)
      }
      return held(by: choice, WidgetOptions())
    }
    let fields = Fields<MemberKeys>(
      node, of: "view model member '\(name.value)'", at: range, MemberKeys.themeTable,
      reporting: log)
    guard let fields,
      let choice = Self.widget(fields, type, name.value)
    else { return nil }
    if choice == nil { fields.refuseKeys(notOf: Self.noWidget) }
    let options = choice.map {
      WidgetOptions(fields, of: $0, type: type)
    }
    var member = held(by: choice, options ?? WidgetOptions())
    if choice != nil, let outlet = fields.outlet { member.outlet = outlet }
    if let label = fields[MemberKeys.label] {
      (member.title, member.hasLabel) = (label, true)
    }
    return member
  }

  private func held(by widget: Widget?, _ options: WidgetOptions) -> ViewModelMember {
    var member = self
    (member.widget, member.options) = (widget, options)
    if widget?.className != self.widget?.className { member.outlet = nil }
    if let performs, widget?.events.contains(performs.event) != true {
      member.performs = widget?.events.first.map { Trigger(action: performs.action, event: $0) }
    }
    return member
  }
}

extension Diagnostic.Message {
  fileprivate static func needsOption(_ widget: String, _ option: WidgetOption) -> Self {
    "a '\(widget)' has '\(option.name)'; write the long form, as in "
      + "'{ widget: \(widget), \(option.name): \(option.key.row.example ?? "") }'"
  }

  fileprivate static func unknownMember(_ name: String, _ names: [String]) -> Self {
    "the view model has no '\(name)'"
      + suggestion(for: name, in: names, else: "; declare it under 'viewModel' of the Screenlet")
  }
}
