import SourceText
import SpecNotation

extension LoginSpec.Role {
  /// Whether a login by one of the methods uses the role.
  func isUsed(by methods: [LoginSpec.Method]?) -> Bool {
    switch self {
    case .userName, .password, .saveCredentials: true
    default: methods.map { $0.contains { $0.roles.contains(self) } } ?? false
    }
  }

  /// Returns the input in this role: the input that the key of this name gives or, without the key,
  /// the input of this name, if there is one. If the key gives a number, `yes` or `no`, also
  /// returns an inspectable of this name with that default.
  func input(_ fields: Fields<ActionKeys>, scope: ActionScope) -> (InputSpec?, PropertySpec?) {
    var stated: Located<String>?
    if let node = fields.node(key) {
      stated = node.text(
        of: rawValue.quoted, expecting: "the name of an input", reporting: fields.log)
      guard let stated else { return (nil, nil) }
      if let literal = literal(stated.value) {
        let property = inspectable(literal, at: stated.range, scope)
        let input = property.map {
          InputSpec(name: $0.name, source: .property($0), type: type)
        }
        return (input, property)
      }
    }
    let name = stated ?? Located(rawValue, at: fields.range)
    guard let source = source(name, isStated: stated != nil, scope)
    else { return (nil, nil) }
    guard InputSpec.canPass(source.type, as: type) else {
      let property = scope.isAlone ? scope.properties[name.value] : nil
      let home = property == nil ? "in the Screenlet" : "in the interactor"
      fields.log.error(
        .unfitInput(name.value, is: source.type, home, but: type, in: "a login"),
        at: property?.typeRange ?? name.range)
      return (nil, nil)
    }
    return (InputSpec(name: Located(rawValue, at: name.range), source: source, type: type), nil)
  }

  /// Returns the value that a key gives instead of the name of an input.
  private func literal(_ text: String) -> SwiftLiteral? {
    switch text {
    case "yes": .bool(true)
    case "no": .bool(false)
    default: SwiftLiteral(text).flatMap { $0 == .nil ? nil : $0 }
    }
  }

  private func source(
    _ name: Located<String>, isStated: Bool, _ scope: ActionScope
  ) -> InputSpec.Source? {
    if isStated { return InputSpec.source(name, scope: scope) }
    if let source = scope.source(named: name.value) { return source }
    if isRequired, !scope.hasInput(name.value) {
      scope.log.error(
        scope.isAlone
          ? .missingAlone(self, scope.inputNames) : .missing(name.value, scope.inputNames),
        at: name.range)
    }
    return nil
  }

  private func inspectable(
    _ value: SwiftLiteral, at range: SourceRange, _ scope: ActionScope
  ) -> PropertySpec? {
    guard type.builtin != .string, value.fits(type) else {
      scope.log.error(.unfitValue(self, value), at: range)
      return nil
    }
    guard !scope.hasInput(rawValue) else {
      scope.log.error(.declaredToo(rawValue), at: range)
      return nil
    }
    return PropertySpec(
      name: Located(rawValue, at: range), type: type, defaultValue: value, typeRange: range)
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ name: String, _ names: [String]) -> Self {
    "the login needs '\(name)', which neither 'properties' nor 'viewModel' has"
      + suggestion(
        for: name, in: names,
        else: "; declare it in one of them, or name what holds it with '\(name): <input>'")
  }

  fileprivate static func missingAlone(_ role: LoginSpec.Role, _ names: [String]) -> Self {
    "the login needs '\(role.rawValue)'"
      + suggestion(
        for: role.rawValue, in: names,
        else: "; add '\(role.rawValue): \(role.type.source)' to 'properties'")
  }

  fileprivate static func unfitValue(_ role: LoginSpec.Role, _ value: SwiftLiteral) -> Self {
    if case .string = value {
      return "'\(role.rawValue)' cannot be a fixed text; write the name of an input"
    }
    return "'\(role.rawValue)' is '\(role.type.source)', which '\(value.source)' does not fit; "
      + "write the name of an input"
  }

  fileprivate static func declaredToo(_ name: String) -> Self {
    "'\(name)' is declared already; write '\(name): \(name)', or remove the declaration"
  }
}
