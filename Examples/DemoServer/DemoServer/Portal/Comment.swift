/// A comment on an object of any kind.
struct Comment {

  let commentId: Int64
  let className: String
  let classPK: Int64
  let user: DemoUser
  var body: String
  /// How often it has been changed: a second later each time.
  var changes: Int64 = 0

  /// What the Screens plugin returns to a user, who may change only comments of their own.
  func json(for version: PortalVersion, _ reader: DemoUser) -> JSON {
    let date = 1_480_000_000_000 + commentId * 1000
    return [
      "body": .string(body),
      "commentId": version.id(commentId),
      "createDate": .integer(date),
      "deletePermission": .bool(reader == user),
      "modifiedDate": .integer(date + changes * 1000),
      "updatePermission": .bool(reader == user),
      "userId": version.id(user.userId),
      "userName": .string(user.fullName),
    ]
  }
}
