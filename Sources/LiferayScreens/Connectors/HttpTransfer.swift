internal import Dispatch
internal import Foundation
internal import LiferayMobileSDK

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// One request whose response is passed on as it arrives.
///
/// Its session, which stores no cookies, credentials or responses, is that of all transfers, or its
/// own, which is invalidated at the end of the request.
final class HttpTransfer: NSObject, Sendable {

  /// The metadata of a response with a status from 200 to 299.
  struct Reply: Sendable {
    let suggestedFilename: String?
    let mimeType: String?
  }

  typealias Completion = @Sendable (Result<Reply, NSError>) -> Void

  /// Receives the next bytes of a body. If it throws, the request is cancelled with that error.
  typealias Receiver = @Sendable (Data) throws -> Void

  /// Called with the number of bytes received so far, and the total or -1 if that is not known.
  typealias Counter = @Sendable (_ received: Int64, _ total: Int64) -> Void

  private struct State {
    var task: URLSessionTask?
    var isCancelled = false
    var completion: Completion?
    var receive: Receiver?
    var count: Counter?
    /// The number of bytes received, which Foundation on Linux does not count.
    var received: Int64 = 0
    var receiverError: (any Error)?
    var silentSince = DispatchTime.now()
    var hasTimedOut = false
    /// The status of a response that asks for credentials.
    var refusal: Int?
    /// The first bytes of a response that is not a success.
    var reason = Data()
  }

  private let request: URLRequest
  /// The time in seconds during which the server may send nothing.
  private let timeout: TimeInterval
  private let shared: TransferSession?
  private let state = Locked(State())

  /// Creates a transfer whose headers, and `credentials`, are sent only to the origin of `request`.
  init(
    _ request: URLRequest, credentials: [String: String], timeout: TimeInterval,
    in shared: TransferSession? = .shared
  ) {
    // On a connection that the server has just closed, other requests fail, and are not repeated.
    self.shared = ["GET", "HEAD"].contains(request.httpMethod ?? "GET") ? shared : nil
    var request = request
    #if canImport(FoundationNetworking)
      // In a busy process, Foundation on Linux times out too early; see `watchForSilence`.
      request.timeoutInterval = 86_400
    #else
      request.timeoutInterval = timeout
    #endif
    request.cachePolicy = .reloadIgnoringLocalCacheData
    for (name, value) in credentials { request.setValue(value, forHTTPHeaderField: name) }
    self.request = request
    self.timeout = timeout
  }

  /// Sends the request, to `standIn` if there is one. Calls `receive` and then `count` with each
  /// part of the body if the status is a success, then `completion` once; all serially, on threads
  /// of the session.
  func start(
    to standIn: StandInServer?, receive: @escaping Receiver, count: Counter? = nil,
    completion: @escaping Completion
  ) {
    if let standIn {
      let request = request
      DispatchQueue.global().async {
        completion(Self.result(of: request, from: standIn, receive: receive, count: count))
      }
      return
    }
    let task: URLSessionTask
    var own: URLSession?
    if let shared {
      task = shared.task(with: request, of: self)
    } else {
      let session = URLSession(configuration: .withoutMemory, delegate: self, delegateQueue: nil)
      task = session.dataTask(with: request)
      own = session
    }
    let isCancelled = state.withLock { state in
      state.completion = completion
      state.receive = receive
      state.count = count
      state.task = task
      return state.isCancelled
    }
    task.resume()
    own?.finishTasksAndInvalidate()
    if isCancelled { task.cancel() }
    watchForSilence()
  }

  /// Ends the request with `NSURLErrorCancelled`.
  func cancel() {
    let task = state.withLock { state in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }
}

extension HttpTransfer: URLSessionDataDelegate {

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let (receive, count, received) = state.withLock { state in
      state.silentSince = .now()
      state.received += Int64(data.count)
      let isRefused = state.receiverError != nil
      if !isSuccess(dataTask) { state.reason.append(data.prefix(65_536 - state.reason.count)) }
      return (isRefused ? nil : state.receive, isRefused ? nil : state.count, state.received)
    }
    guard isSuccess(dataTask) else { return }
    do {
      try receive?(data)
      count?(received, dataTask.response?.expectedContentLength ?? -1)
    } catch {
      state.withLock { $0.receiverError = error }
      dataTask.cancel()
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    if let from = self.request.url, let to = request.url,
      (try? HttpOrigin(of: from)) == (try? HttpOrigin(of: to))
    {
      return completionHandler(request)
    }
    var request = request
    for name in (self.request.allHTTPHeaderFields ?? [:]).keys {
      request.setValue(nil, forHTTPHeaderField: name)
    }
    // The body is for the server that it was sent to.
    completionHandler(["GET", "HEAD"].contains(request.httpMethod) ? request : nil)
  }

