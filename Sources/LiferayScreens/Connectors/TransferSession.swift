internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// The session of several transfers: connections stay open between their requests to one server. It
/// stores no cookies, credentials or responses.
final class TransferSession: NSObject, Sendable {

  /// The session of all transfers; nil on Linux, where Foundation loses requests when a server
  /// closes a connection that it keeps open, so that each transfer has a session of its own.
  static let shared: TransferSession? = {
    #if canImport(FoundationNetworking)
      nil
    #else
      TransferSession()
    #endif
  }()

  private let session = Locked<URLSession?>(nil)
  /// The transfers at work, by the identifiers of their tasks.
  private let transfers = Locked<[Int: HttpTransfer]>([:])

  /// Creates a suspended task whose delegate calls are forwarded to the transfer.
  func task(with request: URLRequest, of transfer: HttpTransfer) -> URLSessionDataTask {
    let session = session.withLock { session in
      let known =
        session ?? URLSession(configuration: .withoutMemory, delegate: self, delegateQueue: nil)
      session = known
      return known
    }
    let task = session.dataTask(with: request)
    transfers.withLock { $0[task.taskIdentifier] = transfer }
    return task
  }

  private func transfer(of task: URLSessionTask) -> HttpTransfer? {
    transfers.withLock { $0[task.taskIdentifier] }
  }
}

extension TransferSession: URLSessionDataDelegate {

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    transfer(of: dataTask)?.urlSession(session, dataTask: dataTask, didReceive: data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let transfer = transfer(of: task) else { return completionHandler(nil) }
    transfer.urlSession(
      session, task: task, willPerformHTTPRedirection: response, newRequest: request,
      completionHandler: completionHandler)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let transfer = transfer(of: task) else {
      return completionHandler(.cancelAuthenticationChallenge, nil)
    }
    transfer.urlSession(
      session, task: task, didReceive: challenge, completionHandler: completionHandler)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let transfer = transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    transfer?.urlSession(session, task: task, didCompleteWithError: error)
  }
}

extension URLSessionConfiguration {
  /// A configuration that stores no cookies, credentials or responses.
  static var withoutMemory: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    configuration.urlCache = nil
    // To wait for a connection counts as silence of the server.
    configuration.httpMaximumConnectionsPerHost = 32
    return configuration
  }
}
