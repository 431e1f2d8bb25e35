import Foundation
import LiferayScreens
import TestSupport
import Testing

extension OneAtATime {
  @MainActor @Suite struct ShownAddressTests {
    @Test func `an image view shows the image at an address, and the last one wins`() async throws {
      let portrait = try #require(Data(base64Encoded: onePixel))
      let server = try LoopbackServer { request in
        request.target.hasSuffix(".png") ? .reply(200, body: portrait) : .html("none")
      }
      defer { server.stop() }
      let view = UIImageView(frame: .zero)
      view.showImage(at: "\(server.url)/text.html")
      view.showImage(at: "\(server.url)/portrait.png")
      await eventually { view.image != nil }
      #expect(view.image?.size == CGSize(width: 1, height: 1))

      view.showImage(at: nil)
      #expect(view.image == nil)
    }

    @Test func `a web view shows HTML with addresses of the server, a page, or nothing`() throws {
      let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
      view.showHTML("<p>Hello</p>")
      #expect(view.loadedHTML?.hasSuffix("</style>\n<p>Hello</p>") == true)
      #expect(view.url?.absoluteString == LiferayServerContext.server)

      view.showPage(at: URL(string: "https://example.com/page"))
      #expect(view.url?.absoluteString == "https://example.com/page")
      view.showPage(at: URL(fileURLWithPath: "/tmp/page.html"))
      #expect(view.url?.path == "/tmp/page.html")
      view.showPage(at: nil)
      #expect(view.loadedHTML == "")
    }

    @Test func `HTML has the looks of the app, unless it says something else`() throws {
      let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
      let document = "<html><head><title>a</title></head><body style='margin:0'>b</body></html>"
      view.showHTML(document)
      let page = try #require(view.loadedHTML)
      #expect(page.hasPrefix("<!DOCTYPE html>\n<meta name=\"viewport\""))
      #expect(page.contains("font: -apple-system-body; margin: 0 16px"))
      #expect(page.hasSuffix("\n" + document))
      #expect(!view.isOpaque && view.backgroundColor == .clear)

      view.showPage(at: URL(string: "https://example.com/page"))
      #expect(view.isOpaque && view.backgroundColor == .systemBackground)
      view.showHTML(nil)
      #expect(view.loadedHTML == "" && !view.isOpaque)
    }
  }
}
