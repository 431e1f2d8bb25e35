/// The system calls of a `FileStore`. Tests replace them with calls that fail.
package protocol FileSystem: Sendable {
  /// Returns the status of the file at `path`, or nil if there is nothing.
  func status(of path: String, followingLinks: Bool) -> FileStatus?
  /// Returns the absolute path of the file at `path`, without links and `..`, or nil if there is
  /// nothing.
  func realPath(of path: String) -> String?
  /// Returns the names in a directory, in order.
  func names(in directory: String) throws(SystemError) -> [String]
  /// Reads the bytes of a regular file. Never waits for a pipe or a device.
  func read(
    _ path: String, limit: Int, followingLinks: Bool
  ) throws(SystemError) -> FileContent

  /// Creates one directory.
  func makeDirectory(_ path: String, mode: UInt32) throws(SystemError)
  /// Removes an empty directory.
  func removeDirectory(_ path: String) throws(SystemError)
  func removeFile(_ path: String) throws(SystemError)
  /// Creates a file that does not exist yet.
  func create(
    _ path: String, _ pieces: [String], mode: UInt32?
  ) throws(SystemError)
  /// Writes `text` at the end of a file.
  func append(_ text: String, to path: String) throws(SystemError)
  func rename(_ path: String, to other: String) throws(SystemError)
  /// Renames a file unless `other` exists. Returns false if it does.
  func rename(_ path: String, toNew other: String) throws(SystemError) -> Bool
  /// Exchanges two files. Returns false if the file system does not support this.
  func exchange(_ path: String, _ other: String) throws(SystemError) -> Bool
  /// Makes sure that a file survives a failure of the machine.
  func flush(_ path: String)
  /// Makes sure that all files in the file system of a directory survive a failure of the machine.
  /// Returns false if the system does not support this.
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
