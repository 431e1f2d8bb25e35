public import Foundation
public import LiferayMobileSDK

/// The credentials of one way of logging in, in a vault. What the vault refuses is a false result, and
/// is said in `ScreensLog`.
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

  open var authentication: (any LRAuthentication)? {
    state.withLock { $0.authentication }
  }

  open var userAttributes: [String: Any]? {
    state.withLock { $0.userAttributes }
  }

  open var storedAuthType: AuthType? {
    stored?.authType
  }

  open func storeCredentials(_ session: LRSession?, userAttributes: [String: Any]?) -> Bool {
    guard let session, let userAttributes, !userAttributes.isEmpty else { return false }
    return succeeds("stored") {
      let credentials = try StoredCredentials(
        session, userAttributes: userAttributes, authType: authType)
      try vault.write(try JSONEncoder().encode(credentials))
    }
  }

  open func removeStoredCredentials() -> Bool {
    succeeds("removed") { try vault.remove() }
  }

  open func loadStoredCredentials() -> Bool {
    guard let stored, stored.fitContext else { return false }
    return take(stored)
  }

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
