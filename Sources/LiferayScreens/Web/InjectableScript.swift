internal import Foundation

/// A script that runs in each page of a `ScreensWebView`.
public protocol InjectableScript: Sendable {

  var name: String { get }

  /// The JavaScript code.
  var content: String { get }
}

/// A JavaScript of the app.
public struct JsScript: InjectableScript {

  public let name: String
  public let content: String

  public init(name: String, js: String) {
    self.name = name
    content = js
  }
}

/// A script that adds a style sheet of the app.
public struct CssScript: InjectableScript {

  public let name: String
  public let content: String

  public init(name: String, css: String) {
    self.name = name
    content = .adding("style", ["textContent": css])
  }
}

/// A script that adds the JavaScript at an address.
public struct RemoteJsScript: InjectableScript {

  public let name: String
  public let content: String

  public init(name: String, url: String) {
    self.name = name
    content = .adding("script", ["src": url])
  }
}

/// A script that adds the style sheet at an address.
public struct RemoteCssScript: InjectableScript {

  public let name: String
  public let content: String

  public init(name: String, url: String) {
    self.name = name
    content = .adding("link", ["rel": "stylesheet", "href": url])
  }
}

extension String {

  /// Returns a script that adds an element to the head of the page. The properties of the element
  /// stay texts, regardless of their content, because JSON is also JavaScript.
  fileprivate static func adding(_ element: String, _ properties: [String: String]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = (try? encoder.encode(properties)) ?? Data("{}".utf8)
    return """
      (function () {
        var element = document.createElement('\(element)');
        Object.assign(element, \(String(decoding: json, as: UTF8.self)));
        document.head.appendChild(element);
      })();
      """
  }
}
