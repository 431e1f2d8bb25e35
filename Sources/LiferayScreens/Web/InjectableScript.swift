internal import Foundation

/// A script that runs in each page of a `ScreensWebView`.
public protocol InjectableScript: Sendable {

  var name: String { get }

  /// The JavaScript.
  var content: String { get }
}

/// A script of the app.
public struct JsScript: InjectableScript {

  public let name: String
  public let content: String

  public init(name: String, js: String) {
    self.name = name
    content = js
  }
}

/// Adds a style sheet of the app.
public struct CssScript: InjectableScript {

  public let name: String
  public let content: String

  public init(name: String, css: String) {
    self.name = name
    content = .adding("style", setting: "textContent", to: css)
  }
}

/// Adds the script at an address.
public struct RemoteJsScript: InjectableScript {

  public let name: String
  public let content: String

  public init(name: String, url: String) {
    self.name = name
    content = .adding("script", setting: "src", to: url)
  }
}

/// Adds the style sheet at an address.
public struct RemoteCssScript: InjectableScript {

  public let name: String
  public let content: String

  public init(name: String, url: String) {
    self.name = name
    content = .adding("link", setting: "href", to: url)
  }
}

extension String {

  /// A script that adds an element to the head of the page. The value stays a text, whatever is in
  /// it: JSON is also JavaScript.
  fileprivate static func adding(
    _ element: String, setting attribute: String, to value: String
  ) -> String {
    let text = (try? JSONEncoder().encode(value)) ?? Data("\"\"".utf8)
    return """
      (function () {
        var element = document.createElement('\(element)');
        element.rel = 'stylesheet';
        element.\(attribute) = \(String(decoding: text, as: UTF8.self));
        document.head.appendChild(element);
      })();
      """
  }
}
