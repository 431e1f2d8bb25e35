/// A file of Documents and Media.
struct Document {

  /// The name of its class in the portal.
  static let className = "com.liferay.document.library.kernel.model.DLFileEntry"

  let fileEntryId: Int64
  let folderId: Int64
  let title: String
  let mimeType: String
  let content: [UInt8]
  let user: DemoUser

  /// A name of the file that never changes, made of its id.
  var uuid: String {
    "5d8c0000-0000-4000-8000-\(String(1_000_000_000_000 + fileEntryId).dropFirst())"
  }

  /// The path at which the portal has the file.
  var path: String { "/documents/\(DemoServer.groupId)/\(uuid)" }

  /// Whether the portal has the file at the path: also at that with its folder and its title.
  func isAt(_ path: String) -> Bool {
    path == self.path || path == "/documents/\(DemoServer.groupId)/\(folderId)/\(title)/\(uuid)"
  }

  func json(for version: PortalVersion) -> JSON {
    let date = 1_480_000_000_000 + fileEntryId * 1000
    return [
      "companyId": version.id(DemoServer.companyId),
      "createDate": .integer(date),
      "fileEntryId": version.id(fileEntryId),
      "folderId": version.id(folderId),
      "groupId": version.id(DemoServer.groupId),
      "mimeType": .string(mimeType),
      "modifiedDate": .integer(date),
      "repositoryId": version.id(DemoServer.groupId),
      "size": version.id(Int64(content.count)),
      "title": .string(title),
      "userId": version.id(user.userId),
      "userName": .string(user.fullName),
      "uuid": .string(uuid),
      "version": "1.0",
    ]
  }
}
