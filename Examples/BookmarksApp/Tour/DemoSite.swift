import Foundation
import LoopbackHTTP

/// A web site next to the Liferay: a page with a recipe, a rate in JSON, an image.
struct DemoSite {

  private let server: LoopbackServer

  init() throws {
    server = try LoopbackServer { request in
      switch request.path {
      case "/risotto": .html("<title>Risotto</title>")
      case "/rates.json": .json(#"{"rate": 1.25}"#)
      case "/picture.png":
        .reply(200, headers: [("Content-Type", "image/png")], body: pixel)
      default: .html("Not found", status: 404)
      }
    }
    Transcript.abbreviate(server.url, as: "http://site")
  }

  var recipe: String { server.url + "/risotto" }
  var rates: String { server.url + "/rates.json" }
  var picture: String { server.url + "/picture.png" }

  func stop() {
    server.stop()
  }
}

/// An image of one pixel.
nonisolated private let pixel =
  Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9"
      + "awAAAABJRU5ErkJggg==") ?? Data()
