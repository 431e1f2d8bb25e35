import DemoServer
import LiferayMobileSDK
import Testing

struct UserServiceTests {

  private static let joe = #"""
    {"companyId":"20097","emailAddress":"joe@example.com","firstName":"Joe",\#
    "greeting":"Welcome Joe Bloggs!","jobTitle":"","languageId":"en_US","lastName":"Bloggs",\#
    "middleName":"","portraitId":"0","screenName":"joe","status":0,"userId":"20156"}
    """#

  @Test(arguments: [
    #"{"/user/get-current-user":{}}"#,
    #"{"/screens-web.screensuser/get-current-user":{}}"#,
    #"{"/user/get-user-by-email-address":{"companyId":20097,"emailAddress":"Joe@example.com"}}"#,
    #"{"/user/get-user-by-screen-name":{"companyId":"20097","screenName":"joe"}}"#,
    #"{"/user/get-user-by-id":{"userId":20156}}"#,
  ])
  func `each service finds the user`(command: String) throws {
    let server = try DemoServer()
    defer { server.stop() }
    #expect(
      Client(server: server).invoke("[\(command)]")
        == Client.Reply(200, "[\(Self.joe)]"))
  }

  @Test(arguments: [PortalVersion.v62, .v62Later])
  func `a 6.2 portal sends ids as numbers`(version: PortalVersion) throws {
    let server = try DemoServer(version: version)
    defer { server.stop() }
    let expected = Self.joe.replacing("\"20097\"", with: "20097")
      .replacing("\"20156\"", with: "20156").replacing("\"0\"", with: "0")
    #expect(
      Client(server: server).invoke(#"[{"/user/get-current-user":{}}]"#)
        == Client.Reply(200, "[\(expected)]"))
  }

  @Test(arguments: [
    (
      #"{"/user/get-user-by-email-address":{"companyId":20097,"emailAddress":"a@b.c"}}"#,
      "No user of company 20097 has the e-mail address 'a@b.c'."
    ),
    (
      #"{"/user/get-user-by-email-address":{"companyId":1,"emailAddress":"joe@example.com"}}"#,
      "No user of company 1 has the e-mail address 'joe@example.com'."
    ),
    (
      #"{"/user/get-user-by-screen-name":{"companyId":20097,"screenName":"20156"}}"#,
      "No user of company 20097 has the screen name '20156'."
    ),
    (
      #"{"/user/get-user-by-id":{"userId":1}}"#,
      "No user of company 20097 has the id 1."
    ),
  ])
  func `a user that does not exist is an exception`(
    command: String, message: String
  ) throws {
    let server = try DemoServer()
    defer { server.stop() }
    let type = "com.liferay.portal.kernel.exception.NoSuchUserException"
    #expect(
      Client(server: server).invoke("[\(command)]")
        == Client.Reply(500, PortalTexts.exception(type, message)))
  }

  @Test func `the sites contain the id of the company`() throws {
    let server = try DemoServer()
    defer { server.stop() }
    #expect(
      Client(server: server).invoke(#"[{"/group/get-user-sites-groups":{}}]"#)
        == Client.Reply(200, PortalTexts.sites))
  }

  @Test func `a server can have other users`() async throws {
    let ann = DemoUser(
      userId: 7, emailAddress: "ann@example.com", screenName: "ann", firstName: "Ann",
      lastName: "Other", password: "")
    let server = try DemoServer(users: [ann])
    defer { server.stop() }
    let user = try await LRSignIn.signIn(with: server.session("ann", ""))
    #expect(user["userId"] as? String == "7")
    #expect(user["greeting"] as? String == "Welcome Ann Other!")
    let joe = Client(server: server).invoke(#"[{"/user/get-current-user":{}}]"#)
    #expect(joe.status == 401)
  }
}
