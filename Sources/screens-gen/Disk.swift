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

  /// Writes a file, which keeps its permissions: to a temporary file beside it, which then takes
  /// its place, so that a reader sees the old one or the new one.
  static func write(_ text: String, to path: String) throws(SystemError) {
    let suffix = String(UInt64.random(in: .min ... .max), radix: 36)
    let temporary = Workspace.join(Workspace.directory(of: path), ".screens-gen-\(suffix).tmp")
    let number = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw SystemError() }
    defer { close(number) }
    do throws(SystemError) {
      try Descriptor(number: number).write(text)
      var old = stat()
      if stat(path, &old) == 0 { fchmod(number, old.st_mode & 0o7777) }
      guard rename(temporary, path) == 0 else { throw SystemError() }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  static func removeFile(_ path: String) throws(SystemError) {
    guard unlink(path) == 0 else { throw SystemError() }
  }

  /// Whether the directory was empty and is gone.
  static func removeEmptyDirectory(_ path: String) -> Bool {
    rmdir(path) == 0
  }
}
