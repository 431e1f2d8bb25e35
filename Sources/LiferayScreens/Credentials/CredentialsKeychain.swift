#if canImport(Security)
  public import Foundation
  internal import Security

  /// A secret in the keychain of the device: readable once the device has been unlocked, and never
  /// copied to another.
  public struct CredentialsKeychain: CredentialsVault {

    private let service: String

    /// The app's item of that name.
    public init(service: String = "com.liferay.screens.credentials") {
      self.service = service
    }

    /// The secret; nil if there is none.
    ///
    /// - Throws: the keychain's error, of domain `NSOSStatusErrorDomain`.
    public func read() throws -> Data? {
      var query = item
      query[kSecReturnData] = true
      var secret: CFTypeRef?
      let status = SecItemCopyMatching(query as CFDictionary, &secret)
      guard status != errSecItemNotFound else { return nil }
      try check(status)
      return secret as? Data
    }

    /// Puts a secret in the place of the one that is there.
    ///
    /// - Throws: the keychain's error, of domain `NSOSStatusErrorDomain`.
    public func write(_ secret: Data) throws {
      let change = [kSecValueData: secret] as CFDictionary
      let status = SecItemUpdate(item as CFDictionary, change)
      guard status == errSecItemNotFound else { return try check(status) }
      var new = item
      new[kSecValueData] = secret
      new[kSecAttrAccessible] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
      try check(SecItemAdd(new as CFDictionary, nil))
    }

    /// Takes the secret away, if there is one.
    ///
    /// - Throws: the keychain's error, of domain `NSOSStatusErrorDomain`.
    public func remove() throws {
      let status = SecItemDelete(item as CFDictionary)
      if status != errSecItemNotFound { try check(status) }
    }

    private var item: [CFString: Any] {
      [
        kSecClass: kSecClassGenericPassword, kSecAttrService: service,
        kSecAttrAccount: "credentials",
      ]
    }

    private func check(_ status: OSStatus) throws {
      guard status != errSecSuccess else { return }
      throw NSError(domain: NSOSStatusErrorDomain, code: Int(status))
    }
  }
#endif
