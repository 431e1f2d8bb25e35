import DemoServer
import Testing

struct PageTests {

  @Test func `the home page has a title`() throws {
    let server = try DemoServer()
    defer { server.stop() }
    #expect(server.homePage == server.url + "/web/guest/home")
    let reply = Client(server: server, credentials: nil).get("/web/guest/home")
    #expect(
      reply
        == Client.Reply(
          200,
          """
          <!DOCTYPE html>
          <html>
          <head><title>Home - Liferay</title></head>
          <body>
          <h1>Home - Liferay</h1>
          <p>Welcome!</p>
          </body>
          </html>

          """))
  }

  @Test func `the root redirects to the home page`() throws {
    let server = try DemoServer()
    defer { server.stop() }
    let reply = exchange("GET / HTTP/1.1\r\nConnection: close\r\n\r\n", onPort: server.port)
    #expect(
      reply == "HTTP/1.1 302 Found\r\nLocation: /web/guest/home\r\n"
        + "Content-Length: 0\r\nConnection: close\r\n\r\n")
  }

  @Test(arguments: ["/nothing", "/web/guest/home/", "/api/jsonws", "//", "/%00"])
  func `for any other path there is an error page`(path: String) throws {
    let server = try DemoServer()
    defer { server.stop() }
    let reply = Client(server: server).get(path)
    #expect(reply.status == 404)
    #expect(reply.text.contains("<title>Not Found</title>"))
  }
}
