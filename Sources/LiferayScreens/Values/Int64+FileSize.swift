internal import Foundation

extension Int64 {

  /// A number of bytes as a user reads the size of a file, such as `2 kB`: in the largest unit of
  /// which there is at least one, with 1,000 bytes to a kilobyte, in the user's language.
  public func asFileSize() -> String {
    formatted(.byteCount(style: .file))
  }
}
