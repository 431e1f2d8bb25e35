public import Foundation
public import LiferayMobileSDK

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// Downloads a URL, with a body of any size, into a file in the caches directory. A login is
/// required. As with `HttpConnector`, a path is downloaded from the server of
/// `LiferayServerContext`.
///
/// `resultUrl` is the file, which the app may move or delete. Each download gets a new name. Its
/// extension is that of the file name suggested by the server, or else the subtype of its MIME
/// type, or else "tmp". `progressHandler` is called as the bytes arrive. Errors are those of
/// `HttpConnector` and those of the file system.
open class HttpDownloadConnector: AsyncServerConnector, @unchecked Sendable {

  /// The URL to download. Change it only before the connector is enqueued.
  open var url: URL

  /// The file; nil until the download is complete, and after a failure.
  open var resultUrl: URL?

  private let transfer = Locked<HttpTransfer?>(nil)

  /// Creates a connector that downloads `url` once it is enqueued.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  // MARK: ServerConnector

  override open func doRun(session: LRSession) {
    resultUrl = nil
    let url = url.onServer
    let download: HttpDownload
    let credentials: [String: String]
    do {
      _ = try HttpOrigin(of: url)
      credentials = try SessionContext.cookies(for: url)
      download = try HttpDownload()
    } catch {
      lastError = error as NSError
      return callOnComplete()
    }
    let transfer = HttpTransfer(
      URLRequest(url: url), credentials: credentials,
      timeout: TimeInterval(session.connectionTimeout))
    self.transfer.withLock { $0 = transfer }
    guard !isCancelled else {
      download.discard()
      return callOnComplete()
    }
    transfer.start(to: standIn, receive: download.append, count: report) { result in
      self.finish(result, download)
    }
  }

  override open func cancel() {
    super.cancel()
    transfer.withLock { $0 }?.cancel()
  }
}

extension HttpDownloadConnector {

  private func report(received: Int64, of total: Int64) {
    guard progressHandler != nil else { return }
    Task { @MainActor in
      let progress = Progress(totalUnitCount: max(total, -1))
      progress.completedUnitCount = received
      onProgress(progress)
    }
  }

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

  /// The file extension. It has only letters and digits, because other text from a server must not
  /// end up in a path.
  fileprivate var suffix: String {
    let suggested = suggestedFilename.map { URL(fileURLWithPath: $0).pathExtension } ?? ""
    let subtype = mimeType?.split(separator: "/").last.map(String.init) ?? ""
    let plain = [suggested, subtype].first { text in
      !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    return plain ?? "tmp"
  }
}
