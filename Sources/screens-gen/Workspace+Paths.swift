extension Workspace {
  /// `path` below `directory`, as one would type it.
  static func join(_ directory: String, _ path: String) -> String {
    if directory.isEmpty || directory == "." { return path }
    return directory.hasSuffix("/") ? directory + path : directory + "/" + path
  }

  /// The directory of `path`, as it would be typed: `.` for a name alone.
  static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of `path`.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// What two paths have in common when they lead to one file or directory.
  static func identity(of path: String) -> String {
    path == standardInput ? path : Disk.realPath(of: path) ?? path
  }
}
