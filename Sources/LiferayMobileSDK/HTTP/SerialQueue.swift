import Foundation

/// An operation queue that runs one operation at a time, and never waits for a thread.
///
/// On Linux, operation queues share a pool with as many threads as there are processors. If
/// blocking calls occupied all of them, there would be no thread for the responses that they wait
/// for; a serial dispatch queue gets its own thread.
final class SerialQueue: OperationQueue, @unchecked Sendable {

  /// Retained here, since an operation queue does not retain its underlying queue.
  private let dispatchQueue: DispatchQueue

  init(_ name: String) {
    dispatchQueue = DispatchQueue(label: "com.liferay.mobile.sdk.\(name)")
    super.init()
    self.name = dispatchQueue.label
    maxConcurrentOperationCount = 1
    underlyingQueue = dispatchQueue
  }
}
