/// A record of the dynamic data list.
struct Record {

  /// The name of its class in the portal.
  static let className = "com.liferay.dynamic.data.lists.model.DDLRecord"

  let recordId: Int64
  let user: DemoUser
  /// What is filled in, by the names of the fields.
  var values: [String: String]
  /// How often it has been changed: a second later each time.
  var changes: Int64 = 0

  /// What JSON web services return.
  func json(for version: PortalVersion) -> JSON {
    let date = 1_480_000_000_000 + recordId * 1000
    return [
      "companyId": version.id(DemoServer.companyId),
      "createDate": .integer(date),
      "displayIndex": 0,
      "groupId": version.id(DemoServer.groupId),
      "modifiedDate": .integer(date + changes * 1000),
      "recordId": version.id(recordId),
      "recordSetId": version.id(DemoServer.recordSetId),
      "userId": version.id(user.userId),
      "userName": .string(user.fullName),
      "version": .string("1.\(changes)"),
    ]
  }

  /// What the Screens plugin returns: the record, and the values of its fields.
  func jsonWithValues(for version: PortalVersion) -> JSON {
    let filled = Structure.excursion.fields.compactMap { field in
      values[field.name].flatMap { $0.isEmpty ? nil : (field.name, field.json(for: $0)) }
    }
    return [
      "modelAttributes": json(for: version),
      "modelValues": .object(Dictionary(uniqueKeysWithValues: filled)),
    ]
  }
}
