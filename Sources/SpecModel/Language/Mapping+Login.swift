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
    ] + roles).map { $0.of([ActionSpec.KindName.login.rawValue]) }

  private static let roles = [
    key(.userName, "What the user is known by.", example: "emailAddress"),
    key(.password, "The password that the user types.", example: "password"),
    key(
      .companyId, "The portal instance, by email and screenName; 0 is `context.companyId`.",
      or: "`context.companyId`", example: "companyId"),
    key(
      .shouldHandleCookieExpiration, "Whether to log in again for new cookies, by cookie.",
      or: "yes", example: "no"),
    key(
      .cookieExpirationTime, "How many seconds cookies last, by cookie.", or: "900",
      example: "3600"),
    key(.oauth2ClientId, "What the portal knows the app by, by oauth2.", example: "clientId"),
    key(.oauth2ClientSecret, "The secret of the app, by oauth2.", example: "clientSecret"),
    key(
      .oauth2Scopes, "What the token is for, with blanks between scopes, by oauth2.", or: "none",
      example: "scopes"),
    key(
      .saveCredentials, "Whether the login is kept until the app runs again.", or: "never",
      example: "yes"),
  ]

  private static func key(
    _ role: LoginSpec.Role, _ sentence: String, or fallback: String? = nil, example: String
  ) -> Key {
    Key(
      role.rawValue, .text(role.form), sentence,
      .otherwise("the input of that name" + (fallback.map { ", or " + $0 } ?? "")),
      example: example)
  }
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
}
