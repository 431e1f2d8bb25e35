#if canImport(WebKit) || !canImport(UIKit)
  public import Foundation
  #if canImport(FoundationNetworking)
    internal import FoundationNetworking
  #endif

  #if canImport(UIKit)
    public import WebKit
  #else
    public import HeadlessUIKit
  #endif

  // Call on the main actor.
  extension WKWebView {
    /// Shows a text as HTML; an empty page for nil. Relative addresses in it, as the portal writes
    /// those of documents and images, refer to the server of `LiferayServerContext`, as in the web
    /// content display of the Screenlet library.
    public func showHTML(_ html: String?) {
      _ = loadHTMLString(html ?? "", baseURL: URL(string: LiferayServerContext.server))
    }

    /// Shows the page at an address, or a file; an empty page for nil. A file can refer to others in
    /// its folder.
    public func showPage(at url: URL?) {
      guard let url else {
        _ = loadHTMLString("", baseURL: nil)
        return
      }
      if url.isFileURL {
        _ = loadFileURL(url, allowingReadAccessTo: url.deletingLastPathComponent())
      } else {
        _ = load(URLRequest(url: url))
      }
    }
  }
#endif
