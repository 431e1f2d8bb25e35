#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file system, accessed through the C library.
package struct SystemCalls: FileSystem {
  package init() {}

  package func status(of path: String, followingLinks: Bool) -> FileStatus? {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    return FileStatus(status)
  }

  package func realPath(of path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  package func names(in directory: String) throws(SystemError) -> [String] {
    guard let stream = opendir(directory) else { throw SystemError() }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = Self.name(of: &entry.pointee)
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  package func read(
    _ path: String, limit: Int, followingLinks: Bool
  ) throws(SystemError) -> FileContent {
    let number = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW))
    guard number >= 0 else {
      let error = SystemError()
      if error.code == ENXIO || error.code == EOPNOTSUPP { return .notAFile }
      throw error
    }
    defer { close(number) }
    let file = Descriptor(number: number)
    guard let size = file.size else { return .notAFile }
    if size > limit { return .tooLarge }
    return .bytes(try file.bytes(ofSize: size))
  }

  package func makeDirectory(_ path: String, mode: UInt32) throws(SystemError) {
    try check(mkdir(path, mode_t(mode)))
  }

  package func removeDirectory(_ path: String) throws(SystemError) { try check(rmdir(path)) }

  package func removeFile(_ path: String) throws(SystemError) { try check(unlink(path)) }

  package func create(
    _ path: String, _ pieces: [String], mode: UInt32?
  ) throws(SystemError) {
    let number = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw SystemError() }
    defer { close(number) }
    do throws(SystemError) {
      for piece in pieces { try Descriptor(number: number).write(piece) }
      if let mode { fchmod(number, mode_t(mode & 0o777)) }
    } catch {
      unlink(path)
      throw error
    }
  }

  package func append(_ text: String, to path: String) throws(SystemError) {
    let number = open(path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
    guard number >= 0 else { throw SystemError() }
    defer { close(number) }
    try Descriptor(number: number).write(text)
  }

  package func flush(_ path: String) {
    let number = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard number >= 0 else { return }
    fsync(number)
    close(number)
  }

  package func flushFileSystem(of directory: String) -> Bool {
    #if canImport(Darwin)
      return false
    #else
      let number = open(directory, O_RDONLY | O_CLOEXEC)
      guard number >= 0 else { return false }
      defer { close(number) }
      return Self.syncfs?(number) == 0
    #endif
  }

  // MARK: Renaming

  package func rename(_ path: String, to other: String) throws(SystemError) {
    #if canImport(Glibc)
      try check(Glibc.rename(path, other))
    #elseif canImport(Musl)
      try check(Musl.rename(path, other))
    #else
      try check(Darwin.rename(path, other))
    #endif
  }

  package func rename(_ path: String, toNew other: String) throws(SystemError) -> Bool {
    if let code = rename(path, other, .exclusively) {
      if code == 0 { return true }
      let error = SystemError()
      if error.code == EEXIST { return false }
      guard Self.absentees.contains(error.code) else { throw error }
    }
    if status(of: other, followingLinks: false) != nil { return false }
    try rename(path, to: other)
    return true
  }

  package func exchange(_ path: String, _ other: String) throws(SystemError) -> Bool {
    guard let code = rename(path, other, .exchanging) else { return false }
    if code == 0 { return true }
    let error = SystemError()
    guard Self.absentees.contains(error.code) else { throw error }
    return false
  }

  /// The errors of a file system that does not support a call.
  private static let absentees = [ENOSYS, EINVAL, ENOTSUP]

  private enum Renaming {
    case exclusively, exchanging
  }

  /// Returns the result of the system call, or nil if the system does not have it.
  private func rename(_ path: String, _ other: String, _ how: Renaming) -> Int32? {
    #if canImport(Darwin)
      renamex_np(path, other, UInt32(how == .exclusively ? RENAME_EXCL : RENAME_SWAP))
    #else
      // The flags are those of Linux, which the modules of the C libraries lack, too.
      Self.renameat2?(AT_FDCWD, path, AT_FDCWD, other, how == .exclusively ? 1 : 2)
    #endif
  }

  private func check(_ code: Int32) throws(SystemError) {
    if code != 0 { throw SystemError() }
  }
}

extension FileStatus {
  fileprivate init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .directory
      case S_IFLNK: .link
      default: .other
      }
    owner = status.st_uid
    mode = UInt32(status.st_mode & 0o777)
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = [Int(time.tv_sec), Int(time.tv_nsec)]
  }
}

/// The identity of the file of this program, which differs from that of any other file, even a
/// newer one at the same path. It is nil if the system does not provide it.
package let programIdentity: String? = {
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
