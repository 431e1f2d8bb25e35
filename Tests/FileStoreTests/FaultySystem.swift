import Foundation

@testable import FileStore

/// The file system, but for calls that fail: from a call on all that change something, as if the
/// process were killed before it, or that one alone, as on a full disk.
final class FaultySystem: FileSystem, @unchecked Sendable {
  enum Fault {
    case none
    /// Nothing changes from that call on.
    case kill(at: Int)
    /// That call fails, and the others do not.
    case failure(of: Int)
  }

  private let system = SystemCalls()
  private let lock = NSLock()
  private var fault = Fault.none
  private var count = 0

  /// How many calls that change something there were since the fault was set.
  var changes: Int { lock.withLock { count } }

  func set(_ fault: Fault) {
    lock.withLock {
      self.fault = fault
      count = 0
    }
  }

  /// Throws if the next call that changes something is not to be made.
  private func change() throws(SystemError) {
    let fails = lock.withLock {
      defer { count += 1 }
      switch fault {
      case .none: return false
      case .kill(let at): return count >= at
      case .failure(let number): return count == number
      }
    }
    if fails { throw SystemError(code: ENOSPC) }
  }

  func status(of path: String, followingLinks: Bool) -> FileStatus? {
    system.status(of: path, followingLinks: followingLinks)
  }
  func realPath(of path: String) -> String? { system.realPath(of: path) }
  func names(in directory: String) throws(SystemError) -> [String] {
    try system.names(in: directory)
  }
  func read(
    _ path: String, limit: Int, followingLinks: Bool
  ) throws(SystemError) -> FileContent {
    try system.read(path, limit: limit, followingLinks: followingLinks)
  }
  func makeDirectory(_ path: String, mode: UInt32) throws(SystemError) {
    try change()
    try system.makeDirectory(path, mode: mode)
  }
  func removeDirectory(_ path: String) throws(SystemError) {
    try change()
    try system.removeDirectory(path)
  }
  func removeFile(_ path: String) throws(SystemError) {
    try change()
    try system.removeFile(path)
  }
  func create(_ path: String, _ pieces: [String], mode: UInt32?) throws(SystemError) {
    try change()
    try system.create(path, pieces, mode: mode)
  }
  func append(_ text: String, to path: String) throws(SystemError) {
    try change()
    try system.append(text, to: path)
  }
  func rename(_ path: String, to other: String) throws(SystemError) {
    try change()
    try system.rename(path, to: other)
  }
  func rename(_ path: String, toNew other: String) throws(SystemError) -> Bool {
    try change()
    return try system.rename(path, toNew: other)
  }
  func exchange(_ path: String, _ other: String) throws(SystemError) -> Bool {
    try change()
    return try system.exchange(path, other)
  }
  func flush(_ path: String) {}
  func flushFileSystem(of directory: String) -> Bool { true }
}
