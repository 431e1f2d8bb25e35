extension Team {
  /// What the team starts from. Its comments keep changes of neighbours apart, so that git merges
  /// the specs of every pair, and not always what they yield.
  static let spec = """
    screenlet: AddBookmark
    summary: Adds a bookmark to a folder of the Bookmarks portlet.
    module: Bookmarks

    models:
      Bookmark:
        name: String
        url: String
        description: String?

    properties:
      isPublic: Bool = true
      folderId: Int64 = 0
      # How many bookmarks a folder takes.
      maximum: Int = 10

    viewModel:
      url: String? { get }
      title: String? { get set }
      note: String? { get set }
      # For the staff alone.
      remark: String?

    connectors:
      AddBookmark:
        kind: liferay
        properties:
          folderId: Int64
          title: String
          url: String
        validate:
          folderId > 0: Undefined folderId
          title is not empty: Title cannot be empty
          url is not empty: URL cannot be empty
        service: LRBookmarksEntryService_v7
        method: addEntryWithGroupId
        arguments:
          groupId: context.groupId
          folderId: folderId
          name: title
          url: url
          description: '"Added from Liferay Screens"'
          serviceContext: nil
        result: { bookmarkInfo: Bookmark }
      LeaveNote:
        properties:
          folderId: Int64
          note: String
        validate:
          note is not empty: Note cannot be empty
        service: LRNotesService
        method: addNote
        arguments:
          folderId: folderId
          text: note
        result: { noteId: Int64 }

    actions:
      add-bookmark:
        kind: write
        connector: AddBookmark
        inputs: [folderId, title, url]
        result: { bookmark: Bookmark }
        delegate: { success: onBookmarkAdded, failure: onAddBookmarkError }
        progress:
          working: Saving bookmark...
          success: Bookmark saved!
      get-title:
        interactor: GetWebTitle
        kind: read
        connector: { http: url }
        result: { title: String }
        parse: { between: ['<title>', '</title>'] }
        updates: { title: title }
      leave-note:
        kind: write
        connector: LeaveNote
        result: { noteId: Int64 }

    themes:
      default: full
      flat7: extended from default

    """

  /// What was edited before anybody branched off.
  static let edits = [
    TeamEdit(
      .screenlet,
      """
           screenletView?.viewModelObject as? any AddBookmarkViewModel
         }
      +
      +  /// Empties the view.
      +  open func clear() {
      +    viewModel?.title = nil
      +  }
      """),
    TeamEdit(
      .webTitleInteractor,
      """
           if resultTitle == nil {
      -      c.lastError = NSError.errorWithCause(.invalidServerResponse, message: "No title in the reply")
      +      c.lastError = NSError.errorWithCause(.invalidServerResponse, message: "It has no title")
      """),
    TeamEdit(
      .bookmarkConnector,
      """
             } else {
      -        resultBookmarkInfo = nil
      """),
    TeamEdit(
      .tests,
      """
           #expect(screenlet.viewModel?.title == "Title")
      -    #expect(delegate.events == [])
      """),
    TeamEdit(
      .xib,
      """
                   <color key="backgroundColor" systemColor="systemGroupedBackgroundColor"/>
      +            <color key="tintColor" white="0.25" alpha="1" colorSpace="calibratedWhite"/>
      """),
    TeamEdit(
      .flat7XIB,
      """
      -        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
      """),
    TeamEdit(
      .flat7XIB,
      """
      -                                                            <state key="normal" title="Get Title"/>
      +                                                            <state key="normal" title="Fetch Title"/>
      """),
  ]

  /// A change that nobody has on a branch, of lines in most of the files.
  static let nextChange = [
    """
    -module: Bookmarks
    +module: Marks
    """,
    """
    -    description: String?
    +    description: String
    """,
    """
    -      url is not empty: URL cannot be empty
    +      url is not empty: URL is needed
    """,
    """
    -      note is not empty: Note cannot be empty
    +      note is not empty: Note is needed
    """,
    """
    -    delegate: { success: onBookmarkAdded, failure: onAddBookmarkError }
    +    delegate: { success: onAdded, failure: onAddBookmarkError }
    """,
    """
    -    parse: { between: ['<title>', '</title>'] }
    +    parse: { between: ['<h1>', '</h1>'] }
    """,
  ].map { TeamEdit(.spec, $0) }
}
