import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request in flight: what has been received so far, and whom to notify.
struct Exchange: Sendable {

  var body = Data()
  /// Whether the server asks for other credentials.
  var isRefused = false
  var hasTimedOut = false
  /// Whether the server closed the connection after receiving the request.
  var isLost = false
  var silentSince = DispatchTime.now()

  let task: URLSessionTask
  private let queued: QueuedRequest
  private let patience: DispatchTimeInterval

  var request: URLRequest { queued.request }
  var call: Call { queued.call }
  var onProgress: Transport.Progress? { queued.onProgress }
  var completion: Transport.Completion { queued.completion }

  /// - Parameter patience: how long the server may send nothing, in seconds.
  init(_ task: URLSessionTask, of queued: QueuedRequest, patience: TimeInterval) {
    self.task = task
    self.queued = queued
    self.patience = .milliseconds(Int(min(patience, 86_400) * 1000) + 100)
  }

  /// When the request times out, unless something is received.
  var deadline: DispatchTime {
    silentSince + patience
  }
}
