import SpecModel

extension LoginSpec.Method {
  /// The method in the name of its connector: `Email` in `LoginByEmailLiferayConnector`.
  var words: String {
    switch self {
    case .email, .screenName, .userId, .cookie: rawValue.upperFirst
    case .oauth2: "OAuth2"
    }
  }

  /// Whether the user name is an ID, which is refused if it is not a number.
  var takesNumber: Bool { self == .userId }

  /// Returns the statement with which the stub of a test replies to the login itself, before the
  /// request for the user's data, or nil if that is the only request. `others` are the ways to log
  /// in that are tested together with this one.
  func answer(beside others: [Self]) -> String? {
    switch self {
    case .email, .screenName, .userId:
      return nil
    case .cookie:
      return .call("session.serves", ["\"Liferay.authToken = 'token123'\""])
    case .oauth2:
      let address = "\"\\(LiferayServerContext.server)/o/oauth2/token\""
      let receiver: [String] = others.contains(.cookie) ? ["at: \(address)"] : []
      return .call("session.serves", ["json: [\"access_token\": \"token\"]"] + receiver)
    }
  }
}
