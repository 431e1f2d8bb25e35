public import Foundation

/// Storage for one secret: the keychain on Apple platforms, a file elsewhere.
///
/// Called on any thread, by `VaultCredentialsStore`.
public protocol CredentialsVault: Sendable {

  /// Returns the secret, or nil if there is none.
  func read() throws -> Data?

  /// Stores the secret, replacing any previous one.
  func write(_ secret: Data) throws

  /// Deletes the secret, if there is one.
  func remove() throws

  /// Returns what Liferay Screens 5 stored for the server under a name such as
  /// `basicauth_username`, or nil. The default implementation returns nil.
  func formerItem(_ name: String, of server: URL) throws -> Data?

  /// Deletes what Liferay Screens 5 stored for the server under a name. The default implementation
  /// does nothing.
  func removeFormerItem(_ name: String, of server: URL) throws
}

extension CredentialsVault {

  public func formerItem(_ name: String, of server: URL) throws -> Data? { nil }

  public func removeFormerItem(_ name: String, of server: URL) throws {}
}
