/// A class of which services return objects, as the discovery of a portal describes it.
struct ModelType: Sendable {

  let name: String
  let properties: KeyValuePairs<String, JavaType>

  static let all = [bookmark, blog, user, group, article, document, structure, record]

  static let bookmark = ModelType(
    name: Entry.className,
    properties: [
      "companyId": .long, "createDate": .long, "description": .string, "entryId": .long,
      "folderId": .long, "groupId": .long, "modifiedDate": .long, "name": .string,
      "priority": .int, "status": .int, "url": .string, "userId": .long, "userName": .string,
      "visits": .int,
    ])

  static let blog = ModelType(
    name: BlogEntry.className,
    properties: [
      "allowPingbacks": .boolean, "companyId": .long, "content": .string, "createDate": .long,
      "description": .string, "displayDate": .long, "entryId": .long, "groupId": .long,
      "modifiedDate": .long, "status": .int, "subtitle": .string, "title": .string,
      "urlTitle": .string, "userId": .long, "userName": .string,
    ])

  static let article = ModelType(
    name: Article.className,
    properties: [
      "articleId": .string, "companyId": .long, "content": .string, "createDate": .long,
      "folderId": .long, "groupId": .long, "id": .long, "modifiedDate": .long,
      "resourcePrimKey": .long, "status": .int, "title": .string, "titleCurrentValue": .string,
      "urlTitle": .string, "userId": .long, "userName": .string,
    ])

  static let document = ModelType(
    name: "com.liferay.portal.kernel.repository.model.FileEntry",
    properties: [
      "companyId": .long, "createDate": .long, "fileEntryId": .long, "folderId": .long,
      "groupId": .long, "mimeType": .string, "modifiedDate": .long, "repositoryId": .long,
      "size": .long, "title": .string, "userId": .long, "userName": .string, "uuid": .string,
      "version": .string,
    ])

  static let structure = ModelType(
    name: "com.liferay.dynamic.data.mapping.model.DDMStructure",
    properties: [
      "companyId": .long, "createDate": .long, "definition": .string, "description": .string,
      "groupId": .long, "modifiedDate": .long, "name": .string, "storageType": .string,
      "structureId": .long, "structureKey": .string, "userId": .long, "userName": .string,
    ])

  static let record = ModelType(
    name: Record.className,
    properties: [
      "companyId": .long, "createDate": .long, "displayIndex": .int, "groupId": .long,
      "modifiedDate": .long, "recordId": .long, "recordSetId": .long, "userId": .long,
      "userName": .string, "version": .string,
    ])

  static let user = ModelType(
    name: "com.liferay.portal.kernel.model.User",
    properties: [
      "companyId": .long, "emailAddress": .string, "firstName": .string, "greeting": .string,
      "jobTitle": .string, "languageId": .string, "lastName": .string, "middleName": .string,
      "portraitId": .long, "screenName": .string, "status": .int, "userId": .long,
    ])

  static let group = ModelType(
    name: "com.liferay.portal.kernel.model.Group",
    properties: [
      "active": .boolean, "companyId": .long, "friendlyURL": .string, "groupId": .long,
      "name": .string, "site": .boolean, "type": .int,
    ])
}

extension JavaType {

  /// What services return that make their JSON themselves.
  static let json = JavaType.object("com.liferay.portal.kernel.json.JSONObject")

  /// The comparator of a list.
  static func comparator(of type: ModelType) -> JavaType {
    .object("com.liferay.portal.kernel.util.OrderByComparator<\(type.name)>")
  }

  static let serviceContext = JavaType.object("com.liferay.portal.kernel.service.ServiceContext")
}
