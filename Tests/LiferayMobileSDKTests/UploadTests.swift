import Foundation
import LiferayMobileSDK
import TestSupport
import Testing

struct UploadTests {

  @Test func `a file is sent to the service's own path, along with the other parameters`() throws {
    let server = try LoopbackServer { _ in .json(#"{"fileEntryId":"7"}"#) }
    defer { server.stop() }
    let session = LRSession(
      server: server.url, authentication: LRBasicAuthentication(username: "joe", password: "s"))
    let file = LRUploadData(data: Data("a\r\nb".utf8), fileName: "a\"b.txt", mimeType: "text/plain")

    let answer = try LRDLAppService_v7(session: session).addFileEntryWithRepositoryId(
      .max, folderId: 0, sourceFileName: "b.txt", mimeType: "text/plain", title: "é",
      description: nil, changeLog: "", file: file,
      serviceContext: LRJSONObjectWrapper(jsonObject: ["addGuestPermissions": true, "ids": [1]]))

    #expect(answer as? [String: String] == ["fileEntryId": "7"])
    let request = try #require(server.requests.first)
    let type = try #require(request.header("Content-Type"))
    let boundary = String(type.dropFirst("multipart/form-data; boundary=".count))
    #expect(request.method == "POST")
    #expect(request.target == "/api/jsonws/dlapp/add-file-entry")
    #expect(request.header("Authorization") == "Basic am9lOnM=")
    #expect(
      request.text.replacing(boundary, with: "B").replacing("\r\n", with: "\n") == """
        --B
        Content-Disposition: form-data; name="+serviceContext"

        com.liferay.portal.kernel.service.ServiceContext
        --B
        Content-Disposition: form-data; name="changeLog"


        --B
        Content-Disposition: form-data; name="description"


        --B
        Content-Disposition: form-data; name="file"; filename="a%22b.txt"
        Content-Type: text/plain

        a
        b
        --B
        Content-Disposition: form-data; name="folderId"

        0
        --B
        Content-Disposition: form-data; name="mimeType"

        text/plain
        --B
        Content-Disposition: form-data; name="repositoryId"

        9223372036854775807
        --B
        Content-Disposition: form-data; name="serviceContext.addGuestPermissions"

        true
        --B
        Content-Disposition: form-data; name="serviceContext.ids"

        [1]
        --B
        Content-Disposition: form-data; name="sourceFileName"

        b.txt
        --B
        Content-Disposition: form-data; name="title"

        é
        --B--

        """)
  }

  @Test func `a stream is sent up to its length, and the delegate is notified (defect 29)`()
    async throws
  {
    let server = try LoopbackServer { .json("\($0.body.count)") }
    defer { server.stop() }
    let watcher = Watcher()
    let bytes = Data(repeating: 7, count: 3_000_000)
    let file = LRUploadData(
      inputStream: InputStream(data: bytes), length: 2_000_000, fileName: "f",
      mimeType: "application/octet-stream", progressDelegate: watcher)
    let recorder = Recorder()
    let session = LRSession(server: server.url, callback: recorder)

    #expect(try session.upload(["/dlapp/add-file-entry": ["file": file]]) == nil)

    let size = try #require(await recorder.firstEvents().first?.dropFirst("success ".count))
    let total = try #require(Int64(size))
    #expect(total > 2_000_000 && total < 2_001_000)
    try await eventually { await watcher.sent.last == total }
    #expect(await watcher.sent == watcher.sent.sorted())
    #expect(await watcher.totals == [total])
    #expect(server.requests.map(\.body.count) == [Int(total)])
  }

  @Test func `a delegate can cancel an upload`() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    let file = LRUploadData(
      data: Data(repeating: 7, count: 5_000_000), fileName: "f", mimeType: "image/png",
      progressDelegate: Watcher(isCancelled: true))
    let recorder = Recorder()
    try LRSession(server: server.url, callback: recorder).upload(["/a/b": ["file": file]])
    #expect(await recorder.firstEvents().first?.hasPrefix("failure NSURLErrorDomain -999") == true)
  }

  @Test func `an exception, a file that cannot be read and a batch are errors`() throws {
    let server = try LoopbackServer { _ in .json(#"{"exception":"E","message":"Full"}"#) }
    defer { server.stop() }
    let file = LRUploadData(data: Data(), fileName: "f", mimeType: "image/png")
    let missing = LRUploadData(
      fileURL: URL(fileURLWithPath: "/nonexistent/f"), fileName: "f", mimeType: "image/png")
    let session = LRSession(server: server.url)
    #expect(
      outcome { try session.upload(["/a/b": ["file": file]]) }
        == "com.liferay.mobile.sdk 2: Full [E]")
    #expect(
      outcome { try session.upload(["/a/b": ["file": missing]]) }
        .hasPrefix("NSCocoaErrorDomain 260"))
    #expect(
      outcome { try LRBatchSession(session: session).upload(["/a/b": ["file": file]]) }
        == "com.liferay.mobile.sdk 1: A file cannot be sent in a batch.")
    #expect(server.requests.count == 1)
  }
}

/// Records the progress of an upload.
@MainActor
private final class Watcher: LRFileProgressDelegate {

  nonisolated let isCancelled: Bool
  private(set) var sent: [Int64] = []
  private(set) var totals: Set<Int64> = []

  nonisolated init(isCancelled: Bool = false) {
    self.isCancelled = isCancelled
  }

  func onProgress(_ progress: Progress) {
    sent.append(progress.completedUnitCount)
    totals.insert(progress.totalUnitCount)
  }
}
