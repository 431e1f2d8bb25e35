/// A bookmark.
struct Entry {

  /// What the portal calls its class.
  static let className = "com.liferay.bookmarks.model.BookmarksEntry"

  let entryId: Int64
  /// The id of the asset that stands for it where all kinds of content are treated alike.
  let assetEntryId: Int64
  let folderId: Int64
  let name: String
  let url: String
  let description: String
  let user: DemoUser

  /// When it was made, in milliseconds since 1970: by its place in the order of things, not by a
  /// clock.
  var createDate: Int64 {
    1_480_000_000_000 + entryId * 1000
  }

  func json(for version: PortalVersion) -> JSON {
    [
      "entryId": version.id(entryId),
      "companyId": version.id(DemoServer.companyId),
      "groupId": version.id(DemoServer.groupId),
      "folderId": version.id(folderId),
      "userId": version.id(user.userId),
      "userName": .string(user.fullName),
      "createDate": .integer(createDate),
      "modifiedDate": .integer(createDate),
      "name": .string(name),
      "url": .string(url),
      "description": .string(description),
      "visits": 0,
      "priority": 0,
      "status": 0,
    ]
  }
}
