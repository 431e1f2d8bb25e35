public import Foundation

/// A place for one secret: the keychain on Apple platforms, a file elsewhere.
///
/// Called on any thread, by `VaultCredentialsStore`.
public protocol CredentialsVault: Sendable {

  /// The secret; nil if there is none.
  func read() throws -> Data?

  /// Puts a secret in the place of the one that is there.
  func write(_ secret: Data) throws

  /// Takes the secret away, if there is one.
  func remove() throws
}
