/// What users are known by when they log in: the values of `basicAuthMethod`.
public enum BasicAuthMethod: String, Sendable, CaseIterable {
  case email
  case screenName
  case userId

  /// Returns all of them.
  public static func all() -> [BasicAuthMethod] {
    allCases
  }

  /// Returns the method with a name, whatever its case; `email` for any other text and nil.
  public static func create(_ text: String?) -> BasicAuthMethod {
    allCases.first { $0.rawValue.lowercased() == text?.lowercased() } ?? .email
  }

  /// Returns the method that a name of a user belongs to: `email` if it has an at sign, and
  /// `userId` if it is a number.
  public static func fromUserName(_ userName: String) -> BasicAuthMethod {
    if userName.contains("@") { return .email }
    return Int64(userName) == nil ? .screenName : .userId
  }
}
