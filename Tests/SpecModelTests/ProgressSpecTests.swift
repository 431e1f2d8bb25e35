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

  @Test func `the name of a presenter is the first part of a type's name`() {
    let spec = """
      screenlet: AddBookmark
      progress: { presenter: AddBookmarkProgressPresenter }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:24: error: the generator adds 'ProgressPresenter' to the name; leave it off: \
        'AddBookmark'
        2 | progress: { presenter: AddBookmarkProgressPresenter }
          |                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~

        """)
    #expect(
      complaints(about: "screenlet: AddBookmark\nprogress: { presenter: my-own }\n") == """
        spec.yml:2:24: error: 'my-own' cannot name a progress presenter in Swift; did you mean \
        'MyOwn'?
        2 | progress: { presenter: my-own }
          |                        ^~~~~~

        """)
  }

  @Test func `an action has messages, and no presenter of its own`() {
    let spec = """
      screenlet: AddBookmark
      actions:
        save: { kind: custom, progress: { presenter: Save, working: Saving } }
        load: { kind: custom, progress: { workin: Loading } }
        wash: { kind: custom, progress: Washing }
      progress: { present: AddBookmark }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:37: error: unknown key 'presenter'; one presenter shows the progress of all \
        actions; move it to a 'progress' of the Screenlet
        3 |   save: { kind: custom, progress: { presenter: Save, working: Saving } }
          |                                     ^~~~~~~~~
        spec.yml:4:37: error: unknown key 'workin'; did you mean 'working'?
        4 |   load: { kind: custom, progress: { workin: Loading } }
          |                                     ^~~~~~
        spec.yml:5:35: error: expected a mapping for 'progress', found a text; write one as in \
        'progress: { working: Saving... }'
        5 |   wash: { kind: custom, progress: Washing }
          |                                   ^~~~~~~
        spec.yml:6:13: error: unknown key 'present'; did you mean 'presenter'?
        6 | progress: { present: AddBookmark }
          |             ^~~~~~~

        """)
  }
}
