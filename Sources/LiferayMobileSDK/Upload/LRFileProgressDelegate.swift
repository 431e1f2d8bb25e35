public import Foundation

/// Watches a file on its way to the portal.
public protocol LRFileProgressDelegate: AnyObject, Sendable {

  /// Called on the main actor now and then, with the bytes sent so far and the bytes to send in
  /// all. They are those of the whole request, a little more than the file.
  @MainActor func onProgress(_ progress: Progress)

  /// Asked on a queue of the transport's own, each time some bytes have been sent: true cancels the
  /// upload, which then fails with `NSURLErrorCancelled`.
  var isCancelled: Bool { get }
}

extension LRFileProgressDelegate {

  /// Nothing is cancelled unless the delegate says so.
  public var isCancelled: Bool { false }
}
