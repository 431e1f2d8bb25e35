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

  let call: Call
  let onProgress: Transport.Progress?
  let completion: Transport.Completion
  let task: URLSessionTask
  private let patience: DispatchTimeInterval

  /// - Parameter patience: how long the server may send nothing, in seconds.
  init(
    _ task: URLSessionTask, of call: Call, patience: TimeInterval, onProgress: Transport.Progress?,
    completion: @escaping Transport.Completion
  ) {
    self.call = call
    self.task = task
    self.patience = .milliseconds(Int(min(patience, 86_400) * 1000) + 100)
    self.onProgress = onProgress
    self.completion = completion
  }

  /// When the request times out, unless something is received.
  var deadline: DispatchTime {
    silentSince + patience
  }
}
