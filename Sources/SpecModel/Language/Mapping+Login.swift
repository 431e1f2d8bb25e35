import SpecLanguage

extension Mapping {
  /// The keys of an action that logs in, besides those of every action.
  static let login =
    ([
      KeyRow(
        "by", .oneOrMore(.choice(LoginSpec.Method.self)),
        "How, or in which ways, the user logs in.", .defaults(to: "email"),
        example: "[email, cookie]"),
      KeyRow(
        "validate", .rulesOfLogin, "Rules about `userName` and `password`.",
        .otherwise("neither is empty"), example: "{ password is not empty: Prove it }"),
    ]
    + LoginSpec.Role.allCases.map(\.row)).map { $0.of([ActionSpec.KindName.login.rawValue]) }
}

extension LoginSpec.Role {
  fileprivate var row: KeyRow {
    switch self {
    case .userName: row("What the user is known by.", example: "emailAddress")
    case .password: row("The password that the user types.", example: "password")
    case .companyId:
      row(
        "The portal instance, with `email` and `screenName`; 0 is `context.companyId`.",
        or: "`context.companyId`", example: "companyId")
    case .shouldHandleCookieExpiration:
      row("Whether to log in again for new cookies, with `cookie`.", or: "yes", example: "no")
    case .cookieExpirationTime:
      row("How many seconds cookies last, with `cookie`.", or: "900", example: "3600")
    case .oauth2ClientId: row("The client ID of the app, with `oauth2`.", example: "clientId")
    case .oauth2ClientSecret:
      row("The client secret of the app, with `oauth2`.", example: "clientSecret")
    case .oauth2Scopes:
      row(
        "The scopes of the token, separated by spaces, with `oauth2`.", or: "none",
        example: "scopes")
    case .saveCredentials:
      row("Whether the login is kept until the app runs again.", or: "never", example: "yes")
    }
  }

  private func row(_ sentence: String, or other: String? = nil, example: String) -> KeyRow {
    KeyRow(
      rawValue, .text(form), sentence,
      .otherwise("the input of that name" + (other.map { ", or " + $0 } ?? "")), example: example)
  }

  private var form: Text {
    let literals =
      switch type.builtin {
      case .bool: ", `yes` or `no`"
      case .string: ""
      default: ", or a number"
      }
    return Text(
      "the name of an input of type `\(type.source)`\(literals)", role: .refers(to: .property))
  }
}
