import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The single URL session of the process. It stores no cookies, credentials or responses, does not
/// follow redirects, and shares its connections between all calls.
///
/// Every call of ``send(_:)`` leads to exactly one call of its completion.
///
/// Calling a URL session blocks while the session is busy. Requests are therefore sent on threads
/// that may block, and all other calls of the session are made on one queue. The delegate is called
/// on the session's own thread, without a queue in between: a completion must return at once, and
/// must not call the session.
///
/// A request waits here if its server already has the maximum number of requests: the URL session
/// would count the waiting time as silence of the server.
final class Transport: NSObject, Sendable {

  static let shared = Transport()

  typealias Completion = @Sendable (Result<HTTPReply, any Error>) -> Void

  /// Called with the number of bytes sent and the total; returning false cancels the request.
  typealias Progress = @Sendable (_ sent: Int64, _ total: Int64) -> Bool

  /// The number of requests that a server gets at once. Connectors run in parallel: slow responses
  /// must not delay fast ones.
  fileprivate static let limit = 32

  private let queue = Locked(RequestQueue(limit: Transport.limit))
  private let exchanges = Exchanges()
  private let session = Locked<URLSession?>(nil)
  private let asking = DispatchQueue(label: "com.liferay.mobile.sdk.transport")

  /// Sends the request, unless the call is already cancelled. Blocks the calling thread while the
  /// session is busy.
  func send(_ outgoing: OutgoingRequest) {
    if let server = StandInServer.current, server.isAsked(by: outgoing.request) {
      DispatchQueue.global().async {
        let sent = Int64(outgoing.request.httpBody?.count ?? 0)
        _ = outgoing.onProgress?(sent, sent)
        outgoing.completion(Result { try HTTPReply(from: server, to: outgoing.request) })
      }
    } else if queue.withLock({ $0.admit(outgoing) }) {
      start(outgoing)
    } else if outgoing.call.isCancelled {
      cancel(outgoing.call)
    }
  }

  /// Ends the request of a cancelled call with `NSURLErrorCancelled`, immediately if the request
  /// waits. A request that is just being sent is ended by ``start(_:)``.
  func cancel(_ call: Call) {
    if let waiting = queue.withLock({ $0.remove(call) }) {
      waiting.completion(.failure(NSError.cancelledCall))
    } else if let task = call.task {
      asking.async { task.cancel() }
    }
  }

  /// Sends the request and blocks the calling thread until the response arrives.
  func reply(to request: URLRequest) throws -> HTTPReply {
    try Transport.waiting { send(OutgoingRequest(request, completion: $0)) }
  }

  /// Blocks the calling thread until `start` has called its completion. The completion does not
  /// need a queue of the caller, so the caller cannot block it.
  static func waiting(for start: (@escaping Completion) -> Void) throws -> HTTPReply {
    let result = Locked<Result<HTTPReply, any Error>>(.failure(NSError.cancelledCall))
    let arrived = DispatchSemaphore(value: 0)
    start { reply in
      result.withLock { $0 = reply }
      arrived.signal()
    }
    arrived.wait()
    return try result.withLock { $0 }.get()
  }
}

// MARK: URLSessionDataDelegate

extension Transport: URLSessionDataDelegate {

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchanges.receive(data, for: dataTask)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {
    guard let exchange = exchanges.progress(of: task) else { return }
    let outgoing = exchange.outgoing
    let goesOn = outgoing.onProgress?(totalBytesSent, totalBytesExpectedToSend)
    if goesOn == false { outgoing.call.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let exchange = exchanges.end(task) else { return }
    startNext(after: exchange.outgoing)
    exchange.outgoing.completion(result(of: task, error: error, exchange))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    asking.async { completionHandler(nil) }
  }

  #if canImport(FoundationNetworking)
    /// Called on Linux when a reused connection was closed after the request was sent, and the
    /// session is about to send it again. The body is already consumed, so the server would wait
    /// for it until the timeout. On Apple platforms, a request with a body is not sent twice, since
    /// the server may have acted on the first one: the connection is reported as lost.
    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
    ) {
      exchanges.lose(task)
      asking.async { task.cancel() }
      completionHandler(nil)
    }
  #endif

  /// Rejects requests for credentials: the request already has all there are. On Apple platforms,
  /// the session then delivers the response; on Linux it delivers the response and also reports the
  /// task as cancelled. Other challenges, such as a certificate, are up to the app.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    if challenge.failureResponse is HTTPURLResponse {
      exchanges.refuse(task)
      asking.async { completionHandler(.rejectProtectionSpace, nil) }
    } else if let resolve = AuthenticationChallenges.block(for: challenge.protectionSpace) {
      resolve(challenge, completionHandler)
    } else {
      asking.async { completionHandler(.performDefaultHandling, nil) }
    }
  }
}

// MARK: Plumbing

extension Transport {

  /// Sends an admitted request. Called on a thread that may block.
  private func start(_ outgoing: OutgoingRequest) {
    let call = outgoing.call
    guard !call.isCancelled else {
      startNext(after: outgoing)
      return outgoing.completion(.failure(NSError.cancelledCall))
    }
    let task = urlSession.dataTask(with: outgoing.request)
    exchanges.begin(Exchange(task, of: outgoing))
    task.resume()
    call.task = task
    if call.isCancelled { task.cancel() }
  }

  /// Sends the request that may be sent now that this one has ended, if any.
  private func startNext(after outgoing: OutgoingRequest) {
    if let next = queue.withLock({ $0.end(outgoing) }) { asking.async { self.start(next) } }
  }

  private func result(
    of task: URLSessionTask, error: (any Error)?, _ exchange: Exchange
  ) -> Result<HTTPReply, any Error> {
    if exchange.hasTimedOut {
      .failure(NSError.transportError(NSURLErrorTimedOut))
    } else if error != nil, exchange.outgoing.call.isCancelled {
      // A connection that is closed by a cancellation may be reported with another error.
      .failure(NSError.cancelledCall)
    } else if exchange.isLost {
      .failure(NSError.transportError(NSURLErrorNetworkConnectionLost))
    } else if let error, !exchange.isRefused {
      .failure(error.asOnApplePlatforms(endOf: task))
    } else if let response = task.response as? HTTPURLResponse {
      .success(
        HTTPReply(status: response.statusCode, response: response, body: exchange.body))
    } else {
      .failure(NSError.transportError(NSURLErrorBadServerResponse))
    }
  }

  private var urlSession: URLSession {
    session.withLock { session in
      if let session { return session }
      let made = URLSession(
        configuration: .forCalls, delegate: self, delegateQueue: DelegateQueue())
      session = made
      return made
    }
  }
}

extension URLSessionConfiguration {

  fileprivate static var forCalls: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpMaximumConnectionsPerHost = Transport.limit
    return configuration
  }
}

extension HTTPReply {

  fileprivate init(from server: StandInServer, to request: URLRequest) throws {
    let reply = try server.answer(request)
    let response = request.url.flatMap {
      HTTPURLResponse(url: $0, statusCode: reply.status, httpVersion: nil, headerFields: nil)
    }
    self.init(status: reply.status, response: response, body: reply.body)
  }
}
