public import Foundation

/// Observes the upload of a file to the portal.
public protocol LRFileProgressDelegate: AnyObject, Sendable {

  /// Called on the main actor from time to time, with the number of bytes sent so far and the total
  /// number of bytes to send. They count the whole request, which is slightly larger than the file.
  @MainActor func onProgress(_ progress: Progress)

  /// Whether to cancel the upload, which then fails with `NSURLErrorCancelled`. Read on the
  /// transport's thread, which waits for the result, each time some bytes have been sent.
  var isCancelled: Bool { get }
}

extension LRFileProgressDelegate {

  /// Returns false: nothing is cancelled by default.
  public var isCancelled: Bool { false }
}
