import Testing

struct ServiceCommandTests {
  @Test func `services are listed, and shown with a connector to paste`() throws {
    let sandbox = try Sandbox()
    #expect(
      try sandbox.run("service", "list", "screenscomment")
        == Outcome(
          """
          LRScreensCommentService_v72
          LRScreensCommentService_v73
          LRScreenscommentService_v70

          """))
    #expect(
      try sandbox.run("service", "show", "LRScreenscommentService_v70.getComment")
        == Outcome(
          """
          /screens.screenscomment/get-comment
          getCommentWithCommentId(commentId: long) -> map

          connectors:
            GetComment:
              service: LRScreenscommentService_v70
              method: getCommentWithCommentId
              properties: { commentId: Int64 }
              arguments: { commentId: commentId }
              result: { answer: '[String: Any]' }

          """))
  }

  @Test func `a name that is not known leads to the next one`() throws {
    let sandbox = try Sandbox()
    #expect(
      try sandbox.run("service", "show", "LRBlogEntryService_v7")
        == Outcome(
          errors: """
            error: there is no service 'LRBlogEntryService_v7'; did you mean \
            'LRBlogsEntryService_v7'?
            see 'screens-gen service show --help'

            """, code: 64))
    #expect(
      try sandbox.run("service", "show", "LRGroupService_v7.getSites")
        == Outcome(
          errors: """
            error: 'LRGroupService_v7' has no method 'getSites'; 'screens-gen service show \
            LRGroupService_v7' lists those it has
            see 'screens-gen service show --help'

            """, code: 64))
    #expect(try sandbox.run("service", "list", "no such thing").out == "")
  }
}
