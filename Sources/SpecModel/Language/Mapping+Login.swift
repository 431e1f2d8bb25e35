import SpecLanguage

extension Mapping {
  /// The keys of an action that logs in, besides those of every action.
  static let login =
    ([
      Key(
        "by", .oneOrMore(.choice(LoginSpec.Method.self)),
        "How, or in which ways, the user logs in.", .defaults(to: "email"),
        example: "[email, cookie]"),
      Key(
        "validate", .rulesOfLogin, "Rules about `userName` and `password`.",
        .otherwise("neither is empty"), example: "{ password is not empty: Prove it }"),
    ]
    + LoginSpec.Role.allCases.map { role in
      Key(
        role.rawValue, .text(role.form), role.sentence, .otherwise(role.otherwise),
        example: role.example)
    }).map { $0.of([ActionSpec.KindName.login.rawValue]) }
}

extension LoginSpec.Role {
  fileprivate var form: Text {
    let literals =
      switch type.builtin {
      case .bool: ", `yes` or `no`"
      case .string: ""
      default: ", or a number"
      }
    return Text(
      "the name of an input of type `\(type.source)`\(literals)", role: .refers(to: .property))
  }

  fileprivate var sentence: String {
    switch self {
    case .userName: "What the user is known by."
    case .password: "The password that the user types."
    case .companyId:
      "The portal instance, with `email` and `screenName`; 0 is `context.companyId`."
    case .shouldHandleCookieExpiration: "Whether to log in again for new cookies, with `cookie`."
    case .cookieExpirationTime: "How many seconds cookies last, with `cookie`."
    case .oauth2ClientId: "The client id of the app, with `oauth2`."
    case .oauth2ClientSecret: "The client secret of the app, with `oauth2`."
    case .oauth2Scopes: "The scopes of the token, separated by spaces, with `oauth2`."
    case .saveCredentials: "Whether the login is kept until the app runs again."
    }
  }

  fileprivate var otherwise: String {
    switch self {
    case .userName, .password, .oauth2ClientId, .oauth2ClientSecret: "the input of that name"
    case .companyId: "the input of that name, or `context.companyId`"
    case .shouldHandleCookieExpiration: "the input of that name, or yes"
    case .cookieExpirationTime: "the input of that name, or 900"
    case .oauth2Scopes: "the input of that name, or none"
    case .saveCredentials: "the input of that name, or never"
    }
  }

  fileprivate var example: String {
    switch self {
    case .userName: "emailAddress"
    case .password: "password"
    case .companyId: "companyId"
    case .shouldHandleCookieExpiration: "no"
    case .cookieExpirationTime: "3600"
    case .oauth2ClientId: "clientId"
    case .oauth2ClientSecret: "clientSecret"
    case .oauth2Scopes: "scopes"
    case .saveCredentials: "yes"
    }
  }
}
