#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import ScreensGenerator
import SourceText

/// A file is written in two steps: the new text goes to a file beside it, which then takes its
/// place, so that a reader sees the old text or the new one.
extension Disk {
  /// Writes `text` beside `path`. The file will have the permissions `mode`, or the usual ones; a
  /// file that runs as its owner is never made.
  static func stage(
    _ text: String, for path: String, mode: UInt32? = nil
  ) throws(SystemError) {
    try stage(CollectionOfOne(text), for: path, mode: mode)
  }

  /// Writes pieces of a text, one after the other.
  static func stage(
    _ pieces: some Sequence<String>, for path: String, mode: UInt32? = nil
  ) throws(SystemError) {
    try write(pieces, toStaged: staged(for: path), mode: mode)
  }

  /// Writes a text to where it is staged.
  static func write(
    _ text: String, toStaged staged: String, mode: UInt32? = nil
  ) throws(SystemError) {
    try write(CollectionOfOne(text), toStaged: staged, mode: mode)
  }

  private static func write(
    _ pieces: some Sequence<String>, toStaged staged: String, mode: UInt32?
  ) throws(SystemError) {
    let number = open(staged, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw SystemError() }
    defer { close(number) }
    do throws(SystemError) {
      for piece in pieces { try Descriptor(number: number).write(piece) }
      if let mode { fchmod(number, mode_t(mode & 0o777)) }
    } catch {
      unlink(staged)
      throw error
    }
  }

  /// Writes `text` behind what the file at `path` holds.
  static func append(_ text: String, to path: String) throws(SystemError) {
    let number = open(path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
    guard number >= 0 else { throw SystemError() }
    defer { close(number) }
    try Descriptor(number: number).write(text)
  }

  /// Makes sure that files outlive a failure of the machine.
  static func flush(_ paths: some Sequence<String>) {
    for path in paths {
      let number = open(path, O_RDONLY | O_CLOEXEC)
      guard number >= 0 else { continue }
      fsync(number)
      close(number)
    }
  }

  /// The number of the file system that a directory is in.
  static func fileSystem(of directory: String) -> UInt64? {
    var status = stat()
    return stat(directory, &status) == 0 ? UInt64(truncatingIfNeeded: status.st_dev) : nil
  }

  /// Makes sure of all files in the file system that a directory is in; false if the system has no
  /// call for that.
  static func flushFileSystem(of directory: String) -> Bool {
    #if os(Linux)
      let number = open(directory, O_RDONLY | O_CLOEXEC)
      guard number >= 0 else { return false }
      defer { close(number) }
      return syncFileSystem?(number) == 0
    #else
      return false
    #endif
  }

  #if os(Linux)
    /// `syncfs`, which the module of the C library leaves out.
    private static let syncFileSystem = dlsym(nil, "syncfs").map {
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
  static func staged(for path: String) -> String {
    let mark = Fingerprint(of: Workspace.name(of: path)).text
    let name = String(joining: [".screens-gen-", mark, ".tmp"])
    return Workspace.join(Workspace.directory(of: path), name)
  }

  /// Writes a file at once.
  static func write(_ text: String, to path: String, mode: UInt32? = nil) throws(SystemError) {
    try stage(text, for: path, mode: mode)
    flush([staged(for: path)])
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

  /// What a file's owner, group and others may do with it; nil if there is no file.
  static func mode(of path: String) -> UInt32? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return UInt32(status.st_mode & 0o777)
  }
}
