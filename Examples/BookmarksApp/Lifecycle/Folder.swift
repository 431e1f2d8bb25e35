import LiferayScreens

/// A folder of the Bookmarks portlet.
struct Folder {

  let id: Int64

  /// Requests the number of bookmarks in the folder.
  func count() async throws -> Int64 {
    let answer = try await SessionContext.createSessionFromCurrentSession()?.invoke([
      "/bookmarks.bookmarksentry/get-entries-count": [
        "groupId": LiferayServerContext.groupId, "folderId": id,
      ]
    ])
    guard let count = ["count": answer as Any].int64Attribute("count") else {
      throw AppError("the server does not say what folder \(id) holds")
    }
    return count
  }
}
