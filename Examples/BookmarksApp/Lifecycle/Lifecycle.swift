/// Adds a bookmark with the Add Bookmark Screenlet, every call of which is told.
@MainActor struct Lifecycle {

  /// The Liferay to talk to, without a slash at the end.
  let server: String
  let user: String
  let password: String
  let folderId: Int64
  /// The site that the folder belongs to; nil for the user's first.
  let groupId: Int64?
  /// The page to bookmark.
  let page: String

  /// - Throws: `AppError` if it comes to no bookmark.
  func run() async throws {
    try await SignIn(server: server, user: user, password: password).run(groupId: groupId)
    try await addBookmark()
    let count = try await Folder(id: folderId).count()
    Transcript.step("Folder \(folderId) holds \(count) bookmark\(count == 1 ? "" : "s")")
  }

  /// The screen is gone when this returns.
  private func addBookmark() async throws {
    let screen = AddBookmarkScreen(folderId: folderId)
    try await screen.addBookmark(of: page)
    screen.close()
  }
}
