import Foundation
import LiferayMobileSDK
import LiferayScreens
import TestSupport
import Testing

/// What an `HttpConnector` sends besides a GET request for its URL.
extension OneAtATime {
  @MainActor @Suite struct HttpConnectorRequestTests {

    @Test func `a request has a method, parameters, headers and JSON`() async throws {
      let server = try LoopbackServer { _ in .text("fine") }
      defer { server.stop() }
      let missing: String? = nil
      let connector = HttpConnector(
        HttpRequest(
          url: try #require(URL(string: "\(server.url)/topics?a=b%20c")), method: .post,
          query: ["q": "x & y", "page": 2, "none": missing],
          headers: ["Authorization": "Bearer k", "X-None": missing],
          body: .json([
            "title": "A \"title\"", "none": missing, "tags": ["x", missing] as [Any?],
            "on": Date(timeIntervalSince1970: 0), "data": Data([1, 2]),
          ])))
      try await connector.run()
      #expect(connector.resultData == Data("fine".utf8))
      let request = try #require(server.requests.first)
      #expect(request.method == "POST")
      #expect(request.target == "/topics?a=b%20c&q=x%20%26%20y&page=2")
      #expect(request.header("Authorization") == "Bearer k")
      #expect(request.header("X-None") == nil)
      #expect(request.header("Content-Type") == "application/json; charset=utf-8")
      #expect(
        String(decoding: request.body, as: UTF8.self)
          == #"{"data":"AQI=","on":"1970-01-01T00:00:00Z","tags":["x"],"title":"A \"title\""}"#)
    }

    @Test func `a form is encoded as browsers do`() async throws {
      let server = try LoopbackServer { _ in .text("fine") }
      defer { server.stop() }
      let missing: Int? = nil
      let connector = HttpConnector(
        HttpRequest(
          url: try #require(URL(string: server.url)), method: .put,
          body: .form(["the name": "J & é", "n": 1.5, "none": missing, "empty": ""])))
      try await connector.run()
      let request = try #require(server.requests.first)
      #expect(request.method == "PUT")
      #expect(request.header("Content-Type") == "application/x-www-form-urlencoded")
      #expect(
        String(decoding: request.body, as: UTF8.self)
          == "the%20name=J%20%26%20%C3%A9&n=1.5&empty=")
    }

    @Test func `what cannot be sent is an error, and nothing is sent`() async throws {
      let server = try LoopbackServer { _ in .text("fine") }
      defer { server.stop() }
      let url = try #require(URL(string: server.url))
      for connector in [
        HttpConnector(HttpRequest(url: url, headers: ["X-A": "a\r\nX-B: b"])),
        HttpConnector(HttpRequest(url: url, method: .post, body: .json(["a": Double.nan]))),
        HttpConnector(HttpRequest(url: url, method: .post, body: .json([NSObject()]))),
      ] {
        try? await connector.run()
        #expect(connector.lastError.map(short) == "com.liferay.mobile.sdk 1")
      }
      #expect(server.requests.isEmpty)
    }

    @Test(arguments: [
      (#"{"detail": "No credit", "title": "Refused"}"#, "No credit"),
      (#"{"title": "Refused", "status": "FORBIDDEN"}"#, "Refused"),
      (#"{"message": "Invalid API key"}"#, "Invalid API key"),
      (#"{"error": "Invalid API key"}"#, "Invalid API key"),
      (#"{"error": {"code": 7, "message": "Invalid API key"}}"#, "Invalid API key"),
      ("<html>", "The server answered 403: Forbidden."),
      ("", "The server answered 403: Forbidden."),
    ])
    func `an error has the status, and what the server says`(
      body: String, text: String
    ) async throws {
      let server = try LoopbackServer { _ in .html(body, status: 403) }
      defer { server.stop() }
      let connector = HttpConnector(url: try #require(URL(string: server.url)))
      try? await connector.run()
      #expect(connector.lastError.map(short) == "com.liferay.mobile.sdk 403")
      #expect(connector.lastError?.localizedDescription == text)
      #expect(connector.resultData == nil)
    }

    @Test func `headers are dropped by a redirect to another origin`() async throws {
      let elsewhere = try LoopbackServer { _ in .text("there") }
      let server = try LoopbackServer { request in
        switch request.path {
        case "/away": .redirect(to: "\(elsewhere.url)/x")
        case "/near": .redirect(to: "/here")
        default: .text("here")
        }
      }
      defer {
        elsewhere.stop()
        server.stop()
      }
      for path in ["/near", "/away"] {
        let url = try #require(URL(string: server.url + path))
        let connector = HttpConnector(HttpRequest(url: url, headers: ["X-Key": "secret"]))
        try await connector.run()
        #expect(connector.lastError == nil)
      }
      #expect(server.requests.map(\.path) == ["/near", "/here", "/away"])
      #expect(server.requests.allSatisfy { $0.header("X-Key") == "secret" })
      #expect(elsewhere.requests.map { $0.header("X-Key") } == [nil])
    }

    @Test func `a body is never sent to another origin`() async throws {
      let elsewhere = try LoopbackServer { _ in .text("there") }
      let server = try LoopbackServer { _ in
        .redirect(to: "\(elsewhere.url)/x", status: 307)
      }
      defer {
        elsewhere.stop()
        server.stop()
      }
      let connector = HttpConnector(
        HttpRequest(
          url: try #require(URL(string: server.url)), method: .post, body: .json(["a": "secret"])))
      try? await connector.run()
      #expect(connector.lastError.map(short) == "com.liferay.mobile.sdk 307")
      #expect(elsewhere.requests.isEmpty)
    }
  }
}
