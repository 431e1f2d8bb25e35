#if canImport(Security)
  public import Foundation
  internal import Security

  /// A vault that stores the secret in the keychain of the device. It is readable after the first
  /// unlock and never copied to another device. The keychain outlives the app: what it has from an
  /// earlier installation is not read, except for the items of Liferay Screens 5.
  public struct CredentialsKeychain: CredentialsVault {

    private let service: String

    /// Creates a vault for the app's keychain item with this service name.
    public init(service: String = "com.liferay.screens.credentials") {
      self.service = service
    }

    /// Returns the secret, or nil if there is none.
    ///
    /// - Throws: the keychain's error, of domain `NSOSStatusErrorDomain`.
    public func read() throws -> Data? {
      isOfThisInstallation ? try read(item) : nil
    }

    /// Stores the secret, replacing any previous one.
    ///
    /// - Throws: the keychain's error, of domain `NSOSStatusErrorDomain`.
    public func write(_ secret: Data) throws {
      try mark()
      let change = [kSecValueData: secret] as CFDictionary
      let status = SecItemUpdate(item as CFDictionary, change)
      guard status == errSecItemNotFound else { return try check(status) }
      var new = item
      new[kSecValueData] = secret
      new[kSecAttrAccessible] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
      try check(SecItemAdd(new as CFDictionary, nil))
    }

    /// Deletes the secret, if there is one.
    ///
    /// - Throws: the keychain's error, of domain `NSOSStatusErrorDomain`.
    public func remove() throws {
      try remove(item)
    }

    /// Returns the item that Liferay Screens 5 stored under this name. Returns nil if it stored
    /// nothing, and always in an extension, which leaves these items to the app.
    ///
    /// - Throws: the keychain's error, of domain `NSOSStatusErrorDomain`.
    public func formerItem(_ name: String, of server: URL) throws -> Data? {
      try formerItems(name, of: server).first.flatMap(read)
    }

    /// Deletes the item that Liferay Screens 5 stored under this name. Does nothing in an extension.
    ///
    /// - Throws: the keychain's error, of domain `NSOSStatusErrorDomain`.
    public func removeFormerItem(_ name: String, of server: URL) throws {
      for item in try formerItems(name, of: server) { try remove(item) }
    }

    private func read(_ item: [CFString: Any]) throws -> Data? {
      var query = item
      query[kSecReturnData] = true
      var secret: CFTypeRef?
      let status = SecItemCopyMatching(query as CFDictionary, &secret)
      guard status != errSecItemNotFound else { return nil }
      try check(status)
      return secret as? Data
    }

    private func remove(_ item: [CFString: Any]) throws {
      let status = SecItemDelete(item as CFDictionary)
      if status != errSecItemNotFound { try check(status) }
    }

    /// Whether the secret was stored since the app was installed, which a file tells, because it is
    /// deleted with the app. The files of an extension are its own, and tell nothing.
    private var isOfThisInstallation: Bool {
      FileManager.default.fileExists(atPath: marker.path)
        || isInExtension
    }

    private var isInExtension: Bool {
      Bundle.main.bundleURL.pathExtension == "appex"
    }

    private var marker: URL {
      URL.applicationSupportDirectory.appending(path: service + ".installed")
    }

    /// Writes the file so that it can be read before the device is unlocked.
    private func mark() throws {
      try FileManager.default.createDirectory(
        at: URL.applicationSupportDirectory, withIntermediateDirectories: true)
      #if os(iOS)
        try Data().write(to: marker, options: .noFileProtection)
      #else
        try Data().write(to: marker)
      #endif
    }

    private var item: [CFString: Any] {
      [
        kSecClass: kSecClassGenericPassword, kSecAttrService: service,
        kSecAttrAccount: "credentials",
      ]
    }

    /// Returns the items with this name. Liferay Screens 5 stored passwords of a server, with the
    /// names of its items as accounts. A query without a port finds those of all ports.
    private func formerItems(_ name: String, of server: URL) throws -> [[CFString: Any]] {
      guard let host = server.host(), !isInExtension else { return [] }
      let query: [CFString: Any] = [
        kSecClass: kSecClassInternetPassword, kSecAttrServer: host, kSecAttrAccount: name,
        kSecAttrProtocol: kSecAttrProtocolHTTPS,
        kSecAttrAuthenticationType: kSecAttrAuthenticationTypeDefault,
        kSecAttrSynchronizable: kSecAttrSynchronizableAny, kSecMatchLimit: kSecMatchLimitAll,
        kSecReturnAttributes: true, kSecReturnPersistentRef: true,
      ]
      var found: CFTypeRef?
      let status = SecItemCopyMatching(query as CFDictionary, &found)
      guard status != errSecItemNotFound else { return [] }
      try check(status)
      let items = found as? [[String: Any]] ?? []
      return items.filter { ($0[kSecAttrPort as String] as? Int ?? 0) == (server.port ?? 0) }
        .compactMap { $0[kSecValuePersistentRef as String] }
        .map { [kSecClass: kSecClassInternetPassword, kSecValuePersistentRef: $0] }
    }

    private func check(_ status: OSStatus) throws {
      guard status != errSecSuccess else { return }
      throw NSError(domain: NSOSStatusErrorDomain, code: Int(status))
    }
  }
#endif
