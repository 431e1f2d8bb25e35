public import LiferayMobileSDK
public import LiferayScreens

extension SessionContext {

  /// The id of the user who is logged in.
  ///
  /// In new code, use `user.userId`.
  public var userId: Int64 { user.userId }

  /// What the server has sent about the user who is logged in.
  ///
  /// In new code, use `user.attributes`.
  public var userAttributes: [String: Any] { user.attributes }
}

extension CredentialsStorage {

  /// What `load(shouldLoadServer:)` returns.
  public typealias LoadResult = (session: LRSession, userAttributes: [String: Any])
}

extension LRSession {

  /// The address of the server without a slash at its end.
  ///
  /// In new code, use `server`.
  public var serverName: String? {
    server.hasSuffix("/") ? String(server.dropLast()) : server
  }
}
