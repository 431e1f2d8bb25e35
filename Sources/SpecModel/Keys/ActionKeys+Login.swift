extension ActionKeys {
  package static let by = key(
    "by", .choices(LoginSpec.Method.self, else: "there is no login by"),
    "How, or in which ways, the user logs in.", .defaults(to: "email"),
    example: "[email, cookie]")
  static let validate = key(
    "validate", .entries(.rulesOfLogin), "Rules about `userName` and `password`.",
    .otherwise("neither is empty"), example: "{ password is not empty: Prove it }")

  /// The keys of an action that logs in, besides those of every action.
  static let login = loginAlone + LoginSpec.Role.allCases.map { $0.key.row.of(.kinds(.login)) }

  /// The keys of an interactor alone that logs in, whose inputs have the names of their roles.
  static let loginAlone = rows(of: by, validate).map { $0.of(.kinds(.login)) }
}

extension LoginSpec.Role {
  var key: Key<ActionKeys, Located<String>> {
    switch self {
    case .userName: key("What the user is known by.", example: "emailAddress")
    case .password: key("The password that the user types.", example: "password")
    case .companyId:
      key(
        "The portal instance, with `email` and `screenName`; 0 is `context.companyId`.",
        or: "`context.companyId`", example: "companyId")
    case .shouldHandleCookieExpiration:
      key("Whether to log in again for new cookies, with `cookie`.", or: "yes", example: "no")
    case .cookieExpirationTime:
      key("How many seconds cookies last, with `cookie`.", or: "900", example: "3600")
    case .oauth2ClientId: key("The client ID of the app, with `oauth2`.", example: "clientId")
    case .oauth2ClientSecret:
      key("The client secret of the app, with `oauth2`.", example: "clientSecret")
    case .oauth2Scopes:
      key(
        "The scopes of the token, separated by spaces, with `oauth2`.", or: "none",
        example: "scopes")
    case .saveCredentials:
      key("Whether the login is kept until the app runs again.", or: "never", example: "yes")
    }
  }

  private func key(
    _ sentence: String, or other: String? = nil, example: String
  ) -> Key<ActionKeys, Located<String>> {
    ActionKeys.key(
      rawValue, .text(form), sentence,
      .otherwise("the input of that name" + (other.map { ", or " + $0 } ?? "")), example: example)
  }

  private var form: TextForm {
    let literals =
      switch type.builtin {
      case .bool: ", `yes` or `no`"
      case .string: ""
      default: ", or a number"
      }
    return TextForm(
      "the name of an input of type `\(type.source)`\(literals)", role: .refers(to: .property))
  }
}
