import Foundation
import HeadlessUIKit
import LiferayMobileSDK
import LiferayScreens
import TestSupport
import Testing

extension OneAtATime {
  @MainActor @Suite struct UploadFileConnectorTests {

    @Test func `a stream is sent to the service, and its answer is the result`() async throws {
      let server = try LoopbackServer { _ in .json(#"{"fileEntryId": "7"}"#) }
      defer { server.stop() }
      try await loggedIn(to: server.url) {
        let connector = FileConnector(
          inputStream: InputStream(data: Data("hello world".utf8)), bytesToSend: 5,
          fileName: "a.txt", mimeType: "text/plain", onUploadedBytes: nil)
        try await connector.run()
        #expect(connector.uploadResult?.int64Attribute("fileEntryId") == 7)
        let request = try #require(server.requests.first)
        #expect(request.target == "/api/jsonws/dlapp/add-file-entry")
        #expect(request.header("Authorization") != nil)
        #expect(request.text.contains("\r\n\r\nhello\r\n--"))
        #expect(request.text.contains("filename=\"a.txt\"\r\nContent-Type: text/plain"))
      }
      #expect(SessionContext.currentContext == nil)
    }

    @Test func `an image is sent as PNG`() async throws {
      let server = try LoopbackServer { _ in .json("{}") }
      defer { server.stop() }
      let png = try #require(Data(base64Encoded: onePixel))
      try await loggedIn(to: server.url) {
        let connector = FileConnector(
          image: try #require(UIImage(data: png)), fileName: "a.png", mimeType: "image/png",
          onUploadedBytes: nil)
        try await connector.run()
        #expect(connector.uploadResult?.isEmpty == true)
        #expect(server.requests.first?.body.range(of: png) != nil)
      }
    }

    @Test func `defect 29: progress is reported as bytes sent and bytes to send`() async throws {
      let server = try LoopbackServer { _ in .json("{}") }
      defer { server.stop() }
      try await loggedIn(to: server.url) {
        let size = 3_000_000
        let steps = Steps()
        let connector = FileConnector(
          inputStream: InputStream(data: Data(repeating: 7, count: size)),
          bytesToSend: Int64(size), fileName: "f", mimeType: "image/png", parameter: "mine"
        ) { parameter, sent, total in
          #expect(parameter as? String == "mine")
          steps.all.append((sent, total))
        }
        try await connector.run()
        let total = UInt64(try #require(server.requests.first).body.count)
        await eventually { steps.all.last?.0 == total }
        #expect(steps.all.allSatisfy { $0.1 == total && $0.0 <= total })
        #expect(steps.all.map(\.0) == steps.all.map(\.0).sorted())
      }
    }

    @Test(arguments: [
      (LoopbackResponse.json(#"{"exception": "Full"}"#), "\(LRError.domain) 2"),
      (.html("", status: 500), "\(LRError.domain) 500"), (.json("[1]"), "LiferayScreens -3"),
    ])
    func `defect 3: a rejected upload completes it, and the queue continues`(
      response: LoopbackResponse, error: String
    ) async throws {
      let server = try LoopbackServer { _ in response }
      defer { server.stop() }
      try await loggedIn(to: server.url) {
        for _ in 0..<2 {
          let connector = FileConnector(
            inputStream: InputStream(data: Data("x".utf8)), bytesToSend: 1, fileName: "f",
            mimeType: "image/png", onUploadedBytes: nil)
          let thrown = await #expect(throws: NSError.self) { try await connector.run() }
          #expect(short(thrown) == error)
          #expect(connector.uploadResult == nil)
        }
      }
    }

    @Test func `defect 3: a dropped connection completes it`() async throws {
      let server = try LoopbackServer { _ in .drop }
      defer { server.stop() }
      try await loggedIn(to: server.url) {
        let connector = FileConnector(
          inputStream: InputStream(data: Data("x".utf8)), bytesToSend: 1, fileName: "f",
          mimeType: "image/png", onUploadedBytes: nil)
        let thrown = await #expect(throws: NSError.self) { try await connector.run() }
        #expect(thrown?.domain == NSURLErrorDomain)
      }
    }

    @Test func `defect 3: unreadable data completes it without a call`() async throws {
      let server = try LoopbackServer { _ in .json("{}") }
      defer { server.stop() }
      let stream = try #require(InputStream(fileAtPath: "/nonexistent/f"))
      let gif = try #require(UIImage(data: Data("GIF89a\u{1}\0\u{1}\0\0\0\0;".utf8)))
      try await loggedIn(to: server.url) {
        let unreadable = FileConnector(
          inputStream: stream, bytesToSend: 1, fileName: "f", mimeType: "a/b", onUploadedBytes: nil)
        await #expect(throws: NSError.self) { try await unreadable.run() }
        let notPNG = FileConnector(
          image: gif, fileName: "f", mimeType: "image/png", onUploadedBytes: nil)
        let thrown = await #expect(throws: NSError.self) { try await notPNG.run() }
        #expect(short(thrown) == "LiferayScreens -4")
        let noService = UploadFileConnector(
          image: gif, fileName: "f", mimeType: "image/png", onUploadedBytes: nil)
        await #expect(throws: NSError.self) { try await noService.run() }
        let forgotten = UploadFileConnector(
          inputStream: InputStream(data: Data()), bytesToSend: 0, fileName: "f", mimeType: "a/b",
          onUploadedBytes: nil)
        let error = await #expect(throws: NSError.self) { try await forgotten.run() }
        #expect(short(error) == "LiferayScreens -2")
      }
      #expect(server.requests.isEmpty)
    }

    @Test func `a cancelled upload is reported once, and released`() async throws {
      let server = try LoopbackServer { _ in .silence }
      defer { server.stop() }
      let events = Events()
      weak var connector: FileConnector?
      try await loggedIn(to: server.url) {
        let upload = FileConnector(
          inputStream: InputStream(data: Data("x".utf8)), bytesToSend: 1, fileName: "f",
          mimeType: "image/png", onUploadedBytes: nil)
        connector = upload
        upload.enqueue { events.add(short($0.lastError)) }
        await eventually { server.requests.count == 1 }
        upload.cancel()
        await eventually { !events.all.isEmpty }
      }
      await eventually { connector == nil }
      #expect(events.all == ["LiferayScreens -6"])
    }
  }
}

@MainActor private final class Steps {
  var all: [(UInt64, UInt64)] = []
}

private final class FileConnector: UploadFileConnector, @unchecked Sendable {

  override func doSendFile(_ session: LRSession, data: LRUploadData) throws {
    try LRDLAppService_v7(session: session).addFileEntryWithRepositoryId(
      1, folderId: 2, sourceFileName: fileName, mimeType: mimeType, title: fileName,
      description: nil, changeLog: nil, file: data, serviceContext: nil)
  }
}

/// A PNG of one pixel.
let onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
