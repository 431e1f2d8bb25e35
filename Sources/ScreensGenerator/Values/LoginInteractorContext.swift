import SpecModel
import TemplateEngine

/// What `Templates/LoginInteractor` is rendered with besides what every interactor has.
struct LoginInteractorContext: TemplateContext {
  struct Method: TemplateContext {
    let name: String
    let connectorClass: String
    let arguments: String
  }

  /// The superclass of the connectors.
  let connectorClass: String
  /// The property with the method; nil if there is one method only.
  let choice: String?
  let methods: [Method]
  /// Whether it has a property for the company.
  let companyId: Bool
  /// The user as the result; nil without a result.
  let model: String?
  /// Whether it has a method that stores the login.
  let saveCredentials: Bool
}

extension ActionSpec {
  func loginContext(_ login: LoginSpec) -> LoginInteractorContext {
    LoginInteractorContext(
      connectorClass: Names.loginConnector(self),
      choice: login.methods.count > 1 ? LoginSpec.methodProperty : nil,
      methods: login.methods.map { method in
        let arguments = login.roles(of: method).map { "\($0.rawValue): \($0.rawValue)" }
        return LoginInteractorContext.Method(
          name: method.rawValue.lowercased(), connectorClass: Names.loginConnector(self, method),
          arguments: .list(arguments))
      },
      companyId: login.roles.contains(.companyId),
      model: result.map { modelExpression(of: $0.type.base, from: "userAttributes") },
      saveCredentials: login.savesCredentials)
  }
}
