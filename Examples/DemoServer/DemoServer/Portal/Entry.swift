/// A bookmark.
struct Entry {

  /// The name of its class in the portal.
  static let className = "com.liferay.bookmarks.model.BookmarksEntry"

  let entryId: Int64
  /// The id of its asset, which represents content of any kind.
  let assetEntryId: Int64
  let folderId: Int64
  let name: String
  let url: String
  let description: String
  let user: DemoUser

  /// The time of creation, in milliseconds since 1970, calculated from the id rather than taken
  /// from a clock.
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
