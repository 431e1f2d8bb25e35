import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The one URL session of the process. It stores no cookie, no credential and no reply, follows no
/// redirect, and shares its connections between all calls.
///
/// Every call of ``send(_:as:onProgress:completion:)`` ends in exactly one call of its completion,
/// never on the thread that sent it.
///
/// A URL session has everybody wait who asks something of it while it works. All is therefore asked
/// on one queue, which alone waits. What it tells is told where it works, without a queue between:
/// a completion has to return at once, and cannot ask anything of the session there.
final class Transport: NSObject, Sendable {

  static let shared = Transport()

  typealias Completion = @Sendable (Result<HTTPReply, any Error>) -> Void

  /// Told how many bytes of how many have been sent; false cancels the request.
  typealias Progress = @Sendable (_ sent: Int64, _ total: Int64) -> Bool

  private let exchanges = Exchanges()
  private let session = Locked<URLSession?>(nil)
  private let asking = DispatchQueue(label: "com.liferay.mobile.sdk.transport")

  /// Sends the request, unless the call is cancelled already.
  func send(
    _ request: URLRequest, as call: Call = Call(), onProgress: Progress? = nil,
    completion: @escaping Completion
  ) {
    if let server = StandInServer.current, server.isAsked(by: request) {
      DispatchQueue.global().async {
        completion(Result { HTTPReply(try server.answer(request), url: request.url) })
      }
      return
    }
    let patience = request.timeoutInterval
    var request = request
    #if canImport(FoundationNetworking)
      // Foundation on Linux ends patient requests of a busy process early. The exchanges do not.
      request.timeoutInterval = 86_400
    #endif
    asking.async { [self, request] in
      guard !call.isCancelled else { return completion(.failure(NSError.cancelledCall)) }
      let task = urlSession.dataTask(with: request)
      exchanges.begin(
        Exchange(
          task, of: call, patience: patience, onProgress: onProgress, completion: completion))
      task.resume()
      call.task = task
      if call.isCancelled { task.cancel() }
    }
  }

  /// Ends a request with `NSURLErrorCancelled`; of no effect once it has ended.
  func cancel(_ task: URLSessionTask) {
    asking.async { task.cancel() }
  }

  /// Sends the request and blocks the calling thread until the reply is there.
  func reply(to request: URLRequest) throws -> HTTPReply {
    try Transport.waiting { send(request, completion: $0) }
  }

  /// Blocks the calling thread until `start` has called the completion that it is given. No queue
  /// of the caller's is needed for that, so that none can be the one that it waits for.
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
    let goesOn = exchange.onProgress?(totalBytesSent, totalBytesExpectedToSend)
    if goesOn == false { exchange.call.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let exchange = exchanges.end(task) else { return }
    if exchange.hasTimedOut {
      exchange.completion(
        .failure(NSError.transportError(NSURLErrorTimedOut, "The request timed out.")))
    } else if error != nil, exchange.call.isCancelled {
      // A connection that is torn down may be reported in other words.
      exchange.completion(.failure(NSError.cancelledCall))
    } else if exchange.isLost {
      exchange.completion(
        .failure(
          NSError.transportError(
            NSURLErrorNetworkConnectionLost, "The network connection was lost.")))
    } else if let error, !exchange.isRefused {
      exchange.completion(.failure(error.asOnApplePlatforms(afterResponse: task.response != nil)))
    } else if let response = task.response as? HTTPURLResponse {
      exchange.completion(.success(HTTPReply(response, body: exchange.body)))
    } else {
      exchange.completion(
        .failure(
          NSError.transportError(NSURLErrorBadServerResponse, "The reply is not one of HTTP.")))
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    asking.async { completionHandler(nil) }
  }

  #if canImport(FoundationNetworking)
    /// A kept connection has ended after the request was sent, and the session on Linux is about to
    /// send it again. It has no body left to send, and the server would be waiting for one until the
    /// time-out. The one on Apple platforms sends no request with a body twice, since the server may
    /// have acted on the first: the connection is lost.
    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
    ) {
      exchanges.lose(task)
      cancel(task)
      completionHandler(nil)
    }
  #endif

  /// Credentials are in the request or there are none: asked for others, it is refused. Apple's URL
  /// session then hands over the reply; the one on Linux calls the task cancelled, beside the
  /// reply.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let isRefused = challenge.failureResponse is HTTPURLResponse
    if isRefused { exchanges.refuse(task) }
    asking.async {
      completionHandler(isRefused ? .rejectProtectionSpace : .performDefaultHandling, nil)
    }
  }
}

// MARK: Plumbing

extension Transport {

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
    // Connectors run side by side; a server's slow answers must not hold up the quick ones.
    configuration.httpMaximumConnectionsPerHost = 32
    return configuration
  }
}

extension Error {

  /// A connection that ends too early is lost. The URL session on Linux calls that a bad response
  /// when nothing had come yet, and unknown when some of it had.
  fileprivate func asOnApplePlatforms(afterResponse: Bool) -> any Error {
    let error = self as NSError
    guard error.domain == NSURLErrorDomain,
      error.code == (afterResponse ? NSURLErrorUnknown : NSURLErrorBadServerResponse)
    else { return self }
    return NSError(
      domain: NSURLErrorDomain, code: NSURLErrorNetworkConnectionLost, userInfo: error.userInfo)
  }
}

extension HTTPReply {

  fileprivate init(_ reply: StandInServer.Reply, url: URL?) {
    self.init(status: reply.status, headers: [:], url: url, body: reply.body)
  }

  fileprivate init(_ response: HTTPURLResponse, body: Data) {
    var headers: [String: String] = [:]
    for (name, value) in response.allHeaderFields {
      if let name = name as? String, let value = value as? String { headers[name] = value }
    }
    self.init(status: response.statusCode, headers: headers, url: response.url, body: body)
  }
}
