public import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A vault that stores the secret in a file that only its owner can read.
public struct CredentialsFile: CredentialsVault {

  private let file: URL

  /// Creates a vault for the file `credentials.json` in `directory`, which is created when needed.
  public init(directory: URL) {
    file = directory.appendingPathComponent("credentials.json")
  }

  /// Returns the content of the file, or nil if there is no file.
  ///
  /// - Throws: Foundation's error if the file cannot be read.
  public func read() throws -> Data? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try Data(contentsOf: file)
  }

  /// Replaces the file atomically: if the app is terminated, either the old or the new file
  /// remains. Others cannot read it at any time.
  ///
  /// - Throws: Foundation's error or a `POSIXError` if the file cannot be written.
  public func write(_ secret: Data) throws {
    let directory = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(
      at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let new = directory.appendingPathComponent(".credentials-\(UUID().uuidString)")
    do {
      try create(new, holding: secret)
      guard rename(new.path, file.path) == 0 else { throw POSIXError.latest }
    } catch {
      unlink(new.path)
      throw error
    }
  }

  /// Deletes the file, if there is one.
  ///
  /// - Throws: a `POSIXError` if the file cannot be deleted.
  public func remove() throws {
    guard unlink(file.path) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw POSIXError.latest
    }
  }

  private func create(_ file: URL, holding secret: Data) throws {
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError.latest }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: secret)
    try handle.synchronize()
    try handle.close()
  }
}

extension POSIXError {
  fileprivate static var latest: POSIXError {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}
