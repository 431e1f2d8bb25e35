#if canImport(WebKit) || !canImport(UIKit)
  public import Foundation
  #if canImport(FoundationNetworking)
    internal import FoundationNetworking
  #endif

  #if canImport(UIKit)
    internal import UIKit
    public import WebKit
  #else
    public import HeadlessUIKit
  #endif

  // Call on the main actor.
  extension WKWebView {
    /// Shows a text as HTML, or an empty page if it is nil. Relative addresses in it, such as those
    /// that the portal writes for documents and images, refer to the server of
    /// `LiferayServerContext`, as in the web content display of the Screenlet library.
    ///
    /// The page has the text size and the colours of the app, and its images, tables and videos are
    /// no wider than the view, unless the HTML says something else.
    public func showHTML(_ html: String?) {
      setTransparent(true)
      // A page is never lower than the view, so that one that is shorter than the last begins anew.
      (self as? ContentWebView)?.contentHeight = 0
      let page = html.map { "\(pageStart)\n\($0)" } ?? ""
      _ = loadHTMLString(page, baseURL: URL(string: LiferayServerContext.server))
    }

    /// Shows the page at an address, a file, or an empty page if the URL is nil. A file can refer
    /// to others in its folder.
    public func showPage(at url: URL?) {
      // A page that sets no colours is made for a white background.
      setTransparent(url == nil)
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

    /// Sets whether the view behind the page shows through where the page has no background.
    private func setTransparent(_ isTransparent: Bool) {
      isOpaque = !isTransparent
      backgroundColor = isTransparent ? .clear : .systemBackground
      #if canImport(UIKit)
        scrollView.backgroundColor = backgroundColor
      #endif
    }

    /// What stands before the HTML. In a whole document, too, browsers read this as the beginning of
    /// its head, and ignore its own `<!DOCTYPE>`. Rules of the HTML come later, and therefore win.
    private var pageStart: String {
      """
      <!DOCTYPE html>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <style>
      :root { color-scheme: light dark }
      body { font: -apple-system-body; margin: 0\(self is ContentWebView ? "" : " 16px"); overflow-wrap: anywhere }
      img, video, iframe, object, embed { max-width: 100% }
      img, video { height: auto }
      img { border-radius: 12px }
      table { display: block; max-width: 100%; overflow-x: auto; overflow-wrap: normal }
      pre { overflow-x: auto }
      </style>
      """
    }
  }
#endif
