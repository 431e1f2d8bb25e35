public import Foundation
public import LiferayMobileSDK

/// The credentials of one way of logging in, in a vault. What the vault refuses is a false result,
/// and is said in `ScreensLog`.
open class VaultCredentialsStore: NSObject, CredentialsStore, @unchecked Sendable {

  private struct State {
    var authentication: (any LRAuthentication)?
    var userAttributes: [String: Any]?
  }

  /// The way of logging in whose credentials are kept.
  public let authType: AuthType

  private let vault: any CredentialsVault
  private let state = Locked(State())

  /// A store for that way of logging in. The stores of all ways share one vault, which has the
  /// credentials of one login.
  public init(_ authType: AuthType, vault: any CredentialsVault) {
    self.authType = authType
    self.vault = vault
    super.init()
  }

  // MARK: CredentialsStore

  /// The credentials that were loaded last; nil before.
  open var authentication: (any LRAuthentication)? {
    state.withLock { $0.authentication }
  }

  /// The attributes of the user that were loaded last; nil before.
  open var userAttributes: [String: Any]? {
    state.withLock { $0.userAttributes }
  }

  /// The way of logging in of what the vault has, which may be another than `authType`; nil if it
  /// has nothing.
  open var storedAuthType: AuthType? {
    stored?.authType
  }

  /// Writes the credentials to the vault, over those of any other login. False without a session,
  /// or if nothing is known about the user.
  open func storeCredentials(_ session: LRSession?, userAttributes: [String: Any]?) -> Bool {
    guard let session, let userAttributes, !userAttributes.isEmpty else { return false }
    return succeeds("stored") {
      let credentials = try StoredCredentials(
        session, userAttributes: userAttributes, authType: authType)
      try vault.write(try JSONEncoder().encode(credentials))
    }
  }

  /// Takes what the vault has away, whichever way of logging in it belongs to.
  open func removeStoredCredentials() -> Bool {
    succeeds("removed") { try vault.remove() }
  }

  /// Loads what the vault has. False if that is nothing, or for another way of logging in, or for
  /// another server, company or site than `LiferayServerContext` has.
  open func loadStoredCredentials() -> Bool {
    guard let stored, stored.fitContext else { return false }
    return take(stored)
  }

  /// Loads what the vault has, and makes `LiferayServerContext` name the server, company and site
  /// that it is for. False if it has nothing for this way of logging in.
  open func loadStoredCredentialsAndServer() -> Bool {
    guard let stored, take(stored) else { return false }
    stored.moveContext()
    return true
  }
}

extension VaultCredentialsStore {

  /// What the vault has, if it can be read.
  private var stored: StoredCredentials? {
    var stored: StoredCredentials?
    _ = succeeds("loaded") {
      stored = try vault.read().map { try JSONDecoder().decode(StoredCredentials.self, from: $0) }
    }
    return stored
  }

  private func take(_ stored: StoredCredentials) -> Bool {
    guard stored.authType == authType, let attributes = stored.attributes else { return false }
    state.withLock { state in
      state.authentication = stored.secret.authentication
      state.userAttributes = attributes
    }
    return true
  }

  private func succeeds(_ participle: String, _ body: () throws -> Void) -> Bool {
    do {
      try body()
      return true
    } catch {
      ScreensLog.warn("credentials were not \(participle): \(error.localizedDescription)")
      return false
    }
  }
}
