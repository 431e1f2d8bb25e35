import Foundation

/// A blog entry, which headless APIs call a blog posting.
struct BlogEntry {

  /// The name of its class in the portal.
  static let className = "com.liferay.blogs.model.BlogsEntry"

  let entryId: Int64
  let user: DemoUser
  var title: String
  var subtitle = ""
  var description = ""
  var content: String
  var keywords: [String] = []
  /// When it is published, in milliseconds since 1970; nil for the time of creation.
  var publication: Int64?

  /// The time of creation, in milliseconds since 1970, calculated from the id rather than taken
  /// from a clock.
  var createDate: Int64 {
    1_480_000_000_000 + entryId * 1000
  }

  /// The title as a part of an address.
  var urlTitle: String {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// What JSON web services return.
  func json(for version: PortalVersion) -> JSON {
    [
      "allowPingbacks": .bool(true),
      "companyId": version.id(DemoServer.companyId),
      "content": .string(content),
      "createDate": .integer(createDate),
      "description": .string(description),
      "displayDate": .integer(publication ?? createDate),
      "entryId": version.id(entryId),
      "groupId": version.id(DemoServer.groupId),
      "modifiedDate": .integer(createDate),
      "status": 0,
      "subtitle": .string(subtitle),
      "title": .string(title),
      "urlTitle": .string(urlTitle),
      "userId": version.id(user.userId),
      "userName": .string(user.fullName),
    ]
  }
}
