import Foundation

/// An operation queue that runs one operation at a time, and never waits for a thread.
///
/// On Linux, operation queues share a pool of as many threads as there are processors. Where
/// blocking calls have taken all of those, the replies that they wait for would find none; a serial
/// dispatch queue is given a thread of its own.
final class SerialQueue: OperationQueue, @unchecked Sendable {

  /// Kept here, since an operation queue does not keep its underlying queue.
  private let dispatchQueue: DispatchQueue

  init(_ name: String) {
    dispatchQueue = DispatchQueue(label: "com.liferay.mobile.sdk.\(name)")
    super.init()
    self.name = dispatchQueue.label
    maxConcurrentOperationCount = 1
    underlyingQueue = dispatchQueue
  }
}
