import SourceText

extension Workspace {
  /// `path` below `directory`, as one would type it.
  static func join(_ directory: String, _ path: String) -> String {
    if directory.isEmpty || directory == "." { return path }
    let slash = directory.utf8.last == UInt8(ascii: "/") ? "" : "/"
    return String(joining: [directory, slash, path])
  }

  /// The directory of `path`, as it would be typed: `.` for a name alone.
  static func directory(of path: String) -> String {
    guard let slash = path.lastSlash else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of `path`.
  static func name(of path: String) -> String {
    guard path.utf8.last != UInt8(ascii: "/") else {
      let end = path.utf8.lastIndex { $0 != UInt8(ascii: "/") }
      return end.map { name(of: String(path[...$0])) } ?? path
    }
    guard let slash = path.lastSlash else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// What two paths have in common when they lead to one file or directory, be it there or not.
  static func identity(of path: String) -> String {
    if path == standardInput { return path }
    if let real = Disk.realPath(of: path) { return real }
    if path.hasSuffix("/") { return identity(of: String(path.dropLast())) }
    let directory = directory(of: path)
    return directory == path ? path : join(identity(of: directory), name(of: path))
  }

  /// The identities of many files, for which each directory is looked at once.
  struct Identities {
    private var directories: [String: String] = [:]

    mutating func identity(ofFile path: String) -> String {
      guard path != standardInput, Disk.kind(of: path) == .file else {
        return Workspace.identity(of: path)
      }
      let directory = directory(of: path)
      let known = directories[directory] ?? Workspace.identity(of: directory)
      directories[directory] = known
      return join(known, name(of: path))
    }
  }

  /// Where `path` leads that stands in a file.
  static func path(_ path: String, seenFrom file: String) -> String {
    path.hasPrefix("/") ? path : join(directory(of: file), path)
  }

  /// `path` as a file at `place` would write it: `../westeros.theme.yml`.
  static func path(to path: String, seenFrom place: String) -> String {
    let target = identity(of: path).split(separator: "/")
    let origin = identity(of: directory(of: place)).split(separator: "/")
    let shared = zip(target, origin).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: origin.count - shared)
    return (up + target.dropFirst(shared).map(String.init)).joined(separator: "/")
  }

  /// The directories, each once, whatever paths lead to it.
  static func distinct(_ directories: [String]) -> [String] {
    var seen: Set<String> = []
    return directories.filter { seen.insert(identity(of: $0)).inserted }
  }
}

extension String {
  /// Where the last `/` stands. The bytes are looked at, as paths are taken apart all the time.
  fileprivate var lastSlash: Index? {
    var path = self
    let offset = path.withUTF8 { bytes in bytes.lastIndex(of: UInt8(ascii: "/")) }
    return offset.map { utf8.index(startIndex, offsetBy: $0) }
  }
}
