import DemoServer
import Testing

struct CommentServiceTests {

  private let server: DemoServer
  private static let subject = #""className":"com.liferay.blogs.model.BlogsEntry","classPK":7"#

  init() throws {
    server = try DemoServer()
  }

  /// Calls one service, and returns its JSON, or the class of the exception.
  private func call(
    _ service: String, _ parameters: String, by credentials: String = "joe:secret"
  ) -> String {
    let reply = Client(server: server, credentials: credentials).invoke(
      #"{"/\#(service)":{\#(parameters)}}"#)
    if reply.status == 200 { return reply.text }
    let type = reply.text.firstMatch(of: /"type":"([^"]*)"/)?.1 ?? ""
    return "\(reply.status) \(type)"
  }

  private func comment(_ body: String, isOwn: Bool = true, seconds: Int = 1) -> String {
    #"""
    {"body":"\#(body)","commentId":"30301","createDate":1480030301000,"deletePermission":\#(isOwn),\#
    "modifiedDate":148003030\#(seconds)000,"updatePermission":\#(isOwn),"userId":"20156",\#
    "userName":"Joe Bloggs"}
    """#
  }

  @Test func `a comment is added, listed, changed and deleted`() {
    defer { server.stop() }
    let jane = "jane:pass:word"
    #expect(
      call("screens.screenscomment/add-comment", Self.subject + #","body":"Nice!""#)
        == comment("Nice!"))
    let page = Self.subject + #","start":0,"end":9"#
    #expect(
      call("screens.screenscomment/get-comments", page, by: jane)
        == "[\(comment("Nice!", isOwn: false))]")
    #expect(call("screens.screenscomment/get-comments-count", Self.subject) == "1")

    let change = #""commentId":30301,"body":"Good!""#
    let refusal = "403 com.liferay.portal.kernel.security.auth.PrincipalException"
    #expect(call("screens.screenscomment/update-comment", change, by: jane) == refusal)
    #expect(call("screens.screenscomment/update-comment", change) == comment("Good!", seconds: 2))
    #expect(
      call("screens.screenscomment/get-comment", #""commentId":30301"#)
        == comment("Good!", seconds: 2))

    let deletion = "comment.commentmanagerjsonws/delete-comment"
    #expect(call(deletion, #""commentId":30301"#, by: jane) == refusal)
    #expect(call(deletion, #""commentId":30301"#) == "null")
    #expect(
      call(deletion, #""commentId":30301"#)
        == "500 com.liferay.message.boards.exception.NoSuchMessageException")
    #expect(call("screens.screenscomment/get-comments-count", Self.subject) == "0")
  }

  @Test func `a comment needs a text`() {
    defer { server.stop() }
    #expect(
      call("screens.screenscomment/add-comment", Self.subject + #","body":"""#)
        == "500 com.liferay.message.boards.exception.MessageBodyException")
  }
}
