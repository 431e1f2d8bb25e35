/// Paths as texts, without access to the disk.
package enum Path {
  /// Returns `path` below `directory`, as a user would type it.
  package static func join(_ directory: String, _ path: String) -> String {
    if directory.isEmpty || directory == "." { return path }
    return directory.utf8.last == UInt8(ascii: "/") ? directory + path : directory + "/" + path
  }

  /// Returns the directory of `path`, as a user would type it: `.` for a name alone.
  package static func directory(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the last part of `path`.
  package static func name(of path: String) -> String {
    guard path.utf8.last != UInt8(ascii: "/") else {
      let end = path.utf8.lastIndex { $0 != UInt8(ascii: "/") }
      return end.map { name(of: String(path[...$0])) } ?? path
    }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Returns the path of a file that another file names: `path` relative to the directory of
  /// `file`.
  package static func path(_ path: String, seenFrom file: String) -> String {
    path.hasPrefix("/") ? path : join(directory(of: file), path)
  }

  /// Returns whether `path` is `directory` or below it. Both are absolute.
  package static func isAt(_ path: String, orBelow directory: String) -> Bool {
    path == directory || directory == "/" || path.hasPrefix(directory + "/")
  }
}
