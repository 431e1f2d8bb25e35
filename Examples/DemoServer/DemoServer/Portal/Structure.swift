/// The form of a dynamic data list: its fields, in each of their languages. The portal has one from
/// the start.
struct Structure: Sendable {

  let structureId: Int64
  let name: String
  let fields: [StructureField]

  static let excursion = Structure(
    structureId: DemoServer.structureId, name: "Excursion",
    fields: [
      StructureField(
        "Title", in: .text, ["en_US": "Title", "es_ES": "Título"], isRequired: true),
      StructureField("Notes", in: .textarea, ["en_US": "Notes", "es_ES": "Notas"]),
      StructureField("Day", in: .date, ["en_US": "Day", "es_ES": "Día"], isRequired: true),
      StructureField(
        "Seats", in: .integer, ["en_US": "Seats", "es_ES": "Plazas"], predefined: "8"),
      StructureField(
        "Lunch", in: .checkbox, ["en_US": "With lunch", "es_ES": "Con almuerzo"],
        predefined: "false"),
      StructureField(
        "Transport", in: .select, ["en_US": "Transport", "es_ES": "Transporte"],
        options: [
          "bus": ["en_US": "By bus", "es_ES": "En autobús"],
          "train": ["en_US": "By train", "es_ES": "En tren"],
          "foot": ["en_US": "On foot", "es_ES": "A pie"],
        ], predefined: #"["bus"]"#),
      StructureField(
        "Level", in: .radio, ["en_US": "Level", "es_ES": "Nivel"],
        options: [
          "easy": ["en_US": "Easy", "es_ES": "Fácil"],
          "hard": ["en_US": "Hard", "es_ES": "Difícil"],
        ]),
    ])
}

extension Structure {

  /// The fields as a text, as Liferay 7 stores them.
  var definition: String {
    let definition: JSON = [
      "availableLanguageIds": ["en_US", "es_ES"], "defaultLanguageId": "en_US",
      "fields": .array(fields.map(\.json)),
    ]
    return definition.text
  }

  func json(for version: PortalVersion) -> JSON {
    let date = JSON.integer(1_480_000_000_000 + structureId * 1000)
    return [
      "companyId": version.id(DemoServer.companyId),
      "createDate": date,
      "definition": .string(definition),
      "description": "",
      "groupId": version.id(DemoServer.groupId),
      "modifiedDate": date,
      "name": .string(name),
      "storageType": "json",
      "structureId": version.id(structureId),
      "structureKey": .string("\(structureId)"),
      "userId": version.id(DemoUser.joe.userId),
      "userName": .string(DemoUser.joe.fullName),
    ]
  }
}
