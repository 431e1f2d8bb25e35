import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request that waits to be sent, and whom to notify.
struct OutgoingRequest: Sendable {

  let request: URLRequest
  let call: Call
  let onProgress: Transport.Progress?
  let completion: Transport.Completion

  /// The scheme, host and port: what connections are limited for.
  var server: String {
    guard let url = request.url else { return "" }
    return "\(url.scheme ?? "")://\(url.host ?? ""):\(url.port ?? 0)"
  }
}
