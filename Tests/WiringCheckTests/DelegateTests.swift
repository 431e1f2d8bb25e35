import Testing

/// Methods of delegates, which are optional: the compiler takes any others as well.
struct DelegateTests {
  private func findings(_ methods: String, conformsTo protocols: String = "NoteScreenletDelegate")
    -> String
  {
    var note = Note()
    note.files["NoteScreenletDelegate.swift"] = """
      protocol NoteScreenletDelegate: BaseScreenletDelegate {
        func screenlet(_ screenlet: NoteScreenlet, onNoteAdded note: [String: Any])
        func screenlet(_ screenlet: NoteScreenlet, onAddNoteError error: any Error)
        func screenlet(_ screenlet: NoteScreenlet, onPicture picture: UIImage) -> UIImage?
      }

      """
    note.files["Home.swift"] = """
      import LiferayScreens

      class Home: UIViewController, \(protocols) {
      \(methods)
      }

      """
    return note.findings
  }

  @Test func `methods that are called`() {
    #expect(
      findings(
        """
          func screenlet(
            _ screenlet: NoteScreenlet, onNoteAdded note: [String:Any]
          ) {}
          public func screenlet(_ one: Notes.NoteScreenlet, onAddNoteError _: Error) {}
          func screenlet(_ screenlet: NoteScreenlet, onPicture picture: UIImage) -> UIImage? { nil }
          func screenlet(
            _ screenlet: BaseScreenlet, customInteractorForAction: String, withSender: Any?
          ) -> Interactor? { nil }
        """) == "")
  }

  @Test func `a method with the types of Liferay Screens`() {
    #expect(
      findings(
        "  func screenlet(_ screenlet: BaseScreenlet, onNoteAdded note: [String: AnyObject]) {}")
          == """
          Home.swift:4:31: error: nothing calls this method, because its types differ from the delegate's; write '(_: NoteScreenlet, onNoteAdded: [String: Any])'
          4 |   func screenlet(_ screenlet: BaseScreenlet, onNoteAdded note: [String: AnyObject]) {}
            |                               ^~~~~~~~~~~~~
          NoteScreenletDelegate.swift:2:8: note: 'screenlet(_:onNoteAdded:)' is declared here
          2 |   func screenlet(_ screenlet: NoteScreenlet, onNoteAdded note: [String: Any])
            |        ^~~~~~~~~

          """)
  }

  @Test func `a method with another result`() {
    #expect(
      findings(
        "  func screenlet(_ s: NoteScreenlet, onPicture picture: UIImage) -> UIImage { picture }")
          == """
          Home.swift:4:69: error: nothing calls this method, because its types differ from the delegate's; write '(_: NoteScreenlet, onPicture: UIImage) -> UIImage?'
          4 |   func screenlet(_ s: NoteScreenlet, onPicture picture: UIImage) -> UIImage { picture }
            |                                                                     ^~~~~~~
          NoteScreenletDelegate.swift:4:8: note: 'screenlet(_:onPicture:)' is declared here
          4 |   func screenlet(_ screenlet: NoteScreenlet, onPicture picture: UIImage) -> UIImage?
            |        ^~~~~~~~~

          """)
  }

  @Test func `a method without a result that the delegate expects`() {
    #expect(
      findings("  func screenlet(_ s: NoteScreenlet, onPicture picture: UIImage) {}") == """
        Home.swift:4:8: error: nothing calls this method, because its types differ from the delegate's; write '(_: NoteScreenlet, onPicture: UIImage) -> UIImage?'
        4 |   func screenlet(_ s: NoteScreenlet, onPicture picture: UIImage) {}
          |        ^~~~~~~~~
        NoteScreenletDelegate.swift:4:8: note: 'screenlet(_:onPicture:)' is declared here
        4 |   func screenlet(_ screenlet: NoteScreenlet, onPicture picture: UIImage) -> UIImage?
          |        ^~~~~~~~~

        """)
  }

  @Test func `a method that no delegate has`() {
    #expect(
      findings("  func screenlet(_ screenlet: NoteScreenlet, onNoteAded note: [String: Any]) {}")
        == """
        Home.swift:4:8: warning: no delegate of the class has 'screenlet(_:onNoteAded:)', so no Screenlet calls it; did you mean 'screenlet(_:onNoteAdded:)'?
        4 |   func screenlet(_ screenlet: NoteScreenlet, onNoteAded note: [String: Any]) {}
          |        ^~~~~~~~~

        """)
    #expect(
      findings("  func screenlet(_ screenlet: NoteScreenlet, onSyncFinished: Bool) {}") == """
        Home.swift:4:8: warning: no delegate of the class has 'screenlet(_:onSyncFinished:)', so no Screenlet calls it; delete it, or call it yourself
        4 |   func screenlet(_ screenlet: NoteScreenlet, onSyncFinished: Bool) {}
          |        ^~~~~~~~~

        """)
  }

  @Test(arguments: [
    // Types that sources or libraries may give other names.
    "  typealias Note = [String: Any]\n"
      + "  func screenlet(_ screenlet: NoteScreenlet, onNoteAdded note: Note) {}",
    "  func screenlet(_ s: NoteScreenlet, onNoteAdded note: Dictionary<String, Any>) {}",
    // What Objective-C calls, and what belongs to the type.
    "  @objc func screenlet(_ s: BaseScreenlet, onNoteAdded note: NSDictionary) {}",
    "  static func screenlet(_ s: BaseScreenlet, onNoteAdded note: [String]) {}",
    // Methods of the class's own.
    "  func screenlet(named name: String) -> NoteScreenlet? { nil }",
    "  func show(_ screenlet: BaseScreenlet, onNoteAdded note: [String]) {}",
  ])
  func `what may be called is not reported`(_ methods: String) {
    #expect(findings(methods) == "")
  }

  @Test func `a delegate that no source declares may have any method`() {
    let method = "  func screenlet(_ screenlet: RatingScreenlet, onRated: Int) {}"
    #expect(
      findings(method, conformsTo: "NoteScreenletDelegate, RatingScreenletDelegate") == "")
    #expect(findings(method, conformsTo: "RatingScreenletDelegate") == "")
  }
}
