import SpecModel
import SwiftLayout

extension LoginSpec.Method {
  /// What the name of its connector says: `Email` in `LoginByEmailLiferayConnector`.
  var words: String {
    switch self {
    case .email, .screenName, .userId, .cookie: rawValue.upperFirst
    case .oauth2: "OAuth2"
    }
  }

  /// Whether the name of the user is an id, and refused if it is not a number.
  var takesNumber: Bool { self == .userId }

  /// The statement with which the stub of a test answers the login itself, before the request for
  /// the user's data; nil if that request is the only one. `others` are the ways to log in that are
  /// tested beside it.
  func answer(beside others: [Self]) -> Code? {
    switch self {
    case .email, .screenName, .userId:
      return nil
    case .cookie:
      return .call("session.serves", ["\"Liferay.authToken = 'token123'\""])
    case .oauth2:
      let address = "\"\\(LiferayServerContext.server)/o/oauth2/token\""
      let receiver: [Code] = others.contains(.cookie) ? ["at: \(address)"] : []
      return .call("session.serves", ["json: [\"access_token\": \"token\"]"] + receiver)
    }
  }
}
