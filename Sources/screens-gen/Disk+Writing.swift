#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import ScreensGenerator

/// A file is written in two steps: the new text goes to a file beside it, which then takes its
/// place, so that a reader sees the old text or the new one.
extension Disk {
  /// Writes `text` beside `path`; returns where. The file will have the permissions that the one at
  /// `path` has, or `mode`.
  static func stage(
    _ text: String, for path: String, mode: UInt32? = nil
  ) throws(SystemError) -> String {
    let staged = staged(for: path)
    let number = open(staged, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw SystemError() }
    defer { close(number) }
    do throws(SystemError) {
      try Descriptor(number: number).write(text)
      if let mode = self.mode(of: path) ?? mode { fchmod(number, mode_t(mode)) }
    } catch {
      unlink(staged)
      throw error
    }
    return staged
  }

  /// Makes sure that files outlive a failure of the machine.
  static func flush(_ paths: [String]) {
    #if os(Linux)
      // For many files, once for their file system is faster than one by one.
      if paths.count > 32 { return flushFileSystems(of: paths) }
    #endif
    for path in paths {
      let number = open(path, O_RDONLY | O_CLOEXEC)
      guard number >= 0 else { continue }
      fsync(number)
      close(number)
    }
  }

  #if os(Linux)
    private static func flushFileSystems(of paths: [String]) {
      var flushed: Set<dev_t> = []
      for directory in Set(paths.map(Workspace.directory)) {
        var status = stat()
        guard stat(directory, &status) == 0, flushed.insert(status.st_dev).inserted else {
          continue
        }
        let number = open(directory, O_RDONLY | O_CLOEXEC)
        guard number >= 0 else { return sync() }
        if flushFileSystem?(number) != 0 { sync() }
        close(number)
      }
    }

    /// `syncfs`, which the module of the C library leaves out.
    private static let flushFileSystem = dlsym(nil, "syncfs").map {
      unsafeBitCast($0, to: (@convention(c) (Int32) -> Int32).self)
    }
  #endif

  /// Gives what was staged for `path` its place.
  static func putInPlace(_ path: String) throws(SystemError) {
    try rename(staged(for: path), to: path)
  }

  static func discardStaged(for path: String) {
    unlink(staged(for: path))
  }

  /// The same name whenever it is asked for, so that what a killed run left is found; of a length
  /// of its own, as the name of a file may be as long as a directory lets it.
  private static func staged(for path: String) -> String {
    let name = ".screens-gen-" + Fingerprint(of: Workspace.name(of: path)).text + ".tmp"
    return Workspace.join(Workspace.directory(of: path), name)
  }

  /// Writes a file at once.
  static func write(_ text: String, to path: String, mode: UInt32? = nil) throws(SystemError) {
    flush([try stage(text, for: path, mode: mode)])
    try putInPlace(path)
  }

  static func rename(_ path: String, to other: String) throws(SystemError) {
    guard renamed(path, other) == 0 else { throw SystemError() }
  }

  /// The call of the system, which has the name of the method.
  private static func renamed(_ path: String, _ other: String) -> Int32 {
    #if canImport(Glibc)
      Glibc.rename(path, other)
    #elseif canImport(Musl)
      Musl.rename(path, other)
    #else
      Darwin.rename(path, other)
    #endif
  }

  /// The bits of a file's permissions; nil if there is no file.
  static func mode(of path: String) -> UInt32? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return UInt32(status.st_mode & 0o7777)
  }

  /// Whether nothing stands at `path`, or a file that its owner lets be written. Asked of the file,
  /// and not of the system, which lets an administrator write everything.
  static func isWritable(_ path: String) -> Bool {
    mode(of: path).map { $0 & 0o200 != 0 } ?? true
  }
}
