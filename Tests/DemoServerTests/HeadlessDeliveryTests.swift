import DemoServer
import Testing

struct HeadlessDeliveryTests {

  private let server: DemoServer
  private let client: Client
  private static let root = "/o/headless-delivery/v1.0"
  private static let postings = root + "/sites/20143/blog-postings"

  init() throws {
    server = try DemoServer()
    client = Client(server: server)
  }

  private func add(_ headline: String, _ body: String = "x") {
    let reply = client.send(
      "POST", Self.postings, #"{"headline":"\#(headline)","articleBody":"\#(body)"}"#)
    #expect(reply.status == 200)
  }

  private func posting(
    headline: String, body: String, subtitle: String = "", keywords: String = "[]"
  ) -> String {
    #"""
    {"alternativeHeadline":"\#(subtitle)","articleBody":"\#(body)",\#
    "creator":{"familyName":"Bloggs","givenName":"Joe","id":20156,"name":"Joe Bloggs"},\#
    "dateCreated":"2016-11-24T23:31:41Z","dateModified":"2016-11-24T23:31:41Z",\#
    "datePublished":"2016-11-24T23:31:41Z","description":"","encodingFormat":"text/html",\#
    "friendlyUrlPath":"\#(headline.lowercased())","headline":"\#(headline)","id":30301,\#
    "keywords":\#(keywords),"numberOfComments":0,"siteId":20143}
    """#
  }

  @Test func `a posting is added, read, replaced, changed and deleted`() {
    defer { server.stop() }
    let first = #"{"headline":"One","articleBody":"<p>1</p>","keywords":["a","b"]}"#
    let one = posting(headline: "One", body: "<p>1</p>", keywords: #"["a","b"]"#)
    #expect(client.send("POST", Self.postings, first) == Client.Reply(200, one))
    let path = Self.root + "/blog-postings/30301"
    #expect(client.get(path) == Client.Reply(200, one))

    let second = #"{"headline":"Two","articleBody":"2"}"#
    #expect(
      client.send("PUT", path, second)
        == Client.Reply(200, posting(headline: "Two", body: "2")))
    #expect(
      client.send("PATCH", path, #"{"alternativeHeadline":"sub","headline":null}"#)
        == Client.Reply(200, posting(headline: "Two", body: "2", subtitle: "sub")))

    #expect(client.send("DELETE", path) == Client.Reply(204, ""))
    let problem = #"{"status":"NOT_FOUND","title":"No blog entry has the id 30301."}"#
    #expect(client.get(path) == Client.Reply(404, problem))
    #expect(client.send("DELETE", path) == Client.Reply(404, problem))
  }

  @Test(arguments: [
    ("", ["c", "b", "a"], 1, 1, 20, 3), ("?page=1&pageSize=2", ["c", "b"], 2, 1, 2, 3),
    ("?page=2&pageSize=2", ["a"], 2, 2, 2, 3), ("?page=3&pageSize=2", [], 2, 3, 2, 3),
    ("?search=B", ["b"], 1, 1, 20, 1), ("?search=%7A", [], 1, 1, 20, 0),
    ("?sort=headline", ["a", "b", "c"], 1, 1, 20, 3),
    ("?sort=headline:desc", ["c", "b", "a"], 1, 1, 20, 3),
    ("?sort=dateCreated%3Aasc", ["a", "b", "c"], 1, 1, 20, 3),
  ])
  func `a list comes page by page`(
    query: String, headlines: [String], lastPage: Int, page: Int, pageSize: Int, count: Int
  ) {
    defer { server.stop() }
    for headline in ["a", "b", "c"] { add(headline) }
    let text = client.get(Self.postings + query).text
    #expect(text.matches(of: /"headline":"([^"]*)"/).map { String($0.1) } == headlines)
    #expect(
      text.hasSuffix(
        #""lastPage":\#(lastPage),"page":\#(page),"pageSize":\#(pageSize),"totalCount":\#(count)}"#)
    )
  }

  @Test(arguments: [
    ("POST", postings, "[]", 400, "BAD_REQUEST", "The body is not a JSON object."),
    ("POST", postings, #"{"headline":"a"}"#, 400, "BAD_REQUEST", "articleBody must not be null"),
    (
      "POST", postings, #"{"headline":"a","articleBody":1}"#, 400, "BAD_REQUEST",
      "Unable to map JSON path: articleBody"
    ),
    (
      "POST", postings, #"{"headline":"a","articleBody":"b","title":"c"}"#, 400, "BAD_REQUEST",
      #"The property \"title\" is not defined in BlogPosting."#
    ),
    (
      "POST", postings, #"{"headline":"","articleBody":"b"}"#, 400, "BAD_REQUEST",
      "Title is empty."
    ),
    (
      "GET", postings + "?page=0", "", 400, "BAD_REQUEST",
      "page has the value 0, which is not a number from 1."
    ),
    ("GET", postings + "?sort=age", "", 400, "BAD_REQUEST", "Unable to sort by age."),
    ("GET", root + "/sites/1/blog-postings", "", 404, "NOT_FOUND", "No site has the id 1."),
    ("GET", root + "/nothing", "", 404, "NOT_FOUND", "HTTP 404 Not Found"),
    (
      "PUT", postings, "{}", 405, "METHOD_NOT_ALLOWED", "HTTP 405 Method Not Allowed"
    ),
  ])
  func `a refusal has a status and a title`(
    method: String, path: String, body: String, status: Int, word: String, title: String
  ) {
    defer { server.stop() }
    #expect(
      client.send(method, path, body)
        == Client.Reply(status, #"{"status":"\#(word)","title":"\#(title)"}"#))
    #expect(client.get(Self.postings).text.hasSuffix(#""totalCount":0}"#))
  }

  @Test func `a guest may read nothing, and a stranger is unknown`() {
    defer { server.stop() }
    #expect(
      Client(server: server, credentials: nil).get(Self.postings)
        == Client.Reply(
          403, #"{"status":"FORBIDDEN","title":"Access denied to \#(Self.postings)"}"#))
    #expect(
      Client(server: server, credentials: "joe:wrong").get(Self.postings)
        == Client.Reply(401, #"{"status":"UNAUTHORIZED","title":"Authentication is required."}"#))
  }

  @Test func `blog entries and blog postings are the same`() {
    defer { server.stop() }
    add("From REST", "hello")
    let count = #"{"/blogs.blogsentry/get-group-entries-count":{"groupId":20143,"status":0}}"#
    #expect(client.invoke(count) == Client.Reply(200, "1"))
  }

  @Test func `it describes itself to everyone`() {
    defer { server.stop() }
    let reply = Client(server: server, credentials: nil).get(Self.root + "/openapi.yaml")
    #expect(reply.status == 200)
    #expect(
      reply.text.hasPrefix(
        """
        openapi: 3.0.1
        info:
          description: Blog postings of a site.
          title: Headless Delivery
          version: v1.0
        servers:
        - url: http://demo/o/headless-delivery
        tags:
        - name: BlogPosting
        paths:
          /v1.0/sites/{siteId}/blog-postings:

        """))
  }
}
