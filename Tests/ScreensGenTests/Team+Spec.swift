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
}
