extension Service {

  /// `DDMStructureService`, at its path since 7.0 and at that of 6.2, `DDLRecordService` and
  /// `ScreensDDLRecordService` of the Screens plugin: the form and the records of a dynamic data
  /// list.
  static let records =
    ["/ddm.ddmstructure", "/ddmstructure"].map(structure) + writing + [
      Service(
        "\(pluginPath)/get-ddl-record", "\(pluginService)#getDDLRecord",
        ["ddlRecordId": .long, "locale": .string], returns: .json
      ) { portal, _, parameters throws(PortalException) in
        try portal.record(parameters.integer("ddlRecordId")).jsonWithValues(for: portal.version)
      },
      Service(
        "\(pluginPath)/get-ddl-records", "\(pluginService)#getDDLRecords",
        [
          "ddlRecordSetId": .long, "locale": .string, "start": .int, "end": .int,
          "obc": .comparator(of: .record),
        ],
        [
          "ddlRecordSetId": .long, "userId": .long, "locale": .string, "start": .int, "end": .int,
          "obc": .comparator(of: .record),
        ], returns: .list
      ) { portal, _, parameters in
        let rows = portal.records(parameters).rows(parameters)
        return .array(rows.map { $0.jsonWithValues(for: portal.version) })
      },
      Service(
        "\(pluginPath)/get-ddl-records-count", "\(pluginService)#getDDLRecordsCount",
        ["ddlRecordSetId": .long], ["ddlRecordSetId": .long, "userId": .long], returns: .int
      ) { portal, _, parameters in .integer(Int64(portal.records(parameters).count)) },
    ]

  private static let pluginPath = "/screens.screensddlrecord"
  private static let pluginService = "com.liferay.screens.service.ScreensDDLRecordService"
  private static let recordService = "com.liferay.dynamic.data.lists.service.DDLRecordService"

  private static func structure(at path: String) -> Service {
    Service(
      "\(path)/get-structure",
      "com.liferay.dynamic.data.mapping.service.DDMStructureService#getStructure",
      ["structureId": .long], returns: .object(ModelType.structure.name)
    ) { portal, _, parameters throws(PortalException) in
      let structureId = parameters.integer("structureId")
      guard structureId == DemoServer.structureId else {
        throw PortalException(.noSuchStructure, "No structure has the id \(structureId).")
      }
      return Structure.excursion.json(for: portal.version)
    }
  }

  private static let writing = [
    Service(
      "/ddl.ddlrecord/add-record", "\(recordService)#addRecord",
      [
        "groupId": .long, "recordSetId": .long, "displayIndex": .int, "fieldsMap": .map,
        "serviceContext": .serviceContext,
      ], returns: .object(Record.className)
    ) { portal, user, parameters throws(PortalException) in
      try parameters.requireSite()
      let recordSetId = parameters.integer("recordSetId")
      guard recordSetId == DemoServer.recordSetId else {
        throw PortalException(.noSuchRecordSet, "No record set has the id \(recordSetId).")
      }
      let record = Record(
        recordId: portal.nextId(), user: user, values: parameters.texts("fieldsMap"))
      try portal.keep(record)
      return record.json(for: portal.version)
    },
    Service(
      "/ddl.ddlrecord/update-record", "\(recordService)#updateRecord",
      [
        "recordId": .long, "displayIndex": .int, "fieldsMap": .map, "mergeFields": .boolean,
        "serviceContext": .serviceContext,
      ], returns: .object(Record.className)
    ) { portal, _, parameters throws(PortalException) in
      var record = try portal.record(parameters.integer("recordId"))
      let former = parameters.bool("mergeFields") ? record.values : [:]
      record.values = former.merging(parameters.texts("fieldsMap")) { $1 }
      record.changes += 1
      try portal.keep(record)
      return record.json(for: portal.version)
    },
  ]
}

extension Portal {

  fileprivate func record(_ recordId: Int64) throws(PortalException) -> Record {
    guard let record = records[recordId] else {
      throw PortalException(.noSuchRecord, "No record has the id \(recordId).")
    }
    return record
  }

  /// The records of a list, the oldest first: those of one user if one is asked for, and of nobody
  /// for user 0.
  fileprivate func records(_ parameters: Parameters) -> [Record] {
    guard parameters.integer("ddlRecordSetId") == DemoServer.recordSetId else { return [] }
    let userId = parameters.has("userId") ? parameters.integer("userId") : nil
    return records.values
      .filter { userId == nil || $0.user.userId == userId }
      .sorted { $0.recordId < $1.recordId }
  }

  /// Adds the record, or replaces the one of its id.
  fileprivate mutating func keep(_ record: Record) throws(PortalException) {
    for field in Structure.excursion.fields where field.isRequired {
      guard record.values[field.name, default: ""].isEmpty else { continue }
      throw PortalException(.noFieldValue, "No value defined for field name \(field.name)")
    }
    records[record.recordId] = record
  }
}
