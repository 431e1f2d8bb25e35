extension Team {
  /// Each edits what its change generates, and deletes a line of that or beside it.
  static let branches = [
    Branch(
      "summary",
      change: """
        -summary: Adds a bookmark to a folder of the Bookmarks portlet.
        +summary: Adds a bookmark to a folder, or to the root.
        """,
      edits: [
        TeamEdit(
          .screenlet,
          """
           /// Adds a bookmark to a folder, or to the root.
          -@IBDesignable
          +///
          +/// Made for the tutorial.
          """)
      ]),
    Branch(
      "attribute",
      change: """
             url: String
        +    visits: Int
             description: String?
        """,
      edits: [
        TeamEdit(
          .bookmark,
          """
          +  /// How often it was opened.
             open var visits: Int {
          """),
        TeamEdit(
          .tests,
          """
          -      "visits": 10,
          """),
      ]),
    Branch(
      "property",
      change: """
           folderId: Int64 = 0
        +  parentName: String = "Home"
        """,
      edits: [
        TeamEdit(
          .screenlet,
          """
          +  /// The name of the folder above.
             @IBInspectable open var parentName: String = "Home"
          """),
        TeamEdit(
          .screenlet,
          """
          -        RuntimeAttribute("parentName", \\AddBookmarkScreenlet.parentName),
          """),
      ]),
    Branch(
      "default",
      change: """
        -  maximum: Int = 10
        +  maximum: Int = 25
        """,
      edits: [
        TeamEdit(
          .screenlet,
          """
             @IBInspectable open var maximum: Int = 25
          +  open var minimum = 5
          """),
        TeamEdit(
          .screenlet,
          """
          -  // MARK: View and delegate
          """),
      ]),
    Branch(
      "member",
      change: """
           note: String? { get set }
        +  owner: String?
        """,
      edits: [
        TeamEdit(
          .viewModel,
          """
          +  /// Whose bookmark it is.
             var owner: String? { get }
          """),
        TeamEdit(
          .view,
          """
          -    ownerTextField?.text
          """),
        TeamEdit(
          .xib,
          """
          -                                                                <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="24" id="qr8-uK-khc"/>
          +                                                                <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="50" id="qr8-uK-khc"/>
          """),
      ]),
    Branch(
      "drop",
      change: """
           # For the staff alone.
        -  remark: String?
        """,
      edits: [
        TeamEdit(
          .viewModel,
          """
          +  /// What is left at the bookmark.
             var note: String? { get set }
          """),
        TeamEdit(
          .view,
          """
          -      noteTextField?.text = newValue
          """),
      ]),
    Branch(
      "connector-property",
      change: """
               folderId: Int64
        +      title: String
               note: String
        """,
      edits: [
        TeamEdit(
          .noteConnector,
          """
          +    // As it is shown.
               self.title = title
          """),
        TeamEdit(
          .tests,
          """
               screenlet.folderId = 1
          -    view.titleTextField?.text = "Title"
               view.noteTextField?.text = "Note"
          """),
      ]),
    Branch(
      "rule",
      change: """
        +      folderId > 0: Choose a folder
               note is not empty: Note cannot be empty
        """,
      edits: [
        TeamEdit(
          .noteConnector,
          """
               if folderId <= 0 {
          +      // The server takes it, the portlet does not.
          """),
        TeamEdit(
          .noteConnector,
          """
          -    return nil
          """),
      ]),
    Branch(
      "argument",
      change: """
               text: note
        +      format: '"html"'
        """,
      edits: [
        TeamEdit(
          .noteConnector,
          """
               do {
          +      // As the portlet shows it.
          """),
        TeamEdit(
          .noteConnector,
          """
          -      resultNoteId = nil
                 lastError = error as NSError
          """),
      ]),
    Branch(
      "input",
      change: """
        -    inputs: [folderId, title, url]
        +    inputs: [folderId, title, url, isPublic]
        """,
      edits: [
        TeamEdit(
          .bookmarkInteractor,
          """
             public let isPublic: Bool
          +  open var isDraft = false
          """),
        TeamEdit(
          .tests,
          """
          -    screenlet.isPublic = true
          """),
      ]),
    Branch(
      "delegate",
      change: """
             connector: { http: url }
        +    delegate: { failure: onTitleError }
        """,
      edits: [
        TeamEdit(
          .screenlet,
          """
                 addBookmarkDelegate?.screenlet(self, onTitleError: error)
          +      clear()
          """),
        TeamEdit(
          .screenletDelegate,
          """
          -  /// Called when `GetTitleAction` has failed.
             func screenlet(_ screenlet: AddBookmarkScreenlet, onTitleError error: NSError)
          """),
      ]),
    Branch(
      "progress",
      change: """
               success: Bookmark saved!
        +      failure: Not saved
        """,
      edits: [
        TeamEdit(
          .view,
          """
          +        // The reason is in the log.
                   .failure: "Not saved",
          """),
        TeamEdit(
          .view,
          """
          -        .working: "Saving bookmark...",
          """),
      ]),
    Branch(
      "result",
      change: """
             connector: LeaveNote
        -    result: { noteId: Int64 }
        +    result: { number: Int64 }
        """,
      edits: [
        TeamEdit(
          .noteInteractor,
          """
          +  /// The number of the note.
             open var resultNumber: Int64?
          """),
        TeamEdit(
          .noteInteractor,
          """
          -  // MARK: Interactor
          """),
      ]),
    Branch(
      "action",
      change: """
             updates: { title: title }
        +  count: { kind: custom, delegate: { success: onCount }, progress: { working: Wait... } }
        """,
      edits: [
        TeamEdit(
          .countInteractor,
          """
           open class CountInteractor: Interactor {
          +
          +  open var count = 0
          """),
        TeamEdit(
          .view,
          """
          -    @Outlet open var countButton: UIButton?
          """),
        TeamEdit(
          .xib,
          """
          -                                            <state key="normal" title="Count"/>
          +                                            <state key="normal" title="Count Again"/>
          """),
      ]),
    Branch(
      "theme",
      change: """
           flat7: extended from default
        +  large: child of default
        """,
      edits: [
        TeamEdit(
          .largeXIB,
          """
          -                                            <state key="normal" title="Leave Note"/>
          +                                            <state key="normal" title="Note It"/>
          """),
        TeamEdit(
          .largeXIB,
          """
          -        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
          """),
      ]),
  ]
}
