public import Foundation
public import LiferayMobileSDK

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

  /// The URL of the request. Change it only before the connector is enqueued.
  open var url: URL

  /// The body of the response; nil until it arrives, and after a failure. "The connector tutorial"
  /// reads it in `completedConnector(_:)`.
  open var resultData: Data?

  private let request: HttpRequest
  private let transfer = Locked<HttpTransfer?>(nil)

  /// Creates a connector that fetches `url` with a GET request once it is enqueued.
  public init(url: URL) {
    self.url = url
    request = HttpRequest(url: url)
    super.init()
  }

  /// Creates a connector that sends `request` once it is enqueued.
  public init(_ request: HttpRequest) {
    url = request.url
    self.request = request
    super.init()
  }

  // MARK: ServerConnector

  /// Creates a session for the server of `url`, without credentials.
  override open func createSession() -> LRSession? {
    do {
      return try currentRequest.session()
    } catch {
      lastError = error as NSError
      return nil
    }
  }

  override open func doRun(session: LRSession) {
    resultData = nil
    let transfer: HttpTransfer
    do {
      transfer = try currentRequest.transfer(session)
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

  /// The request to `url`.
  private var currentRequest: HttpRequest {
    var request = request
    request.url = url
    return request
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
