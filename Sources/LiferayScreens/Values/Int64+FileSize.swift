internal import Foundation

extension Int64 {

  /// A number of bytes as a user reads the size of a file, such as `2 KB`: in the largest unit of
  /// which there is at least one, a thousand bytes to the first.
  public func asFileSize() -> String {
    ByteCountFormatter.string(fromByteCount: self, countStyle: .file)
  }
}
