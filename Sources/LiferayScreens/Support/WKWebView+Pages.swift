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
    /// Shows a text as HTML, or an empty page if it is nil. Relative addresses in it, such as those
    /// that the portal writes for documents and images, refer to the server of
    /// `LiferayServerContext`, as in the web content display of the Screenlet library.
    public func showHTML(_ html: String?) {
      _ = loadHTMLString(html ?? "", baseURL: URL(string: LiferayServerContext.server))
    }

    /// Shows the page at an address, a file, or an empty page if the URL is nil. A file can refer
    /// to others in its folder.
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
