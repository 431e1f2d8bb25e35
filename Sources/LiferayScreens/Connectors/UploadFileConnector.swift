public import Foundation
public import LiferayMobileSDK

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// Uploads a file to the portal. A login is required.
///
/// A subclass overrides `doSendFile(_:data:)`. The response is in `uploadResult`. Errors, in
/// addition to those of `ServerConnector`: the error that `doSendFile` throws and the error of the
/// call; -3 for a response that is not an entity; -4 for an image that cannot be encoded as PNG;
/// the stream's own error if it cannot be read.
open class UploadFileConnector: AsyncServerConnector, LRCallback, @unchecked Sendable {

  /// Called on the main actor with the `parameter` of the initializer, the bytes sent so far, and
  /// the total number of bytes to send.
  public typealias OnProgress = @MainActor (Any?, UInt64, UInt64) -> Void

  /// The name of the file in the portal.
  public let fileName: String

  /// The MIME type of the file, such as `image/png`.
  public let mimeType: String

  /// The attributes of the entity that the portal created from the file; nil until then, and after
  /// a failure.
  open var uploadResult: [String: Any]?

  private let source: Source
  private let parameter: Any?
  private let onUploadedBytes: OnProgress?

  private enum Source {
    case stream(InputStream, length: Int64)
    case image(UIImage)
  }

  // MARK: Initializers

  /// Creates a connector that uploads the next `bytesToSend` bytes of a stream. `onUploadedBytes`
  /// is called with `parameter` and the progress of the upload.
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

  /// Creates a connector that uploads an image as PNG.
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

  // MARK: Overridden by subclasses

  /// Calls a service that takes the file, exactly once. Called on the connector's own thread. The
  /// callback of `session` is this connector, so the call returns at once.
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

  /// Calls `progressHandler` and `onUploadedBytes` with the progress.
  @MainActor
  override open func onProgress(_ progress: Progress) {
    super.onProgress(progress)
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

  /// Ends the connector with the response of the call.
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
      guard let data = image.uprightPNG else {
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
