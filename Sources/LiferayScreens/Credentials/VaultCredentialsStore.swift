public import Foundation
public import LiferayMobileSDK

/// Stores credentials of one type in a vault. A method whose vault operation fails returns false,
/// and logs the error with `ScreensLog`.
///
/// A login that Liferay Screens 5 stored for the server of `LiferayServerContext` is moved to the
/// vault when credentials are read for the first time.
open class VaultCredentialsStore: NSObject, CredentialsStore, @unchecked Sendable {

  private struct State {
    var authentication: (any LRAuthentication)?
    var userAttributes: [String: Any]?
  }

  /// The type of the credentials in this store.
  public let authType: AuthType

  private let vault: any CredentialsVault
  /// Held while vaults are read or changed: a login of Liferay Screens 5 is moved when it is read.
  private static let access = Locked(())
  private let state = Locked(State())

  /// Creates a store for credentials of this type. The stores of all types share one vault, which
  /// holds the credentials of one login.
  public init(_ authType: AuthType, vault: any CredentialsVault) {
    self.authType = authType
    self.vault = vault
    super.init()
  }

  // MARK: CredentialsStore

  /// The credentials loaded last, or nil if none have been loaded.
  open var authentication: (any LRAuthentication)? {
    state.withLock { $0.authentication }
  }

  /// The user's attributes loaded last, or nil if none have been loaded.
  open var userAttributes: [String: Any]? {
    state.withLock { $0.userAttributes }
  }

  /// The type of the credentials in the vault, which may differ from `authType`, or nil if there
  /// are none.
  open var storedAuthType: AuthType? {
    stored?.authType
  }

  /// Writes the credentials to the vault, replacing those of any other login. Returns false without
  /// a session, or if the user has no attributes.
  open func storeCredentials(_ session: LRSession?, userAttributes: [String: Any]?) -> Bool {
    guard let session, let userAttributes, !userAttributes.isEmpty else { return false }
    return Self.access.withLock { _ in
      succeeds("stored") {
        try write(
          StoredCredentials(session, userAttributes: userAttributes, authType: authType))
      }
    }
  }

  /// Removes the credentials from the vault, regardless of their type, and those that Liferay
  /// Screens 5 stored for the server.
  open func removeStoredCredentials() -> Bool {
    Self.access.withLock { _ in
      let isRemoved = succeeds("removed") { try vault.remove() }
      return removeFormer(of: LiferayServerContext.server) && isRemoved
    }
  }

  /// Loads the credentials from the vault. Returns false if there are none, if they have another
  /// type, or if they are for a server, company or site other than those of `LiferayServerContext`.
  open func loadStoredCredentials() -> Bool {
    guard let stored, stored.fitContext else { return false }
    return take(stored)
  }

  /// Loads the credentials from the vault, and sets the server, company and site of
  /// `LiferayServerContext` to theirs. Returns false if there are no credentials of this type.
  open func loadStoredCredentialsAndServer() -> Bool {
    guard let stored, take(stored) else { return false }
    stored.moveContext()
    return true
  }
}

extension VaultCredentialsStore {

  /// The content of the vault, if it can be read.
  private var stored: StoredCredentials? {
    Self.access.withLock { _ in read() }
  }

  private func read() -> StoredCredentials? {
    var stored: StoredCredentials?
    _ = succeeds("loaded") {
      if let secret = try vault.read() {
        stored = try JSONDecoder().decode(StoredCredentials.self, from: secret)
      } else if let found = try former(of: LiferayServerContext.server)?.read() {
        stored = found
        try write(found)
      }
    }
    return stored
  }

  private func former(of server: String) -> FormerCredentials? {
    FormerCredentials(vault: vault, server: server)
  }

  private func removeFormer(of server: String) -> Bool {
    succeeds("removed") { try former(of: server)?.remove() }
  }

  /// Writes the credentials to the vault, which makes former ones superfluous.
  private func write(_ credentials: StoredCredentials) throws {
    try vault.write(try JSONEncoder().encode(credentials))
    _ = removeFormer(of: credentials.server)
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
