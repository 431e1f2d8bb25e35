internal import Foundation

/// Conversions between classes and their names.
enum ClassLookup {

  /// Returns the class with this name: `Module.Class`, or just `Class` for a class of the app's own
  /// module.
  static func named(_ name: String) -> AnyClass? {
    NSClassFromString(name) ?? NSClassFromString("\(appModule).\(name)")
  }

  /// Returns the module that declares `type`: "Bookmarks" for `Bookmarks.AddBookmarkScreenlet`.
  static func module(of type: AnyClass) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  /// Returns the class and its superclasses, starting with the class itself, without `NSObject`.
  static func lineage(of type: AnyClass) -> [AnyClass] {
    sequence(first: type) { _getSuperclass($0) }.prefix { $0 != NSObject.self }
  }

  /// Returns the unqualified name of the class: "AddBookmarkScreenlet", even if the class is nested
  /// in another type.
  static func name(of type: AnyClass) -> String {
    String(describing: type)
  }

  /// The module of the executable: its name, with characters that are not allowed in a module name
  /// replaced.
  static var appModule: String {
    String(executableName.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  static var executableName: String {
    Bundle.main.executableURL?.deletingPathExtension().lastPathComponent ?? ""
  }
}
