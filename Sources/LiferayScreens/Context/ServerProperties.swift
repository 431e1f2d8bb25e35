internal import Foundation

/// The keys and values of `liferay-server-context.plist`, with defaults for missing keys.
///
/// The values of property lists are immutable, so it is safe to pass them between threads.
struct ServerProperties: @unchecked Sendable {

  private var values: [String: Any]

  subscript(key: String) -> Any? {
    values[key] ?? ServerProperties.defaults[key]
  }

  func setting(_ key: String, to value: Any) -> ServerProperties {
    var copy = self
    copy.values[key] = value
    return copy
  }

  init(contentsOf file: URL) throws {
    let data = try Data(contentsOf: file)
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    guard let values = list as? [String: Any] else {
      throw NSError.errorWithCause(
        .validationFailed, message: "\(file.path) holds no keys and values")
    }
    self.values = values
  }

  /// Returns the app's own values, from the first candidate file that can be read.
  static func ofApp() -> ServerProperties {
    let directories = ResourceDirectories(for: nil)
    for name in ["liferay-server-context", "liferay-server-context-sample"] {
      let found: ServerProperties? = directories.first { directory in
        guard let file = directory.file(named: "\(name).plist") else { return nil }
        do {
          return try ServerProperties(contentsOf: file)
        } catch {
          ScreensLog.warn("\(file.path) is ignored: \(error.localizedDescription)")
          return nil
        }
      }
      if let found { return found }
    }
    return ServerProperties(values: [:])
  }

  private init(values: [String: Any]) {
    self.values = values
  }

  private static let defaults: [String: any Sendable] = [
    LiferayServerContext.Key.server: "http://localhost:8080",
    LiferayServerContext.Key.version: 70,
    LiferayServerContext.Key.companyId: Int64(10157),
    LiferayServerContext.Key.groupId: Int64(10184),
  ]
}
