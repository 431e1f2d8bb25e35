internal import Foundation

/// From classes to names and back.
enum ClassLookup {

  /// The class of that name: `Module.Class`, or `Class` alone for one of the app's own module.
  static func named(_ name: String) -> AnyClass? {
    NSClassFromString(name) ?? NSClassFromString("\(appModule).\(name)")
  }

  /// The module that declares `type`: "Bookmarks" for `Bookmarks.AddBookmarkScreenlet`.
  static func module(of type: AnyClass) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  /// The class and those that it derives from, itself first and without `NSObject`.
  static func lineage(of type: AnyClass) -> [AnyClass] {
    sequence(first: type) { _getSuperclass($0) }.prefix { $0 != NSObject.self }
  }

  /// The class's own name: "AddBookmarkScreenlet", also if the class is nested in another type.
  static func name(of type: AnyClass) -> String {
    String(describing: type)
  }

  /// The name of the executable, which is that of its module, and of its SwiftPM target but for the
  /// characters that a module cannot have.
  static var appModule: String {
    String(executableName.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  static var executableName: String {
    Bundle.main.executableURL?.deletingPathExtension().lastPathComponent ?? ""
  }
}
