import SpecModel

extension ActionUpdate {
  /// The statements for a property.
  var statements: [String] { statements { $0.name.value } }

  /// `viewModel?.title = bookmark.name`, or `viewModel?.loadPlaceholder(for: user)`.
  func statements(variable: @escaping (ResultSpec) -> String) -> [String] {
    let (code, isOptional) = shown(variable)
    switch target {
    case .editable:
      return [.assignment("screenletView?.editable", code)]
    case .contained(let contained, let property):
      guard !isOptional else { return [self].settingIfThere(variable) }
      return [.assignment(contained.place(of: property), code)]
    case .member(let member):
      return [.assignment(member.place, code)]
    case .method(let method, let parameter):
      let view = Names.viewModelProperty(of: method.owner)
      let call: String = .call(
        "\(view)?\(Names.access(method.name.value))", [parameter.argument(code)])
      return [method.result == nil ? call : .assignment("_", call)]
    }
  }

  /// Returns the value, converted to the type of the target, and whether it can be nil.
  fileprivate func shown(
    _ variable: @escaping (ResultSpec) -> String
  ) -> (code: String, isOptional: Bool) {
    let shown = Place.outcome(variable).write(value)
    // Literals and values of unknown type fit without a conversion.
    let type = value.type?.optional(shown.isOptional) ?? target.type
    guard let type, let wanted = target.type else { return (shown.code, shown.isOptional) }
    return (converted(shown.code, from: type, to: wanted), shown.isOptional)
  }

  /// The contained Screenlet that gets the value; nil for any other target.
  var contained: ContainedScreenlet? {
    if case .contained(let contained, _) = target { contained } else { nil }
  }
}

extension ViewModelMember {
  /// The member as the Screenlet reads and writes it: `viewModel?.title`.
  var place: String { "\(Names.viewModelProperty(of: owner))?\(Names.access(name.value))" }
}

extension ContainedScreenlet {
  fileprivate var place: String { "\(Names.viewModelProperty(of: owner))?.\(outlet)" }

  func place(of property: String) -> String { "\(place)?\(Names.access(property))" }
}

extension [ActionUpdate] {
  /// Returns the statements that update the view. The updates of one contained Screenlet stay
  /// together.
  func statements(variable: @escaping (ResultSpec) -> String) -> [String] {
    var fed: [ContainedScreenlet] = []
    return flatMap { update -> [String] in
      guard let contained = update.contained else { return update.statements(variable: variable) }
      if fed.contains(contained) { return [] }
      fed.append(contained)
      return filter { $0.contained == contained }.feeding(contained, variable)
    }
  }

  /// Returns the statements that set these values of a contained Screenlet and make it load again.
  /// If all of the values can be nil, nothing happens unless all are present, because the Screenlet
  /// would load what it already shows.
  private func feeding(
    _ contained: ContainedScreenlet, _ variable: @escaping (ResultSpec) -> String
  ) -> [String] {
    let perform: String = .call("\(contained.place)?.performDefaultAction", [])
    if allSatisfy({ $0.shown(variable).isOptional }) {
      return settingIfThere(variable, then: [perform])
    }
    return flatMap { $0.statements(variable: variable) } + [perform]
  }

  /// Returns the statements that set these values of a contained Screenlet if all are present,
  /// because it is not known whether its properties accept nil.
  fileprivate func settingIfThere(
    _ variable: @escaping (ResultSpec) -> String, then end: [String] = []
  ) -> [String] {
    // A single value can have the same name as the variable that it is read from.
    let read = count == 1 ? [] : flatMap(\.value.paths).map { variable($0.result) }
    var conditions: [String] = []
    var statements: [String] = []
    for update in self {
      guard case .contained(let contained, let property) = update.target else { continue }
      let name =
        (Names.member(
          Names.local(property, besides: [Names.viewModelProperty(of: contained.owner)] + read)))
      conditions.append(
        .assignment("let \(name)", Place.outcome(variable).write(update.value).inCondition))
      statements.append(.assignment(contained.place(of: property), name))
    }
    return ["if \(String.list(conditions)) {"]
      + (statements + end).map { "  \($0)" } + ["}"]
  }
}

extension Place {
  /// Where an action has succeeded, and every result is in a variable.
  fileprivate static func outcome(_ variable: @escaping (ResultSpec) -> String) -> Place {
    Place(
      name: { reference, type in
        var written = ValueExpression(reference, isOptional: type?.isOptional ?? false)
        switch reference {
        case .result(let path):
          let isOptional = path.result.isOptional
          let code = path.expression(from: variable(path.result), isOptional: isOptional)
          written.code = code
        case .input(let name, _): written.code = Names.member(name.value)
        case .element, .property, .page, .context: break
        }
        return written
      },
      literal: { literal, _ in
        ValueExpression(code: literal.source, isOptional: literal == .nil)
      }, formats: { $0.isFloatingPoint })
  }
}
