#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import ScreensGenerator

/// Files that change only if they are what they are taken for, to the last moment: nothing that
/// somebody else wrote meanwhile is lost. False is returned if they are something else, and then stay
/// as they are.
extension Disk {
  /// Gives what was staged for `path` its place; `old` is of what stands there, nil for nothing.
  static func putInPlace(_ path: String, of old: Fingerprint?) throws(SystemError) -> Bool {
    let staged = staged(for: path)
    guard let old else { return try rename(staged, toNew: path) }
    guard try exchange(staged, path) else {
      guard fingerprint(of: path) == old else { return false }
      try rename(staged, to: path)
      return true
    }
    if fingerprint(of: staged) != old {
      _ = try exchange(staged, path)
      return false
    }
    unlink(staged)
    return true
  }

  /// Gives the directory that was put together for `path` its place, or, if a directory stands there
  /// by now, all that is in it.
  static func putDirectoryInPlace(_ path: String) throws(SystemError) -> Bool {
    try move(staged(for: path), to: path)
  }

  private static func move(_ staged: String, to path: String) throws(SystemError) -> Bool {
    if try rename(staged, toNew: path) { return true }
    guard kind(of: staged) == .directory, kind(of: path) == .directory else { return false }
    for name in try names(in: staged)
    where try !move(Workspace.join(staged, name), to: Workspace.join(path, name)) {
      return false
    }
    return removeEmptyDirectory(staged)
  }

  /// Removes what stands at `path`, which is what `old` is of.
  static func remove(_ path: String, of old: Fingerprint) throws(SystemError) -> Bool {
    let staged = staged(for: path)
    try rename(path, to: staged)
    if fingerprint(of: staged) != old {
      _ = try rename(staged, toNew: path)
      return false
    }
    try removeFile(staged)
    return true
  }

  /// Of the text at `path`; nil if there is none.
  private static func fingerprint(of path: String) -> Fingerprint? {
    guard kind(of: path) == .file else { return nil }
    return (try? bytes(at: path)).map { Fingerprint(of: $0) }
  }

  // MARK: Calls that not every file system has

  private static let absentees = [ENOSYS, EINVAL, ENOTSUP]

  /// Renames unless something stands at `other`; then false.
  private static func rename(
    _ path: String, toNew other: String
  ) throws(SystemError) -> Bool {
    if let code = rename(path, other, .exclusively) {
      if code == 0 { return true }
      let error = SystemError()
      if error.code == EEXIST { return false }
      guard absentees.contains(error.code) else { throw error }
    }
    if kind(of: other) != nil { return false }
    try rename(path, to: other)
    return true
  }

  /// Exchanges two files; false if the system cannot.
  private static func exchange(_ path: String, _ other: String) throws(SystemError) -> Bool {
    guard let code = rename(path, other, .exchanging) else { return false }
    if code == 0 { return true }
    let error = SystemError()
    guard absentees.contains(error.code) else { throw error }
    return false
  }

  private enum Renaming {
    case exclusively, exchanging
  }

  /// What the call of the system returns; nil if the system has none.
  private static func rename(_ path: String, _ other: String, _ how: Renaming) -> Int32? {
    #if canImport(Darwin)
      renamex_np(path, other, UInt32(how == .exclusively ? RENAME_EXCL : RENAME_SWAP))
    #else
      // The flags as Linux has them: the modules of the C libraries leave them out, and the call.
      renameWithFlags?(AT_FDCWD, path, AT_FDCWD, other, how == .exclusively ? 1 : 2)
    #endif
  }

  #if !canImport(Darwin)
    private static let renameWithFlags = dlsym(nil, "renameat2").map {
      unsafeBitCast(
        $0,
        to: (@convention(c) (
          Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
        ) -> Int32).self)
    }
  #endif
}
