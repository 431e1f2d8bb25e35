/// The directories that are packages or hold an Xcode project, each with modules of its own.
struct Projects {
  let directories: Set<String>
  /// The versions of Swift of those that have one older than 4.
  var swiftVersions: [String: Int] = [:]

  /// The version of Swift of the file, if it is older than 4.
  func oldSwift(of path: String) -> Int? {
    swiftVersions[String(project(of: path))].flatMap { $0 < 4 ? $0 : nil }
  }

  /// The nearest project above the file; an empty path if there is none.
  func project(of path: String) -> Substring {
    var directory = path.directory
    while !directory.isEmpty, !directories.contains(String(directory)) {
      directory = directory.directory
    }
    return directory
  }

  /// Whether the files are in two projects of which neither is inside the other, so that they are
  /// not compiled into one module.
  func areApart(_ path: String, _ other: String) -> Bool {
    let (own, others) = (project(of: path), project(of: other))
    if own == others || own.isEmpty || others.isEmpty { return false }
    return !own.hasPrefix(others + "/") && !others.hasPrefix(own + "/")
  }
}
