internal import Foundation

extension Int64 {

  /// Returns this number of bytes as a file size in the user's language, such as `2 kB`: in the
  /// largest unit of which there is at least one, with 1,000 bytes per kilobyte.
  public func asFileSize() -> String {
    formatted(.byteCount(style: .file))
  }
}
