import SourceText
import SpecNotation

extension LoginSpec {
  /// Reads the keys of a login, and its inputs. Returns nil if there is no valid way to log in, or
  /// if a required input is missing.
  static func reading(
    _ fields: Fields<ActionKeys>, scope: ActionScope
  ) -> (login: LoginSpec, inputs: [InputSpec])? {
    let methods = methods(fields)
    var inspectables: [PropertySpec] = []
    var inputs: [InputSpec] = []
    var roles: [Role] = []
    var isComplete = true
    for role in Role.allCases where role.isUsed(by: methods) {
      let (input, inspectable) = role.input(fields, scope: scope)
      if let inspectable { inspectables.append(inspectable) }
      if let input {
        inputs.append(input)
        roles.append(role)
      } else if role.isRequired {
        isComplete = false
      }
    }
    refuseUnused(fields, methods)
    if scope.isAlone { refuseProperties(besides: inputs, methods, scope) }
    let rules = rules(fields)
    guard let methods, isComplete else { return nil }
    if methods.count > 1, let by = fields.keyRange(of: ActionKeys.by) {
      let choice = PropertySpec(methodChoiceOf: methods, at: by)
      inspectables.insert(choice, at: 0)
      inputs.insert(
        InputSpec(name: choice.name, source: .property(choice), type: choice.type), at: 0)
    }
    let login = LoginSpec(methods: methods, roles: roles, rules: rules, inspectables: inspectables)
    return (login, inputs)
  }

  /// Reads `by`, such as `email` or `[email, cookie]`. The default is `email`. Returns nil after an
  /// error.
  private static func methods(_ fields: Fields<ActionKeys>) -> [Method]? {
    guard let node = fields.node(ActionKeys.by) else { return [.email] }
    return fields.log.unlessErrors {
      if node.content == .list([]) { fields.log.error(.noMethod, at: node.range) }
      return fields[ActionKeys.by]
    }
  }

  /// Reports keys that no connector of the login uses.
  private static func refuseUnused(_ fields: Fields<ActionKeys>, _ methods: [Method]?) {
    guard let methods else { return }
    for role in Role.allCases where !role.isUsed(by: methods) {
      guard let range = fields.keyRange(of: role.key) else { continue }
      let useful = Method.allCases.filter { $0.roles.contains(role) }
      fields.log.error(.unusedRole(role, methods, useful), at: range)
    }
  }

  /// Reports properties of an interactor alone that no connector of the login uses.
  private static func refuseProperties(
    besides inputs: [InputSpec], _ methods: [Method]?, _ scope: ActionScope
  ) {
    let known = Role.allCases.filter { $0.isUsed(by: methods) }.map(\.rawValue)
    let needed = Role.allCases.filter { $0.isRequired && $0.isUsed(by: methods) }.map(\.rawValue)
    let missing = needed.filter { !scope.hasInput($0) }
    for property in scope.properties.items where inputs.named(property.name.value) == nil {
      let name = property.name.value
      // A misspelt name was reported as the one that is missing.
      let isMisspelt = missing.contains { nearest(to: $0, in: [name]) != nil }
      guard !isMisspelt, !known.contains(name) else { continue }
      scope.log.error(.noInputOfLogin(property.name.value, known), at: property.name.range)
    }
  }

  /// Returns the rules for the name and the password. Without the key, neither can be empty.
  private static func rules(_ fields: Fields<ActionKeys>) -> [ValidationRule] {
    let properties = [Role.userName, .password].map {
      PropertySpec(
        name: Located($0.rawValue, at: fields.range), type: $0.type, defaultValue: nil,
        typeRange: fields.range)
    }
    guard fields.has(ActionKeys.validate) else {
      return zip(properties, ["User name cannot be empty", "Password cannot be empty"]).map {
        ValidationRule(
          condition: Condition(subject: Expression($0), predicate: .isEmpty(false)),
          message: ShownText($1, at: fields.range))
      }
    }
    return ValidationRule.list(
      fields, ActionKeys.validate, properties: Declared(properties), of: "login")
  }
}

extension PropertySpec {
  /// Creates the inspectable that selects one of several methods. Its default is the first one.
  fileprivate init(methodChoiceOf methods: [LoginSpec.Method], at range: SourceRange) {
    self.init(
      name: Located(LoginSpec.methodProperty, at: range), type: SwiftType(.builtin(.string)),
      defaultValue: methods.first.map { .string($0.rawValue) }, typeRange: range)
  }
}

extension Diagnostic.Message {
  fileprivate static func noInputOfLogin(_ name: String, _ known: [String]) -> Self {
    "the login has no input '\(name)'"
      + suggestion(for: name, in: known, else: "; expected \(known.choice)")
  }

  fileprivate static let noMethod: Self =
    "a login needs a way to log in; write \(LoginSpec.Method.allCases.map(\.rawValue).choice), "
    + "or leave 'by' out"

  fileprivate static func unusedRole(
    _ role: LoginSpec.Role, _ methods: [LoginSpec.Method], _ useful: [LoginSpec.Method]
  ) -> Self {
    let methods = methods.map(\.rawValue.quoted).joined(separator: " or ")
    return "'\(role.rawValue)' does not apply to a login by \(methods); "
      + "remove it, or add \(useful.map(\.rawValue).choice) to 'by'"
  }
}
