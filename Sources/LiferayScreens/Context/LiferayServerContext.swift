public import Foundation

/// Which server an app talks to, and everything else it configures in
/// `liferay-server-context.plist`.
///
/// "The architecture tutorial" describes it: most Screenlets take its values as their defaults.
/// The file is looked for once, when the first value is asked for: in directories registered with
/// `ThemeBundles`, then in the app, then in the other resources of its package, then in all other
/// bundles and frameworks; without it `liferay-server-context-sample.plist` will do. A key that
/// neither has is `http://localhost:8080` for `server`, 10157 for `companyId`, 10184 for `groupId`
/// and 70 for `version`.
///
/// Every member may be used from any thread. Custom keys are read by type, see the extension.
open class LiferayServerContext: NSObject {

  /// The address of the portal, with or without a slash at its end.
  public class var server: String {
    get { stringPropertyForKey(Key.server) }
    set { setPropertyValue(newValue, forKey: Key.server) }
  }

  /// The version of the portal; 7.0 if the file holds a number that is none.
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

  /// Who makes the connectors: what was assigned here, or else an instance of the class that the
  /// key `connectorFactoryClassName` names, or else a factory that makes what it is asked for. "The
  /// architecture tutorial" says why there is one.
  ///
  /// A name that leads to no `NamedConnectorFactory` is reported in the log, once.
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

  /// Who makes session contexts, caches and stores of credentials: what was assigned here, or else
  /// an instance of the class that the key `factory` names, or else a `DefaultScreensFactory`.
  ///
  /// A name that leads to no `NamedScreensFactory` is reported in the log, once.
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

  /// Where the default factory's stores keep credentials: in the keychain on Apple platforms.
  /// Elsewhere the app assigns a `CredentialsFile`, and nothing can be stored before it has.
  public class var credentialsVault: any CredentialsVault {
    get { part(\.credentialsVault) { defaultVault } }
    set { state.withLock { $0.credentialsVault = newValue } }
  }

  /// Sets one value, which counts more than the file's from now on.
  public class func setPropertyValue(_ value: Any, forKey key: String) {
    let loaded = properties
    state.withLock { $0.properties = ($0.properties ?? loaded).setting(key, to: value) }
  }

  /// What the file or `setPropertyValue` has for `key`; nil if neither has anything.
  public class func propertyForKey(_ key: String) -> Any? {
    properties[key]
  }

  /// Takes all values from another file. What was set before, in code too, is forgotten, the
  /// factories and the vault excepted.
  ///
  /// - Throws: Foundation's error if the file cannot be read; -4 if it is no property list of keys
  ///   and values.
  public class func load(from file: URL) throws {
    let properties = try ServerProperties(contentsOf: file)
    state.withLock { $0.properties = properties }
  }

  /// Forgets everything that was loaded or set: the next question reads the app's file again.
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
    static let factory = "factory"
    static let connectorFactoryClassName = "connectorFactoryClassName"
  }

  /// All that was loaded, set or made.
  package struct State {
    var properties: ServerProperties?
    var connectorFactory: (any LiferayConnectorFactory)?
    var factory: (any ScreensFactory)?
    var credentialsVault: (any CredentialsVault)?
  }

  private static let state = Locked(State())

  /// Everything there is, so that a test can put it back.
  package class var everything: State {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  /// The values as they stand.
  private class var properties: ServerProperties {
    part(\.properties) { ServerProperties.ofApp() }
  }

  /// A part of the state, which is made when it is asked for first. It is made outside the lock; of
  /// two threads that make it at once, one is believed.
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

  /// An instance of the class that the key names; nil, said in the log, if `make` can do nothing
  /// with it.
  private class func named<Factory>(
    _ key: String, _ kind: String, _ make: (AnyClass) -> Factory?
  ) -> Factory? {
    guard let name = stringProperty(forKey: key), !name.isEmpty else { return nil }
    if let factory = ClassLookup.named(name).flatMap(make) { return factory }
    ScreensLog.warn(
      "\(key) is '\(name)', which is no class that conforms to \(kind); the default is used")
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
