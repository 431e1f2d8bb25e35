public import Foundation
public import LiferayMobileSDK

/// Gets what a URL has, Liferay's or anybody else's. No login is needed.
///
/// "The connector tutorial" reads the title of a web page with it. `resultData` holds the body of a
/// reply of status 200 to 299. Errors: a status outside of these, of the Mobile SDK's domain and
/// with the status as its code; the transport's, of domain `NSURLErrorDomain`, among them -1002 for
/// a URL that is neither `http` nor `https` and -1000 for one without a host; -6 after a
/// cancellation.
///
/// The cookies of a session that logged in with them go along only to the origin that they came
/// from: the scheme, host and port of the session's server. A redirect to elsewhere loses them.
open class HttpConnector: AsyncServerConnector, @unchecked Sendable {

  /// What to get. To be changed before the connector is enqueued only.
  open var url: URL

  /// What came; nil until then, and after a failure. "The connector tutorial" reads it in
  /// `completedConnector(_:)`.
  open var resultData: Data?

  private let transfer = Locked<HttpTransfer?>(nil)

  /// A connector that gets what that URL has, once it is enqueued.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  // MARK: ServerConnector

  /// A session with the URL's own server and nobody's credentials.
  override open func createSession() -> LRSession? {
    do {
      return LRSession(server: try HttpOrigin(of: url).description)
    } catch {
      lastError = error
      return nil
    }
  }

  override open func doRun(session: LRSession) {
    resultData = nil
    let transfer = HttpTransfer(
      url, credentials: SessionContext.cookies(for: url),
      timeout: TimeInterval(session.connectionTimeout))
    self.transfer.withLock { $0 = transfer }
    guard !isCancelled else { return callOnComplete() }
    let body = Locked(Data())
    transfer.start { data in
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
