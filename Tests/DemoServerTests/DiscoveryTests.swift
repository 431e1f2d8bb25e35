import DemoServer
import Foundation
import Testing

struct DiscoveryTests {

  private func discovered(
    _ query: String, by version: PortalVersion = .v7
  ) throws -> [String: Any] {
    let server = try DemoServer(version: version)
    defer { server.stop() }
    let reply = Client(server: server, credentials: nil).get("/api/jsonws?\(query)")
    #expect(reply.status == 200)
    let text = reply.text.replacing(":\(server.port)/", with: ":PORT/")
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(json as? [String: Any])
  }

  private func paths(_ list: Any?) -> Set<String> {
    Set((list as? [[String: Any]] ?? []).compactMap { $0["path"] as? String })
  }

  @Test func `since 7 one application is described, with its types`() throws {
    let server = try DemoServer()
    defer { server.stop() }
    let reply = Client(server: server, credentials: nil)
      .get("/api/jsonws?discover=/*&contextName=comment")
    #expect(
      reply.text.replacing(":\(server.port)/", with: ":PORT/") == #"""
        {"basePath":"/api/jsonws","baseURL":"http://demo/api/jsonws","contextName":"comment",\#
        "services":[{"method":"POST","name":"CommentManagerJSONWS#deleteComment",\#
        "parameters":[{"name":"commentId","type":"long"}],\#
        "path":"/comment.commentmanagerjsonws/delete-comment","returns":{"type":"void"}}],\#
        "types":[],"version":"7.2.1"}
        """#)
    let bookmarks = try discovered("discover&contextName=bookmarks")
    let types = try #require(bookmarks["types"] as? [[String: Any]])
    #expect(types.map { $0["type"] as? String } == ["com.liferay.bookmarks.model.BookmarksEntry"])
    let services = try #require(bookmarks["services"] as? [[String: Any]])
    #expect(
      services.count { $0["path"] as? String == "/bookmarks.bookmarksentry/get-entries" } == 2)
  }

  @Test func `without an application it is the portal itself`() throws {
    let portal = try discovered("discover")
    #expect(portal["contextName"] as? String == "")
    let others = paths(portal["services"]).filter { !$0.hasPrefix("/blogsentry/") }
    #expect(
      Set(others) == [
        "/assetentry/get-entries-count", "/ddmstructure/get-structure", "/dlapp/add-file-entry",
        "/dlapp/delete-file-entry",
        "/dlapp/get-file-entries", "/dlapp/get-file-entries-count", "/dlapp/get-file-entry",
        "/group/get-user-sites-groups", "/user/add-user",
        "/user/get-current-user",
        "/user/get-user-by-email-address", "/user/get-user-by-id",
        "/user/get-user-by-screen-name", "/user/send-password-by-email-address",
        "/user/update-portrait",
      ])
    #expect(paths(try discovered("discover&contextName=nothing")["services"]) == [])
  }

  @Test func `6 2 describes the services of a pattern`() throws {
    let server = try DemoServer(version: .v62)
    defer { server.stop() }
    let reply = Client(server: server, credentials: nil)
      .get("/api/jsonws?discover=/group/*")
    #expect(
      reply.text == #"""
        {"actions":[{"method":"GET","parameters":[],"path":"/group/get-user-sites-groups",\#
        "response":"list<com.liferay.portal.kernel.model.Group>"}],\#
        "basePath":"/api/jsonws","discover":["/group/*"]}
        """#)
    let all = paths(try discovered("discover=/*", by: .v62Later)["actions"])
    #expect(all.isSuperset(of: ["/user/get-user-by-id", "/bookmarks.bookmarksentry/add-entry"]))
    #expect(paths(try discovered("discover", by: .v62)["actions"]) == all)
    #expect(
      paths(try discovered("discover=/user/get-user-by-id,/group/*", by: .v62)["actions"])
        == ["/user/get-user-by-id", "/group/get-user-sites-groups"])
  }

  @Test(arguments: [
    ("bookmarks", "BookmarksEntry", "/bookmarks.bookmarksentry/add-entry"),
    ("blogs", "BlogsEntry", "/blogs.blogsentry/add-entry"),
    ("", "User", "/user/get-current-user"),
    ("", "Group", "/group/get-user-sites-groups"),
    ("ddl", "DDLRecord", "/ddl.ddlrecord/add-record"),
    ("ddm", "DDMStructure", "/ddm.ddmstructure/get-structure"),
  ])
  func `a type has the properties of the objects that are returned`(
    context: String, name: String, path: String
  ) throws {
    let server = try DemoServer()
    defer { server.stop() }
    let types = try discovered("discover&contextName=\(context)")["types"] as? [[String: Any]]
    let type = try #require(
      types?.first { ($0["type"] as? String ?? "").hasSuffix("." + name) })
    let properties = try #require(type["properties"] as? [[String: String]])

    let parameters =
      switch context {
      case "blogs": BlogsEntryServiceTests.newEntry
      case "ddl": RecordServiceTests.newRecord
      case "ddm": #""structureId":30700"#
      default:
        #""groupId":20143,"folderId":0,"name":"A","url":"http://a.example","description":"""#
      }
    let text = Client(server: server).invoke(#"{"\#(path)":{\#(parameters)}}"#).text
    let answer = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let object = try #require(answer as? [String: Any] ?? (answer as? [[String: Any]])?.first)
    #expect(properties.compactMap { $0["name"] } == object.keys.sorted())
  }
}
