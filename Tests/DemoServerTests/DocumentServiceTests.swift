import DemoServer
import Testing

struct DocumentServiceTests {

  private let server: DemoServer
  private static let folder = #""repositoryId":20143,"folderId":0"#
  private static let images = folder + #","mimeTypes":["image/png","image/jpeg"]"#

  init() throws {
    server = try DemoServer()
  }

  /// Calls one service, and returns its JSON, or the class of the exception.
  private func call(
    _ service: String, _ parameters: String, by credentials: String = "joe:secret"
  ) -> String {
    text(
      of: Client(server: server, credentials: credentials).invoke(
        #"{"/dlapp/\#(service)":{\#(parameters)}}"#))
  }

  /// Uploads a file as a form, as the Mobile SDK does.
  private func upload(_ fields: [String: String], _ file: String) -> String {
    var parts = fields.sorted { $0.key < $1.key }.map { name, value in
      "--b\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n"
    }
    parts.append(
      "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n"
        + "Content-Type: text/plain\r\n\r\n\(file)\r\n--b--\r\n")
    return text(
      of: Client(server: server, credentials: "joe:secret").send(
        "POST", "/api/jsonws/dlapp/add-file-entry", parts.joined(),
        headers: ["Content-Type": "multipart/form-data; boundary=b"]))
  }

  private func text(of reply: Client.Reply) -> String {
    if reply.status == 200 { return reply.text }
    let type = reply.text.firstMatch(of: /"type":"([^"]*)"/)?.1 ?? ""
    return "\(reply.status) \(type)"
  }

  private func fields(_ title: String, _ type: String) -> [String: String] {
    [
      "repositoryId": "20143", "folderId": "0", "sourceFileName": title, "mimeType": type,
      "title": title, "description": "", "changeLog": "",
    ]
  }

  private func document(_ id: Int64, _ title: String, _ type: String, size: Int) -> String {
    #"""
    {"companyId":"20097","createDate":\#(1_480_000_000_000 + id * 1000),"fileEntryId":"\#(id)",\#
    "folderId":"0","groupId":"20143","mimeType":"\#(type)",\#
    "modifiedDate":\#(1_480_000_000_000 + id * 1000),"repositoryId":"20143","size":"\#(size)",\#
    "title":"\#(title)","userId":"20156","userName":"Joe Bloggs",\#
    "uuid":"5d8c0000-0000-4000-8000-0000000\#(id)","version":"1.0"}
    """#
  }

  @Test func `a file is uploaded, listed by its type, downloaded and deleted`() {
    defer { server.stop() }
    let text = document(30301, "Notes", "text/plain", size: 5)
    let image = document(30302, "Map", "image/png", size: 3)
    #expect(upload(fields("Notes", "text/plain"), "Hello") == text)
    #expect(upload(fields("Map", "image/png"), "PNG") == image)
    #expect(call("get-file-entry", #""fileEntryId":30301"#) == text)
    let page = #","start":0,"end":9,"obc":null"#
    #expect(call("get-file-entries", Self.images + page) == "[\(image)]")
    #expect(call("get-file-entries-count", Self.images) == "1")
    #expect(call("get-file-entries-count", Self.folder + #","mimeTypes":[]"#) == "2")

    let path = "/documents/20143/5d8c0000-0000-4000-8000-000000030301"
    #expect(Client(server: server).get(path) == Client.Reply(200, "Hello"))

    let refusal = "403 com.liferay.portal.kernel.security.auth.PrincipalException"
    #expect(call("delete-file-entry", #""fileEntryId":30301"#, by: "jane:pass:word") == refusal)
    #expect(call("delete-file-entry", #""fileEntryId":30301"#) == "null")
    #expect(Client(server: server).get(path).status == 404)
  }

  @Test func `a file needs content, a name of its own and a repository`() {
    defer { server.stop() }
    let exceptions = "500 com.liferay.document.library.kernel.exception."
    #expect(upload(fields("Notes", "text/plain"), "") == exceptions + "FileException")
    _ = upload(fields("Notes", "text/plain"), "a")
    #expect(
      upload(fields("Notes", "text/plain"), "b") == exceptions + "DuplicateFileEntryException")
    #expect(
      call("get-file-entry", #""fileEntryId":7"#) == exceptions + "NoSuchFileEntryException")
    #expect(
      call("get-file-entries-count", #""repositoryId":7,"folderId":0,"mimeTypes":[]"#)
        == exceptions + "NoSuchRepositoryException")
  }
}
