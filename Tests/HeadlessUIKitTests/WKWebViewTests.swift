import Foundation
import HeadlessUIKit
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@MainActor struct WKWebViewTests {
  @Test func `it keeps what it was asked to show`() throws {
    let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    let server = try #require(URL(string: "https://example.com/"))
    view.loadHTMLString("<p>Hello</p>", baseURL: server)
    #expect(view.loadedHTML == "<p>Hello</p>")
    #expect(view.url == server)

    view.load(URLRequest(url: server.appending(path: "page")))
    #expect(view.loadedHTML == nil)
    #expect(view.url?.absoluteString == "https://example.com/page")
  }

  @Test func `a XIB makes one with its configuration`() throws {
    let view = try load(
      """
      <wkWebView contentMode="scaleToFill" id="web">
          <rect key="frame" x="16" y="0.0" width="288" height="240"/>
          <wkWebViewConfiguration key="configuration">
              <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>
              <wkPreferences key="preferences"/>
          </wkWebViewConfiguration>
      </wkWebView>
      """)
    #expect(view is WKWebView)
    #expect(view?.frame == CGRect(x: 16, y: 0, width: 288, height: 240))
  }
}
