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
  let outgoing: OutgoingRequest
  /// The time for which the server may send nothing.
  private let patience: DispatchTimeInterval

  init(_ task: URLSessionTask, of outgoing: OutgoingRequest) {
    self.task = task
    self.outgoing = outgoing
    patience = .milliseconds(Int(min(outgoing.timeout, 86_400) * 1000) + 100)
  }

  /// When the request times out, unless something is received.
  var deadline: DispatchTime {
    silentSince + patience
  }
}
