public import Foundation

/// Watches a file on its way to the portal.
public protocol LRFileProgressDelegate: AnyObject, Sendable {

  /// Called on the main actor now and then, with the bytes sent so far and the bytes to send in
  /// all. They are those of the whole request, a little more than the file.
  @MainActor func onProgress(_ progress: Progress)

  /// Asked where the transport works, which waits for the answer, each time some bytes have been
  /// sent: true cancels the upload, which then fails with `NSURLErrorCancelled`.
  var isCancelled: Bool { get }
}

extension LRFileProgressDelegate {

  /// Nothing is cancelled unless the delegate says so.
  public var isCancelled: Bool { false }
}
