import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request to send, and whom to notify.
struct OutgoingRequest: Sendable {

  let request: URLRequest
  let call: Call
  let onProgress: Transport.Progress?
  let completion: Transport.Completion
  /// The scheme, host and port, for which the number of requests is limited.
  let server: String
  /// The time for which the server may send nothing, in seconds.
  let timeout: TimeInterval

  init(
    _ request: URLRequest, of call: Call = Call(), onProgress: Transport.Progress? = nil,
    completion: @escaping Transport.Completion
  ) {
    let url = request.url
    server = "\(url?.scheme ?? "")://\(url?.host ?? ""):\(url?.port ?? 0)"
    timeout = request.timeoutInterval
    var request = request
    #if canImport(FoundationNetworking)
      // In a busy process, Foundation on Linux times out too early; `Exchanges` does not.
      request.timeoutInterval = 86_400
    #endif
    self.request = request
    self.call = call
    self.onProgress = onProgress
    self.completion = completion
  }
}
