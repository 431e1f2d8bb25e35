import Foundation
import LiferayMobileSDK
import LiferayScreens
import TestSupport
import Testing

extension OneAtATime {
  @MainActor @Suite struct HttpDownloadConnectorTests {

    @Test(arguments: [
      (LoopbackResponse.text("x"), "plain"),
      (.reply(200, headers: [("Content-Type", "image/png")], body: Data("x".utf8)), "png"),
      (.text("x").header("Content-Disposition", "attachment; filename=\"a.pdf\""), "pdf"),
    ])
    func `the download is a new file, with an extension for its type`(
      response: LoopbackResponse, suffix: String
    ) async throws {
      try await talking(response) { address in
        let connector = HttpDownloadConnector(url: try #require(URL(string: address)))
        try await connector.run()
        let file = try #require(connector.resultUrl)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try String(contentsOf: file, encoding: .utf8) == "x")
        #expect(file.pathExtension == suffix)
      }
    }

    @Test func `defect 2: an error page, a dropped connection and an invalid address complete it`()
      async throws
    {
      for (response, error) in [
        (LoopbackResponse.html("", status: 404), LRError.domain), (.drop, NSURLErrorDomain),
      ] {
        try await talking(response) { address in
          let connector = HttpDownloadConnector(url: try #require(URL(string: address)))
          let thrown = await #expect(throws: NSError.self) { try await connector.run() }
          #expect(thrown?.domain == error)
          #expect(connector.resultUrl == nil)
        }
      }
      try await talking(.drop) { _ in
        let connector = HttpDownloadConnector(url: try #require(URL(string: "www.liferay.com")))
        let thrown = await #expect(throws: NSError.self) { try await connector.run() }
        #expect(short(thrown) == "\(NSURLErrorDomain) \(NSURLErrorUnsupportedURL)")
      }
    }

    @Test func `defect 4: logged out, it completes with -2`() async throws {
      let connector = HttpDownloadConnector(url: try #require(URL(string: "http://127.0.0.1:1/")))
      let thrown = await #expect(throws: NSError.self) { try await connector.run() }
      #expect(short(thrown) == "LiferayScreens -2")
    }

    @Test func `a large file is written as it arrives, and removed if the transfer breaks off`()
      async throws
    {
      let body = Data((0..<4_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) })
      try await talking(.reply(200, body: body)) { address in
        let connector = HttpDownloadConnector(url: try #require(URL(string: address)))
        try await connector.run()
        let file = try #require(connector.resultUrl)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try Data(contentsOf: file) == body)
      }
      let before = try partialDownloads
      let broken = "HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\nx"
      try await talking(.raw(broken)) { address in
        let connector = HttpDownloadConnector(url: try #require(URL(string: address)))
        let thrown = await #expect(throws: NSError.self) { try await connector.run() }
        #expect(thrown?.domain == NSURLErrorDomain)
        #expect(connector.resultUrl == nil)
      }
      #expect(try partialDownloads == before)
    }

    @Test func `a cancelled download leaves no file`() async throws {
      let before = try partialDownloads
      try await talking(.silence) { address in
        let events = Events()
        let connector = HttpDownloadConnector(url: try #require(URL(string: address)))
        connector.enqueue { events.add(short($0.lastError)) }
        await eventually { (try? partialDownloads) != before }
        connector.cancel()
        await eventually { (try? partialDownloads) == before }
        await eventually { events.all == ["LiferayScreens -6"] }
        #expect(connector.resultUrl == nil)
      }
    }

    @Test func `it tells how many bytes have arrived, also through an interactor`() async throws {
      let body = Data(repeating: 7, count: 2_000_000)
      try await talking(.reply(200, body: body)) { address in
        let interactor = DownloadInteractor(screenlet: nil)
        interactor.url = URL(string: address)
        var progress: [(received: Int64, total: Int64)] = []
        interactor.onProgress = { progress.append(($0.completedUnitCount, $0.totalUnitCount)) }
        var isDone = false
        interactor.onSuccess = { isDone = true }
        #expect(interactor.start())
        await eventually { isDone }
        #expect(progress.count > 1)
        #expect(progress.map(\.received) == progress.map(\.received).sorted())
        #expect(progress.allSatisfy { $0.total == 2_000_000 })
        #expect(progress.last?.received == 2_000_000)
        try interactor.resultFile.map(FileManager.default.removeItem)
      }
    }

    @Test func `a path is downloaded from the server of the app`() async throws {
      try await talking(.text("x")) { address in
        LiferayServerContext.server = address
        let connector = HttpDownloadConnector(url: try #require(URL(string: "/documents/1/a")))
        try await connector.run()
        let file = try #require(connector.resultUrl)
        #expect(try String(contentsOf: file, encoding: .utf8) == "x")
        try FileManager.default.removeItem(at: file)
      }
    }

    private var partialDownloads: Set<String> {
      get throws {
        let caches = try FileManager.default.url(
          for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        let files = try FileManager.default.contentsOfDirectory(atPath: caches.path)
        return Set(files.filter { $0.hasSuffix(".download") })
      }
    }

    private func talking(
      _ response: LoopbackResponse, _ body: @MainActor (String) async throws -> Void
    ) async throws {
      let server = try LoopbackServer { _ in response }
      defer { server.stop() }
      try await loggedIn(to: server.url) { try await body(server.url) }
    }
  }
}

/// Downloads in a step of a graph, which passes the progress on.
private final class DownloadInteractor: ServerConnectorInteractor {

  var url: URL?
  var resultFile: URL?

  override func createConnector() -> ServerConnector? {
    let file = ServerConnectorStep { [url] in
      url.map { HttpDownloadConnector(url: $0) }
    } completed: { [self] connector in
      resultFile = connector.resultUrl
    }
    return ServerConnectorGraph([file])
  }
}
