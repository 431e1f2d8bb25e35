import SourceText
import SpecModel
import TemplateEngine

extension ActionSpec {
  /// The connectors of a login with their artefacts: their superclass, and one for each way to log
  /// in.
  var loginConnectors: [(Artefact, TemplateValue)] {
    guard let login else { return [] }
    let common: TemplateValue = [
      "connectorClass": .string(Names.loginConnector(self)),
      "rules": .list(login.rules.map(\.value)),
    ]
    return [(.loginConnector, common)]
      + login.methods.map { (.loginMethodConnector, value(of: $0, in: login)) }
  }

  /// Returns the values for the template of a login's interactor, besides those of every
  /// interactor.
  func loginValues(_ login: LoginSpec) -> TemplateMapping {
    [
      "connectorClass": .string(Names.loginConnector(self)),
      "choice": login.methods.count > 1 ? .string(LoginSpec.methodProperty) : .null,
      "methods": .list(
        login.methods.map { method in
          let arguments = login.roles(of: method).map { "\($0.rawValue): \($0.rawValue)" }
          return [
            "name": .string(method.rawValue.lowercased()),
            "connectorClass": .string(Names.loginConnector(self, method)),
            "arguments": .string(.list(arguments)),
          ]
        }),
      "companyId": .bool(login.roles.contains(.companyId)),
      "model": .string(
        result.map { modelExpression(of: $0.type.base, from: "userAttributes") } ?? ""),
    ]
  }

  private func value(of method: LoginSpec.Method, in login: LoginSpec) -> TemplateValue {
    let roles = login.roles(of: method)
    var value: TemplateMapping = [
      "connectorClass": .string(Names.loginConnector(self, method)),
      "superclass": .string(Names.loginConnector(self)),
      "properties": .list(
        roles.filter { $0 != .userName && $0 != .password }.map {
          ["name": .string($0.rawValue), "type": .string($0.type.source)]
        }),
      "parameters": .string(.list(roles.map { "\($0.rawValue): \($0.type.source)" })),
    ]
    for known in LoginSpec.Method.allCases { value[.init(known.rawValue)] = .bool(known == method) }
    for role in LoginSpec.Role.allCases {
      value[.init(role.rawValue)] = .bool(roles.contains(role))
    }
    return .mapping(value)
  }
}

extension ScreenletSpec {
  /// The values with which a Screenlet loads a kept login; null if its login is never kept.
  var credentialsValue: TemplateValue {
    guard let action = actions.first(where: { $0.login?.savesCredentials == true }) else {
      return .null
    }
    let loaded = DelegateMethod.loaded(of: action, in: self)
    return ["loaded": loaded.map { .string($0.call) } ?? .null]
  }
}
