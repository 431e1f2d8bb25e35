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
}
