public import Foundation

/// A file to be sent to the portal, as a parameter of ``LRSession/upload(_:)``.
///
/// The contents are held in memory. A stream or a file that cannot be read makes the upload fail
/// with the error of reading it.
public final class LRUploadData: NSObject, Sendable {

  /// The name that the portal is told.
  public let fileName: String

  /// The contents' type, as `image/png`.
  public let mimeType: String

  /// Watches the upload. Kept until it has ended.
  public let progressDelegate: (any LRFileProgressDelegate)?

  let contents: Result<Data, any Error>

  /// A file whose contents are at hand.
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

  /// A file on disk. It is read here and now.
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

  /// The next `length` bytes of a stream, or what it has of them. It is opened, read and closed
  /// here and now.
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
