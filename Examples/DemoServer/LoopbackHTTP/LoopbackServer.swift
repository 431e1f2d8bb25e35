import Foundation

/// An HTTP/1.1 server on 127.0.0.1 whose responses are created by a closure.
///
/// ```
/// let server = try LoopbackServer { request in
///   request.path == "/slow" ? .text("late").after(0.2) : .json(#"[{"entryId": 1}]"#)
/// }
/// defer { server.stop() }
/// …                                  // send requests to server.url
/// #expect(server.requests.map(\.path) == ["/api/jsonws/invoke"])
/// ```
///
/// Each connection has its own thread, on which the handler is called: it may block, and may be
/// called concurrently. Connections are kept alive unless either side closes them.
public final class LoopbackServer: Sendable {

  public typealias Handler = @Sendable (LoopbackRequest) -> LoopbackResponse

  /// The port that the server listens on.
  public let port: UInt16

  private let work: LoopbackWork

  /// `http://127.0.0.1:<port>`, without a trailing slash.
  public var url: String {
    "http://127.0.0.1:\(port)"
  }

  /// All requests so far, in the order in which they were completely received; empty if the server
  /// does not record them.
  public var requests: [LoopbackRequest] {
    work.state.withLock { $0.requests }
  }

  /// The number of connections so far.
  public var connectionCount: Int {
    work.state.withLock { $0.connectionCount }
  }

  /// The maximum number of requests that were handled at the same time.
  public var mostRequestsAtOnce: Int {
    work.state.withLock { $0.mostRequestsAtOnce }
  }

  /// Starts to listen. `handler` creates the response to each request, and may be called
  /// concurrently.
  ///
  /// - Parameters:
  ///   - port: the port to listen on; with 0 the system picks a free one.
  ///   - remembersRequests: whether `requests` records the requests. Set it to false for a server
  ///     that runs for a long time.
  ///   - readsBodies: whether a request is answered after its body. With false, it is answered after
  ///     its head, while the client may still be sending, and has an empty body.
  /// - Throws: `POSIXError`: `EADDRINUSE` for a port in use.
  public init(
    port: UInt16 = 0, remembersRequests: Bool = true, readsBodies: Bool = true,
    _ handler: @escaping Handler
  ) throws {
    let listener = try LoopbackSocket.listening(onPort: port)
    self.port = listener.localPort
    work = LoopbackWork(
      handler: handler, remembersRequests: remembersRequests, readsBodies: readsBodies)
    work.spawn { [work] in work.acceptConnections(on: listener) }
  }

  deinit {
    stop()
  }

  /// Stops listening, closes all connections and waits for their threads. Pending responses are not
  /// sent. May be called more than once.
  public func stop() {
    work.stop(port: port)
  }
}
