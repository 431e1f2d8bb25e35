public import Foundation
public import LiferayMobileSDK

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// Sends a request to a URL, on the Liferay server or elsewhere. No login is required.
///
/// "The connector tutorial" uses it to read the title of a web page. `resultData` holds the body of
/// a response with a status from 200 to 299. Errors: any other status, with the Mobile SDK's domain,
/// the status as its code, and what the server says about the problem in JSON with a `detail`,
/// `title`, `message` or `error`; transport errors with domain `NSURLErrorDomain`, including -1002
/// for a URL that is neither `http` nor `https` and -1000 for one without a host; error 1 of the
/// Mobile SDK's domain for a body that is no JSON and a header with several lines; -6 after a
/// cancellation.
///
/// The cookies of a session that logged in with cookies are sent only to their own origin: the
/// scheme, host and port of the session's server. Cookies that have expired are renewed first, as
/// before any call of the Mobile SDK. If that fails, nothing is sent, and the error is that of the
/// sign-in.
///
/// A redirect to another origin drops these cookies and the headers of the connector. It is an error
/// with the status of the redirect if it would send the body there.
///
/// A path such as `/documents/20121/logo.png`, which a portal sends for its documents and images,
/// is fetched from the server of `LiferayServerContext`.
open class HttpConnector: AsyncServerConnector, @unchecked Sendable {

  /// The URL to fetch. Change it only before the connector is enqueued.
  open var url: URL

  /// The body of the response; nil until it arrives, and after a failure. "The connector tutorial"
  /// reads it in `completedConnector(_:)`.
  open var resultData: Data?

  private let method: RestMethod
  private let query: [(name: String, value: String)]
  private let headers: [(name: String, value: String)]
  private let body: HttpBody?
  private let transfer = Locked<HttpTransfer?>(nil)

  /// Creates a connector that fetches `url` with a GET request once it is enqueued.
  public init(url: URL) {
    self.url = url
    method = .get
    query = []
    headers = []
    body = nil
    super.init()
  }

  /// Creates a connector that sends a request once it is enqueued.
  ///
  /// - Parameters:
  ///   - url: the URL, which may have a query of its own.
  ///   - method: the HTTP method.
  ///   - query: parameters that are added to the query and need no encoding. Parameters that are nil
  ///     are omitted.
  ///   - headers: the headers, with credentials if the server needs any. Headers that are nil are
  ///     omitted. The content type of the body takes precedence.
  ///   - body: what is sent, or nil for a request without a body.
  public init(
    url: URL, method: RestMethod = .get,
    query: KeyValuePairs<String, (any CustomStringConvertible)?> = [:],
    headers: KeyValuePairs<String, (any CustomStringConvertible)?> = [:], body: HttpBody? = nil
  ) {
    self.url = url
    self.method = method
    self.query = query.present
    self.headers = headers.present
    self.body = body
    super.init()
  }

  // MARK: ServerConnector

  /// Creates a session for the server of `url`, without credentials.
  override open func createSession() -> LRSession? {
    do {
      return LRSession(server: try HttpOrigin(of: url.onServer).description)
    } catch {
      lastError = error
      return nil
    }
  }

  override open func doRun(session: LRSession) {
    resultData = nil
    let transfer: HttpTransfer
    do {
      transfer = HttpTransfer(
        try request(), credentials: try SessionContext.cookies(for: url.onServer),
        timeout: TimeInterval(session.connectionTimeout))
    } catch {
      lastError = error as NSError
      return callOnComplete()
    }
    self.transfer.withLock { $0 = transfer }
    guard !isCancelled else { return callOnComplete() }
    let body = Locked(Data())
    transfer.start(to: standIn) { data in
      body.withLock { $0.append(data) }
    } completion: { result in
      self.finish(result, body: body.withLock { $0 })
    }
  }

  override open func cancel() {
    super.cancel()
    transfer.withLock { $0 }?.cancel()
  }
}

extension HttpConnector {

  private func request() throws -> URLRequest {
    let request = NSMutableURLRequest(url: url.onServer.adding(query: query))
    try request.prepare(method.rawValue, headers: headers, body: try body?.encoded())
    return request as URLRequest
  }

  private func finish(_ result: Result<HttpTransfer.Reply, NSError>, body: Data) {
    transfer.withLock { $0 = nil }
    switch result {
    case .success:
      resultData = body
    case .failure(let error):
      lastError = error
    }
    callOnComplete()
  }
}
