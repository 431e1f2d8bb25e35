import Foundation

/// An HTTP/1.1 server on 127.0.0.1 whose answers a closure decides.
///
/// ```
/// let server = try LoopbackServer { request in
///   request.path == "/slow" ? .text("late").after(0.2) : .json(#"[{"entryId": 1}]"#)
/// }
/// defer { server.stop() }
/// …                                  // talk to server.url
/// #expect(server.requests.map(\.path) == ["/api/jsonws/invoke"])
/// ```
///
/// Each connection has a thread of its own, on which the handler is called: it may block, and
/// several calls of it may run at once. Connections are kept alive until either side wants
/// otherwise.
public final class LoopbackServer: Sendable {

  public typealias Handler = @Sendable (LoopbackRequest) -> LoopbackResponse

  /// The port that it listens on.
  public let port: UInt16

  private let work: LoopbackWork

  /// `http://127.0.0.1:<port>`, without a slash at the end.
  public var url: String {
    "http://127.0.0.1:\(port)"
  }

  /// All requests that were read so far, in the order in which they were complete; none if the
  /// server does not remember them.
  public var requests: [LoopbackRequest] {
    work.state.withLock { $0.requests }
  }

  /// How many connections were made so far.
  public var connectionCount: Int {
    work.state.withLock { $0.connectionCount }
  }

  /// The most requests that were ever being answered at once.
  public var mostRequestsAtOnce: Int {
    work.state.withLock { $0.mostRequestsAtOnce }
  }

  /// Starts to listen. `handler` answers each request, several at once if several come at once.
  ///
  /// - Parameters:
  ///   - port: the port to listen on; with 0 the system picks one that is free.
  ///   - remembersRequests: whether `requests` keeps what was read. A server that runs for long
  ///     should not.
  /// - Throws: `POSIXError`: `EADDRINUSE` for a port that is taken.
  public init(
    port: UInt16 = 0, remembersRequests: Bool = true, _ handler: @escaping Handler
  ) throws {
    let listener = try LoopbackSocket.listening(onPort: port)
    self.port = listener.localPort
    work = LoopbackWork(handler: handler, remembersRequests: remembersRequests)
    work.spawn { [work] in work.acceptConnections(on: listener) }
  }

  deinit {
    stop()
  }

  /// Stops listening, closes all connections and waits for their threads. Answers that were not
  /// sent yet are not sent any more. May be called more than once.
  public func stop() {
    work.stop(port: port)
  }
}
