import Testing

@testable import SpecModel

struct ProgressSpecTests {
  @Test func `a Screenlet says what presents the progress, and with which messages`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      progress: { presenter: AddBookmark, working: One moment..., failure: Sorry }
      """)
    #expect(spec.progress.presenter?.value == "AddBookmark")
    #expect(spec.progress.messages.working?.value == "One moment...")
    #expect(spec.progress.messages.success == nil)
    #expect(spec.progress.messages.failure?.value == "Sorry")
    #expect(try screenlet("screenlet: AddBookmark").progress == ProgressSpec())
  }
}
