public import Foundation

/// Which server an app talks to, and everything else it configures in
/// `liferay-server-context.plist`.
///
/// "The architecture tutorial" describes it: most Screenlets take its values as their defaults.
/// The file is looked for once, when the first value is asked for: in directories registered with
/// `ThemeBundles`, then in the app, then in the other resources of its package; without it
/// `liferay-server-context-sample.plist` will do. A key that neither has is `http://localhost:8080`
/// for `server`, 10157 for `companyId`, 10184 for `groupId` and 70 for `version`.
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

  /// The id of the site whose content the app shows.
  public class var groupId: Int64 {
    get { longPropertyForKey(Key.groupId) }
    set { setPropertyValue(newValue, forKey: Key.groupId) }
  }

  /// Who makes the connectors: what was assigned here, or else an instance of the class that the key
  /// `connectorFactoryClassName` names, or else a factory that makes what it is asked for.
  ///
  /// A name that leads to no `NamedConnectorFactory` is reported in the log, once.
  public class var connectorFactory: any LiferayConnectorFactory {
    get {
      if let factory = state.withLock({ $0.connectorFactory }) { return factory }
      let factory = makeConnectorFactory()
      return state.withLock { state in
        let current = state.connectorFactory ?? factory
        state.connectorFactory = current
        return current
      }
    }
    set { state.withLock { $0.connectorFactory = newValue } }
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
  /// connector factory excepted.
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
    static let connectorFactoryClassName = "connectorFactoryClassName"
  }

  private struct State {
    var properties: ServerProperties?
    var connectorFactory: (any LiferayConnectorFactory)?
  }

  private static let state = Locked(State())

  /// The values as they stand. Files are read outside the lock; of two threads that read at once,
  /// one is believed.
  private class var properties: ServerProperties {
    if let properties = state.withLock({ $0.properties }) { return properties }
    let loaded = ServerProperties.ofApp()
    return state.withLock { state in
      let current = state.properties ?? loaded
      state.properties = current
      return current
    }
  }

  private class func makeConnectorFactory() -> any LiferayConnectorFactory {
    guard let name = stringProperty(forKey: Key.connectorFactoryClassName), !name.isEmpty else {
      return DefaultLiferayConnectorFactory()
    }
    guard let type = ClassLookup.named(name) as? any NamedConnectorFactory.Type else {
      ScreensLog.warn(
        "\(Key.connectorFactoryClassName) is '\(name)', which is no class that conforms to"
          + " NamedConnectorFactory; connectors are made as they are asked for")
      return DefaultLiferayConnectorFactory()
    }
    return type.init()
  }
}
