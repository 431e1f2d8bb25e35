public import Foundation
public import LiferayMobileSDK

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// Sends a file to the portal. A login is required.
///
/// A subclass overrides `doSendFile(_:data:)`, and finds the answer in `uploadResult`. Errors,
/// beside those of `ServerConnector`: what `doSendFile` throws and what the call ends with; -3 for
/// an answer that is no entity; -4 for an image that cannot be written as PNG; the stream's own
/// error if it cannot be read.
open class UploadFileConnector: AsyncServerConnector, LRCallback, LRFileProgressDelegate,
  @unchecked Sendable
{

  /// Called on the main actor with the `parameter` of the initializer, the bytes sent, and the
  /// bytes to send in all.
  public typealias OnProgress = @MainActor (Any?, UInt64, UInt64) -> Void

  /// What the portal is to call the file.
  public let fileName: String

  /// What the file is, as `image/png`.
  public let mimeType: String

  /// The attributes of what the portal has made of the file; nil until then, and after a failure.
  open var uploadResult: [String: Any]?

  private let source: Source
  private let parameter: Any?
  private let onUploadedBytes: OnProgress?

  private enum Source {
    case stream(InputStream, length: Int64)
    case image(UIImage)
  }

  // MARK: Initializers

  /// A connector that sends the next `bytesToSend` bytes of a stream.
  ///
  /// - Parameters:
  ///   - parameter: handed to `onUploadedBytes`.
  ///   - onUploadedBytes: hears how far it is.
  public init(
    inputStream: InputStream, bytesToSend: Int64, fileName: String, mimeType: String,
    parameter: Any? = nil, onUploadedBytes: OnProgress?
  ) {
    source = .stream(inputStream, length: bytesToSend)
    self.fileName = fileName
    self.mimeType = mimeType
    self.parameter = parameter
    self.onUploadedBytes = onUploadedBytes
    super.init()
  }

  /// A connector that sends an image, as PNG.
  public init(
    image: UIImage, fileName: String, mimeType: String, parameter: Any? = nil,
    onUploadedBytes: OnProgress?
  ) {
    source = .image(image)
    self.fileName = fileName
    self.mimeType = mimeType
    self.parameter = parameter
    self.onUploadedBytes = onUploadedBytes
    super.init()
  }

  // MARK: What a subclass overrides

  /// Calls a service that takes the file, exactly once. Called on the connector's own thread; the
  /// session has this connector for its callback, so that the call returns at once.
  open func doSendFile(_ session: LRSession, data: LRUploadData) throws {
    throw NSError.errorWithCause(
      .abortedDueToPreconditions, message: "No service was called with the file.")
  }

  // MARK: ServerConnector

  override open func doRun(session: LRSession) {
    uploadResult = nil
    session.callback = self
    do {
      try doSendFile(session, data: uploadData())
    } catch {
      fail(error)
    }
  }

  // MARK: LRFileProgressDelegate

  /// Tells the closure of the initializer how far it is.
  @MainActor
  open func onProgress(_ progress: Progress) {
    guard !isCancelled else { return }
    onUploadedBytes?(
      parameter, UInt64(max(0, progress.completedUnitCount)),
      UInt64(max(0, progress.totalUnitCount)))
  }

  // MARK: LRCallback

  /// Ends the connector with the error of the call.
  @MainActor
  open func onFailure(_ error: any Error) {
    fail(error)
  }

  /// Ends the connector with the answer of the call.
  @MainActor
  open func onSuccess(_ result: Any) {
    guard let attributes = result as? [String: Any] else {
      return fail(
        NSError.errorWithCause(
          .invalidServerResponse, message: "The server's reply is not an uploaded file."))
    }
    uploadResult = attributes
    callOnComplete()
  }
}

extension UploadFileConnector {

  private func uploadData() throws -> LRUploadData {
    switch source {
    case .stream(let stream, let length):
      return LRUploadData(
        inputStream: stream, length: length, fileName: fileName, mimeType: mimeType,
        progressDelegate: self)
    case .image(let image):
      guard let data = image.pngData() else {
        throw NSError.errorWithCause(
          .validationFailed, message: "The image cannot be written as PNG.")
      }
      return LRUploadData(
        data: data, fileName: fileName, mimeType: mimeType, progressDelegate: self)
    }
  }

  private func fail(_ error: any Error) {
    lastError = error as NSError
    callOnComplete()
  }
}
