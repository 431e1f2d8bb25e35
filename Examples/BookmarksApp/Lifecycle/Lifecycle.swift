/// Adds a bookmark with the Add Bookmark Screenlet, and prints each of its calls.
@MainActor struct Lifecycle {

  /// The URL of the Liferay, without a trailing slash.
  let server: String
  let user: String
  let password: String
  let folderId: Int64
  /// The site of the folder; nil for the user's first.
  let groupId: Int64?
  /// The page to bookmark.
  let page: String

  /// - Throws: `AppError` if no bookmark was added.
  func run() async throws {
    try await SignIn(server: server, user: user, password: password).run(groupId: groupId)
    try await addBookmark()
    let count = try await Folder(id: folderId).count()
    Transcript.step("Folder \(folderId) holds \(count) bookmark\(count == 1 ? "" : "s")")
  }

  /// The screen is released when this returns.
  private func addBookmark() async throws {
    let screen = AddBookmarkScreen(folderId: folderId)
    try await screen.addBookmark(of: page)
    screen.close()
  }
}
