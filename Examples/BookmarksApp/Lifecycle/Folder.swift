import LiferayScreens

/// A folder of the Bookmarks portlet.
struct Folder {

  let id: Int64

  /// Asks the server how many bookmarks it holds.
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
