#if !canImport(UIKit)
  public import Foundation
  #if canImport(FoundationNetworking)
    public import FoundationNetworking
  #endif

  /// A view for a web page. It remembers what it was asked to load, but fetches nothing.
  @MainActor
  open class WKWebView: UIView {
    /// A copy of the configuration that the view was created with.
    public let configuration: WKWebViewConfiguration

    /// The address of the page: of the request, of the file, or the base address of HTML.
    public private(set) var url: URL?
    /// The HTML that the view was asked to show, or nil while it shows the page at an address.
    public private(set) var loadedHTML: String?

    /// Creates a web view without a page.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
      self.configuration = configuration
      super.init(frame: frame)
    }

    /// Decodes a web view from a XIB.
    public required init?(coder: NSCoder) {
      configuration = WKWebViewConfiguration()
      super.init(coder: coder)
    }

    /// Shows HTML, in which addresses are relative to the base address.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
      loadedHTML = string
      url = baseURL
      return WKNavigation()
    }

    /// Shows the page at the address of a request.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
      loadedHTML = nil
      url = request.url
      return WKNavigation()
    }

    /// Shows a file, which may refer to others in the folder of `readAccessURL`.
    @discardableResult
    open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
      loadedHTML = nil
      self.url = url
      return WKNavigation()
    }
  }

  /// The configuration of a web view.
  @MainActor
  open class WKWebViewConfiguration: NSObject {}

  /// The loading of a page.
  @MainActor
  open class WKNavigation: NSObject {}
#endif
