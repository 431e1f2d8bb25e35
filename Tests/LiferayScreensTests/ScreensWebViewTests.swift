import Foundation
import LiferayScreens
import Testing

extension OneAtATime {

  @MainActor @Suite struct ScreensWebViewTests {

    @Test func `no text becomes code in the page that logs in`() {
      let attack = "\"><script>alert('&')</script>"
      let page = PortalLoginPage(url: attack, userName: attack, password: attack).html
      let value = "&#34;&#62;&#60;script&#62;alert(&#39;&#38;&#39;)&#60;/script&#62;"
      #expect(page.contains("name=\"login\" value=\"\(value)\">"))
      #expect(page.contains("name=\"password\" value=\"\(value)\">"))
      #expect(page.contains("redirect=%22%3E%3Cscript%3Ealert%28%27%26%27%29%3C%2Fscript%3E\">"))
      #expect(page.components(separatedBy: "<script>").count == 2)
    }

    @Test func `no text becomes code in a script`() {
      let attack = "a\"; alert('x');\n//\\"
      let text = #""a\"; alert('x');\n\/\/\\""#
      let scripts: [(any InjectableScript, element: String, properties: String)] = [
        (CssScript(name: "a", css: attack), "style", #"{"textContent":\#(text)}"#),
        (RemoteJsScript(name: "a", url: attack), "script", #"{"src":\#(text)}"#),
        (
          RemoteCssScript(name: "a", url: attack), "link",
          #"{"href":\#(text),"rel":"stylesheet"}"#
        ),
      ]
      for (script, element, properties) in scripts {
        #expect(
          script.content == """
            (function () {
              var element = document.createElement('\(element)');
              Object.assign(element, \(properties));
              document.head.appendChild(element);
            })();
            """)
      }
    }

    @Test func `a script replaces one of its name`() {
      let view = ScreensWebView(frame: .zero)
      view.add(injectableScript: JsScript(name: "a", js: "1"))
      view.add(injectableScript: JsScript(name: "b", js: "2"))
      view.add(injectableScript: JsScript(name: "a", js: "3"))
      #expect(view.scripts.map(\.name) == ["Screens.js", "Screens.css", "b", "a"])
      #expect(view.scripts.last?.content == "3")
    }

    @Test func `a page is hidden until it is ready, and messages are handed on`() {
      let view = ScreensWebView(frame: .zero)
      let listener = Listener()
      view.delegate = listener
      view.load(htmlString: "<p>")
      #expect(view.webView.loadedHTML == "<p>")
      view.receive(namespace: "cart", message: "3")
      #expect(view.webView.isHidden)
      view.receive(namespace: "jsloaded", message: "https://example.com")
      #expect(!view.webView.isHidden)
      view.receive(NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled))
      view.receive(NSError(domain: NSURLErrorDomain, code: NSURLErrorTimedOut))
      #expect(listener.events == ["cart: 3", "https://example.com", "-1001"])
    }
  }
}

@MainActor
private final class Listener: ScreensWebViewDelegate {

  private(set) var events: [String] = []

  func webView(_ webView: ScreensWebView, didLoad url: String) {
    events.append(url)
  }

  func webView(_ webView: ScreensWebView, didFail error: NSError) {
    events.append("\(error.code)")
  }

  func webView(_ webView: ScreensWebView, didReceive message: String, namespace: String) {
    events.append("\(namespace): \(message)")
  }
}
