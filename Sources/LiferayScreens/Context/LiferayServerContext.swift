public import Foundation

/// The server that an app uses, and everything else that it configures in
/// `liferay-server-context.plist`.
///
/// "The architecture tutorial" describes it: most Screenlets use its values as their defaults. The
/// file is located once, when the first value is read: in directories registered with
/// `ThemeBundles`, then in the app, then in the other resources of its package, then in all other
/// bundles and frameworks. If there is no such file, `liferay-server-context-sample.plist` is used.
/// Defaults for missing keys: `http://localhost:8080` for `server`, 10157 for `companyId`, 10184
/// for `groupId` and 70 for `version`.
///
/// Every member may be used from any thread. For typed access to custom keys, see the extension.
open class LiferayServerContext: NSObject {

  /// The URL of the portal, with or without a trailing slash.
  public class var server: String {
    get { stringPropertyForKey(Key.server) }
    set { setPropertyValue(newValue, forKey: Key.server) }
  }

  /// The version of the portal, or 7.0 if the number in the file is not a known version. With 6.2,
  /// services of Liferay 7 are called by their names in 6.2, as `LRPortal` describes.
  public class var serverVersion: LiferayServerVersion {
    get { LiferayServerVersion(rawValue: intPropertyForKey(Key.version)) ?? .v70 }
    set { setPropertyValue(newValue.rawValue, forKey: Key.version) }
  }

  /// The id of the portal instance.
  public class var companyId: Int64 {
    get { longPropertyForKey(Key.companyId) }
    set { setPropertyValue(newValue, forKey: Key.companyId) }
  }

  /// The id of the site whose content the app shows. "The interactor tutorial" adds a bookmark to
  /// it.
  public class var groupId: Int64 {
    get { longPropertyForKey(Key.groupId) }
    set { setPropertyValue(newValue, forKey: Key.groupId) }
  }

  /// The language of the texts that are read from string tables, such as `es`. If it is nil, the
  /// default, the language of the device is used. Call `BaseScreenlet.refreshTranslations()` to
  /// show another language.
  public class var language: String? {
    get { stringProperty(forKey: Key.language).flatMap { $0.isEmpty ? nil : $0 } }
    set { setPropertyValue(newValue ?? "", forKey: Key.language) }
  }

  /// The factory of all connectors: the one assigned here, or else an instance of the class named
  /// by the key `connectorFactoryClassName`, or else a factory that creates each connector
  /// unchanged. "The architecture tutorial" explains its purpose.
  ///
  /// A name that is not the name of a `NamedConnectorFactory` is logged once.
  public class var connectorFactory: any LiferayConnectorFactory {
    get {
      part(\.connectorFactory) {
        named(Key.connectorFactoryClassName, "NamedConnectorFactory") { type in
          (type as? any NamedConnectorFactory.Type)?.init() as (any LiferayConnectorFactory)?
        } ?? DefaultLiferayConnectorFactory()
      }
    }
    set { state.withLock { $0.connectorFactory = newValue } }
  }

  /// The factory of session contexts, caches and credentials stores: the one assigned here, or else
  /// an instance of the class named by the key `factory`, or else a `DefaultScreensFactory`.
  ///
  /// A name that is not the name of a `NamedScreensFactory` is logged once.
  public class var factory: any ScreensFactory {
    get {
      part(\.factory) {
        named(Key.factory, "NamedScreensFactory") { type in
          (type as? any NamedScreensFactory.Type)?.init() as (any ScreensFactory)?
        } ?? DefaultScreensFactory()
      }
    }
    set { state.withLock { $0.factory = newValue } }
  }

  /// The vault in which the default factory's stores keep credentials: the keychain on Apple
  /// platforms. On other platforms, the app must assign a `CredentialsFile` before anything can be
  /// stored.
  public class var credentialsVault: any CredentialsVault {
    get { part(\.credentialsVault) { defaultVault } }
    set { state.withLock { $0.credentialsVault = newValue } }
  }

  /// Sets one value, which overrides the one in the file.
  public class func setPropertyValue(_ value: Any, forKey key: String) {
    let loaded = properties
    state.withLock { $0.properties = ($0.properties ?? loaded).setting(key, to: value) }
  }

  /// Returns the value for `key` from `setPropertyValue` or the file, or nil if there is none.
  public class func propertyForKey(_ key: String) -> Any? {
    properties[key]
  }

  /// Replaces all values with those of another file. Values set in code are discarded, except for
  /// the factories and the vault.
  ///
  /// - Throws: Foundation's error if the file cannot be read; -4 if it is not a property list with
  ///   a dictionary at its root.
  public class func load(from file: URL) throws {
    let properties = try ServerProperties(contentsOf: file)
    state.withLock { $0.properties = properties }
  }

  /// Discards everything that was loaded or set: the next access reads the app's file again.
  public class func reset() {
    state.withLock { $0 = State() }
  }
}

extension LiferayServerContext {

  enum Key {
    static let server = "server"
    static let version = "version"
    static let companyId = "companyId"
    static let groupId = "groupId"
    static let language = "language"
    static let factory = "factory"
    static let connectorFactoryClassName = "connectorFactoryClassName"
  }

  /// Everything that was loaded, set or created.
  package struct State {
    var properties: ServerProperties?
    var connectorFactory: (any LiferayConnectorFactory)?
    var factory: (any ScreensFactory)?
    var credentialsVault: (any CredentialsVault)?
  }

  private static let state = Locked(State())

  /// The whole state, so that a test can restore it.
  package class var everything: State {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  /// The current values.
  private class var properties: ServerProperties {
    part(\.properties) { ServerProperties.ofApp() }
  }

  /// Returns a part of the state, which is created on first use, outside the lock. If two threads
  /// create it at the same time, both get the one that is stored first.
  private class func part<Part>(
    _ path: WritableKeyPath<State, Part?>, _ make: () -> Part
  ) -> Part {
    if let part = state.withLock({ $0[keyPath: path] }) { return part }
    let made = make()
    return state.withLock { state in
      let current = state[keyPath: path] ?? made
      state[keyPath: path] = current
      return current
    }
  }

  /// Returns an instance of the class that the key names. Returns nil and logs a warning if `make`
  /// cannot create one.
  private class func named<Factory>(
    _ key: String, _ kind: String, _ make: (AnyClass) -> Factory?
  ) -> Factory? {
    guard let name = stringProperty(forKey: key), !name.isEmpty else { return nil }
    if let factory = ClassLookup.named(name).flatMap(make) { return factory }
    ScreensLog.warn(
      "\(key) is '\(name)', which is not a class that conforms to \(kind); the default is used")
    return nil
  }

  private class var defaultVault: any CredentialsVault {
    #if canImport(Security)
      CredentialsKeychain()
    #else
      MissingVault()
    #endif
  }
}
