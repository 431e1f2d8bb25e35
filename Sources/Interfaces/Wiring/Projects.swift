/// The directories that are packages or contain an Xcode project, each with its own modules.
struct Projects {
  let directories: Set<String>
  /// The Swift versions of the projects, by directory.
  var swiftVersions: [String: Int] = [:]

  /// Returns the Swift version of the file if it is older than 4, or nil.
  func oldSwift(of path: String) -> Int? {
    swiftVersions[String(project(of: path))].flatMap { $0 < 4 ? $0 : nil }
  }

  /// Returns the nearest project above the file, or an empty path if there is none.
  func project(of path: String) -> Substring {
    var directory = path.directory
    while !directory.isEmpty, !directories.contains(String(directory)) {
      directory = directory.directory
    }
    return directory
  }

  /// Returns whether the files are in two projects of which neither is inside the other, so that
  /// they are not compiled into the same module.
  func areApart(_ path: String, _ other: String) -> Bool {
    Self.areApart(project(of: path), project(of: other))
  }

  /// Returns whether neither of two projects is inside the other, nor the same.
  static func areApart(_ own: Substring, _ others: Substring) -> Bool {
    if own == others || own.isEmpty || others.isEmpty { return false }
    return !own.hasPrefix(others + "/") && !others.hasPrefix(own + "/")
  }
}
