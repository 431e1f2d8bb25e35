import Foundation
import LiferayMobileSDK
import LiferayScreens
import LiferayScreensTesting
import Testing

@MainActor @Suite(.stubbedServers) struct StubCallTests {

  private let session = StubSession.loggedIn()

  @Test func `calls are compared by their paths and parameters`() throws {
    _ = try session.invoke(["/a/b": ["id": Int64(1), "name": "x", "tags": ["y"], "no": NSNull()]])
    let sent: [String: Any?] = ["id": 1, "name": "x", "tags": ["y"], "no": nil]
    #expect(session.calls == [StubCall("/a/b", sent)])
    #expect(session.calls.first != StubCall("/a/c", sent))
    #expect(session.calls.first != StubCall("/a/b", sent.merging(["id": 2]) { $1 }))
    #expect(session.calls.first != StubCall("/a/b", sent.merging(["more": 2]) { $1 }))
    #expect(session.calls.first != StubCall("/a/b", sent.merging(["id": "1"]) { $1 }))
    #expect(session.calls.first != StubCall("/a/b", sent.merging(["no": ""]) { $1 }))
  }

  @Test func `a call is shown with its parameters in order`() {
    let call = StubCall("/a/b", ["name": "x/y", "id": 1])
    #expect("\(call)" == #"/a/b {"id":1,"name":"x/y"}"#)
  }

  @Test func `an upload is compared by texts, and a file by its name`() throws {
    let file = LRUploadData(
      data: Data("a\r\n--b\r\n\r\n".utf8), fileName: "a \"b\".png", mimeType: "image/png")
    _ = try session.upload([
      "/dl/add": ["id": 1, "name": "x\r\n--y", "tags": ["y"], "no": NSNull(), "file": file]
    ])
    let sent: [String: Any?] = [
      "id": 1, "name": "x\r\n--y", "tags": ["y"], "no": nil, "file": "a \"b\".png",
    ]
    #expect(session.calls == [StubCall("/dl/add", sent)])
    #expect(session.calls.first != StubCall("/dl/add", sent.merging(["id": 2]) { $1 }))
    #expect(session.calls.first != StubCall("/dl/add", sent.merging(["file": "a.png"]) { $1 }))
  }

  @Test func `parameters are left out, and those of objects`() {
    let call = StubCall("/a", ["id": 1, "+obc": "Class", "obc.ascending": true, "obcs": 2])
    #expect(call.without("obc") == StubCall("/a", ["id": 1, "obcs": 2]))
  }
}
