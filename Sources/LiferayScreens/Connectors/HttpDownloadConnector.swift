public import Foundation
public import LiferayMobileSDK

/// Downloads what a URL has into a file of the caches folder, however large. A login is required.
///
/// `resultUrl` is the file, which the app may move or delete. Its name is a new one for each
/// download; its suffix is that of the name the server suggests, else the subtype of its MIME type,
/// else "tmp". Errors are those of `HttpConnector`, and those of the file system.
open class HttpDownloadConnector: AsyncServerConnector, @unchecked Sendable {

  /// What to download. To be changed before the connector is enqueued only.
  open var url: URL

  /// The file; nil until it is there, and after a failure.
  open var resultUrl: URL?

  private let transfer = Locked<HttpTransfer?>(nil)

  /// A connector that downloads what that URL has, once it is enqueued.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  // MARK: ServerConnector

  override open func doRun(session: LRSession) {
    resultUrl = nil
    let download: HttpDownload
    do {
      _ = try HttpOrigin(of: url)
      download = try HttpDownload()
    } catch {
      lastError = error as NSError
      return callOnComplete()
    }
    let transfer = HttpTransfer(
      url, credentials: SessionContext.cookies(for: url),
      timeout: TimeInterval(session.connectionTimeout))
    self.transfer.withLock { $0 = transfer }
    guard !isCancelled else {
      download.discard()
      return callOnComplete()
    }
    transfer.start(receive: download.append) { result in
      self.finish(result, download)
    }
  }

  override open func cancel() {
    super.cancel()
    transfer.withLock { $0 }?.cancel()
  }
}

extension HttpDownloadConnector {

  private func finish(_ result: Result<HttpTransfer.Reply, NSError>, _ download: HttpDownload) {
    transfer.withLock { $0 = nil }
    do {
      let reply = try result.get()
      guard !isCancelled else { throw NSError.errorWithCause(.cancelled) }
      resultUrl = try download.finish(suffix: reply.suffix)
    } catch {
      download.discard()
      lastError = error as NSError
    }
    callOnComplete()
  }
}

extension HttpTransfer.Reply {

  /// Letters and digits only: a server's words do not become a path.
  fileprivate var suffix: String {
    let suggested = suggestedFilename.map { URL(fileURLWithPath: $0).pathExtension } ?? ""
    let subtype = mimeType?.split(separator: "/").last.map(String.init) ?? ""
    let plain = [suggested, subtype].first { text in
      !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    return plain ?? "tmp"
  }
}
