public import Foundation

/// A file to upload to the portal, as a parameter of ``LRSession/upload(_:)``.
///
/// The contents are held in memory. If a stream or a file cannot be read, the upload fails with
/// that error.
public final class LRUploadData: NSObject, Sendable {

  /// The file name sent to the portal.
  public let fileName: String

  /// The MIME type of the contents, such as `image/png`.
  public let mimeType: String

  /// Observes the upload. Retained until the upload ends.
  public let progressDelegate: (any LRFileProgressDelegate)?

  let contents: Result<Data, any Error>

  /// Creates a file from data in memory.
  public init(
    data: Data, fileName: String, mimeType: String,
    progressDelegate: (any LRFileProgressDelegate)? = nil
  ) {
    contents = .success(data)
    self.fileName = fileName
    self.mimeType = mimeType
    self.progressDelegate = progressDelegate
    super.init()
  }

  /// Creates a file from one on disk, which is read immediately.
  public init(
    fileURL: URL, fileName: String, mimeType: String,
    progressDelegate: (any LRFileProgressDelegate)? = nil
  ) {
    contents = Result { try Data(contentsOf: fileURL, options: .mappedIfSafe) }
    self.fileName = fileName
    self.mimeType = mimeType
    self.progressDelegate = progressDelegate
    super.init()
  }

  /// Creates a file from the next `length` bytes of a stream, or fewer if it ends earlier. The
  /// stream is opened, read and closed immediately.
  public init(
    inputStream: InputStream, length: Int64, fileName: String, mimeType: String,
    progressDelegate: (any LRFileProgressDelegate)? = nil
  ) {
    contents = Result { try inputStream.contents(upTo: length) }
    self.fileName = fileName
    self.mimeType = mimeType
    self.progressDelegate = progressDelegate
    super.init()
  }
}

extension InputStream {

  fileprivate func contents(upTo length: Int64) throws -> Data {
    open()
    defer { close() }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while Int64(data.count) < length {
      let wanted = min(buffer.count, Int(length) - data.count)
      let count = read(&buffer, maxLength: wanted)
      if count < 0 { throw streamError ?? CocoaError(.fileReadUnknown) }
      if count == 0 { break }
      data.append(contentsOf: buffer[..<count])
    }
    return data
  }
}