  /// Rejects requests for credentials, because the request already has all that it may send. If
  /// they were not answered, Foundation on Linux would wait for the timeout. Other challenges, such
  /// as a certificate, are answered by the app.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let response = challenge.failureResponse as? HTTPURLResponse else {
      if let resolve = AuthenticationChallenges.block(for: challenge.protectionSpace) {
        resolve(challenge, completionHandler)
      } else {
        completionHandler(.performDefaultHandling, nil)
      }
      return
    }
    state.withLock { $0.refusal = response.statusCode }
    completionHandler(.rejectProtectionSpace, nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let ended = state.withLock { state in
      defer {
        state.completion = nil
        state.receive = nil
        state.count = nil
        state.task = nil
      }
      return state
    }
    let own: (any Error)? =
      if ended.hasTimedOut {
        NSError.transportError(NSURLErrorTimedOut, url: request.url)
      } else if error != nil, ended.isCancelled {
        NSError.transportError(NSURLErrorCancelled, url: request.url)
      } else {
        ended.refusal.map { NSError.answer($0) } ?? ended.receiverError
      }
    ended.completion?(result(of: task, error: own ?? error?.asOnApplePlatforms(endOf: task)))
  }
}

extension HttpTransfer {

  /// Cancels the request if the server sends nothing for too long.
  ///
  /// Foundation on Linux has its own timeout, but loses it when a server closes another connection
  /// of the process.
  private func watchForSilence() {
    let patience = DispatchTimeInterval.milliseconds(
      Int(min(timeout, 86_400) * 1000) + 100)
    let deadline = state.withLock { $0.silentSince + patience }
    DispatchQueue.global().asyncAfter(deadline: deadline) { [weak self] in
      guard let self else { return }
      let (task, isLate) = state.withLock { state in
        state.hasTimedOut = state.task != nil && state.silentSince + patience <= .now()
        return (state.task, state.hasTimedOut)
      }
      if isLate { task?.cancel() } else if task != nil { watchForSilence() }
    }
  }

  /// Returns the response of a stub that replaces the server.
  private static func result(
    of request: URLRequest, from server: StandInServer, receive: Receiver, count: Counter?
  ) -> Result<Reply, NSError> {
    do {
      let reply = try server.answer(request)
      guard (200..<300).contains(reply.status) else {
        return .failure(.answer(reply.status, reply.body))
      }
      try receive(reply.body)
      count?(Int64(reply.body.count), Int64(reply.body.count))
      return .success(
        Reply(suggestedFilename: request.url?.lastPathComponent, mimeType: "text/html"))
    } catch {
      return .failure(error as NSError)
    }
  }

  private func isSuccess(_ task: URLSessionTask) -> Bool {
    (200..<300).contains(task.status)
  }

  private func result(
    of task: URLSessionTask, error: (any Error)?
  ) -> Result<Reply, NSError> {
    if let error { return .failure(error as NSError) }
    guard isSuccess(task) else {
      return .failure(.answer(task.status, state.withLock { $0.reason }))
    }
    return .success(
      Reply(
        suggestedFilename: task.response?.suggestedFilename, mimeType: task.response?.mimeType))
  }
}

extension URLSessionTask {
  fileprivate var status: Int {
    (response as? HTTPURLResponse)?.statusCode ?? 0
  }
}

extension NSError {
  /// Returns the error for a status outside 200 to 299, with the reason that the server gives.
  fileprivate static func answer(_ status: Int, _ body: Data = Data()) -> NSError {
    let reason = HTTPURLResponse.localizedString(forStatusCode: status)
    return ProblemDetails(status: status, body: body)
      .error(otherwise: "The server answered \(status): \(reason).")
  }
}
