import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request under way: what has come so far, and who wants to know.
struct Exchange: Sendable {

  var body = Data()
  /// Whether the server wants other credentials.
  var isRefused = false
  var hasTimedOut = false
  /// Whether the server ended the connection when it had the request.
  var isLost = false
  var silentSince = DispatchTime.now()

  let call: Call
  let onProgress: Transport.Progress?
  let completion: Transport.Completion
  let task: URLSessionTask
  private let patience: DispatchTimeInterval

  /// - Parameter patience: how long the server may be silent, in seconds.
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

  /// When the silence will have been too long.
  var deadline: DispatchTime {
    silentSince + patience
  }
}
