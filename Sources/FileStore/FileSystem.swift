/// What a `FileStore` asks of the system, call by call. Tests put one in its place whose calls fail.
package protocol FileSystem: Sendable {
  /// Nil if there is nothing at `path`.
  func status(of path: String, followingLinks: Bool) -> FileStatus?
  /// The absolute path of what is at `path`, without links and `..`; nil for nothing.
  func realPath(of path: String) -> String?
  /// The names in a directory, in order.
  func names(in directory: String) throws(SystemError) -> [String]
  /// The bytes of a regular file, which is not waited for if it is a pipe or a device.
  func read(
    _ path: String, limit: Int, followingLinks: Bool
  ) throws(SystemError) -> FileContent

  /// Makes one directory.
  func makeDirectory(_ path: String, mode: UInt32) throws(SystemError)
  /// Removes an empty directory.
  func removeDirectory(_ path: String) throws(SystemError)
  func removeFile(_ path: String) throws(SystemError)
  /// Makes a file that is not there yet.
  func create(
    _ path: String, _ pieces: [String], mode: UInt32?
  ) throws(SystemError)
  /// Writes `text` at the end of a file.
  func append(_ text: String, to path: String) throws(SystemError)
  func rename(_ path: String, to other: String) throws(SystemError)
  /// Renames unless there is something at `other`; then false.
  func rename(_ path: String, toNew other: String) throws(SystemError) -> Bool
  /// Exchanges two files; false if the file system cannot.
  func exchange(_ path: String, _ other: String) throws(SystemError) -> Bool
  /// Makes sure that a file outlives a failure of the machine.
  func flush(_ path: String)
  /// Does so for all files in the file system of a directory; false if the system cannot.
  func flushFileSystem(of directory: String) -> Bool
}

/// What is at a path.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case file, directory, link, other
  }

  package let kind: Kind
  package let owner: UInt32
  /// What the owner, the group and others may do.
  package let mode: UInt32
  /// How many bytes it has, if it is a file.
  let size: Int
  /// When it was last written, in seconds and billionths of them.
  let modified: [Int]
}

/// What a read finds.
package enum FileContent: Hashable, Sendable {
  case bytes([UInt8])
  /// Not a regular file.
  case notAFile
  /// A file of more bytes than wanted.
  case tooLarge
}
