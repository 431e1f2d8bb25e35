#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the `Workspace` asks of the system, call by call.
enum Disk {
  enum Kind {
    case file, directory, link, other
  }

  /// What stands at `path`; nil for nothing.
  static func kind(of path: String, followingLinks: Bool = false) -> Kind? {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .directory
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// The one absolute path of what stands at `path`, without links and `..`; nil for nothing.
  static func realPath(of path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  static func bytes(at path: String) throws(SystemError) -> [UInt8] {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw SystemError() }
    defer { close(number) }
    return try Descriptor(number: number).bytes()
  }

  /// Those of a file; nil if something else stands there. A link is an error, `ELOOP`.
  static func bytes(ofFileAt path: String) throws(SystemError) -> [UInt8]? {
    // A pipe would be waited for.
    let number = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard number >= 0 else {
      let error = SystemError()
      if error.code == ENXIO || error.code == EOPNOTSUPP { return nil }
      throw error
    }
    defer { close(number) }
    let file = Descriptor(number: number)
    guard let size = file.size else { return nil }
    return try file.bytes(ofSize: size)
  }

  /// The names in a directory, in order.
  static func names(in directory: String) throws(SystemError) -> [String] {
    guard let stream = opendir(directory) else { throw SystemError() }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Makes a directory and those above it, as far as they are missing.
  static func makeDirectory(_ path: String) throws(SystemError) {
    if mkdir(path, 0o777) == 0 { return }
    let error = SystemError()
    if error.code == EEXIST, kind(of: path, followingLinks: true) == .directory { return }
    let above = Workspace.directory(of: path)
    guard error.code == ENOENT, above != path else { throw error }
    try makeDirectory(above)
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw SystemError() }
  }

  static func removeFile(_ path: String) throws(SystemError) {
    guard unlink(path) == 0 else { throw SystemError() }
  }

  /// Whether the directory was empty and is gone.
  static func removeEmptyDirectory(_ path: String) -> Bool {
    rmdir(path) == 0
  }

  /// What tells the file of this program from every other, be it a newer one in its place; nil if
  /// the system does not say.
  static let programIdentity: String? = {
    var status = stat()
    #if canImport(Darwin)
      var path = [CChar](repeating: 0, count: Int(PATH_MAX))
      var size = UInt32(path.count)
      guard _NSGetExecutablePath(&path, &size) == 0, stat(path, &status) == 0 else { return nil }
      let times = [status.st_mtimespec, status.st_ctimespec]
    #else
      guard stat("/proc/self/exe", &status) == 0 else { return nil }
      let times = [status.st_mtim, status.st_ctim]
    #endif
    return "\(status.st_dev) \(status.st_ino) \(status.st_size) "
      + times.map { "\($0.tv_sec).\($0.tv_nsec)" }.joined(separator: " ")
  }()

  /// When something was last written: seconds, and the rest in billionths.
  struct Date: Comparable {
    var seconds = 0
    var rest = 0

    static func < (date: Date, other: Date) -> Bool {
      (date.seconds, date.rest) < (other.seconds, other.rest)
    }
  }

  /// When the file at `path` was last written; the beginning of time if there is none.
  static func date(of path: String) -> Date {
    var status = stat()
    guard stat(path, &status) == 0 else { return Date() }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Date(seconds: Int(time.tv_sec), rest: Int(time.tv_nsec))
  }
}
