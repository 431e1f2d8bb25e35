/// The system calls of a `FileStore`. Tests replace them with calls that fail.
package protocol FileSystem: Sendable {
  /// Nil if there is nothing at `path`.
  func status(of path: String, followingLinks: Bool) -> FileStatus?
  /// The absolute path of the file at `path`, without links and `..`; nil if there is nothing.
  func realPath(of path: String) -> String?
  /// The names in a directory, in order.
  func names(in directory: String) throws(SystemError) -> [String]
  /// The bytes of a regular file; never waits for a pipe or a device.
  func read(
    _ path: String, limit: Int, followingLinks: Bool
  ) throws(SystemError) -> FileContent

  /// Makes one directory.
  func makeDirectory(_ path: String, mode: UInt32) throws(SystemError)
  /// Removes an empty directory.
  func removeDirectory(_ path: String) throws(SystemError)
  func removeFile(_ path: String) throws(SystemError)
  /// Makes a file that does not exist yet.
  func create(
    _ path: String, _ pieces: [String], mode: UInt32?
  ) throws(SystemError)
  /// Writes `text` at the end of a file.
  func append(_ text: String, to path: String) throws(SystemError)
  func rename(_ path: String, to other: String) throws(SystemError)
  /// Renames unless `other` exists; returns false if it does.
  func rename(_ path: String, toNew other: String) throws(SystemError) -> Bool
  /// Exchanges two files; false if the file system cannot.
  func exchange(_ path: String, _ other: String) throws(SystemError) -> Bool
  /// Makes sure that a file survives a failure of the machine.
  func flush(_ path: String)
  /// Does so for all files in the file system of a directory; false if the system cannot.
  func flushFileSystem(of directory: String) -> Bool
}

/// The kind and attributes of the file at a path.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case file, directory, link, other
  }

  package let kind: Kind
  package let owner: UInt32
  /// The permissions of the owner, the group and others.
  package let mode: UInt32
  /// The number of bytes, if it is a file.
  let size: Int
  /// The time of the last write, in seconds and nanoseconds.
  let modified: [Int]
}

/// The result of reading a file.
package enum FileContent: Hashable, Sendable {
  case bytes([UInt8])
  /// Not a regular file.
  case notAFile
  /// A file with more bytes than the limit.
  case tooLarge
}
