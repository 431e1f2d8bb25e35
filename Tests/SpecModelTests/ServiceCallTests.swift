import SourceText
import SpecModel
import Testing

struct ServiceCallTests {
  @Test func `an argument is a property, a value of the context or a literal`() throws {
    let spec = try screenlet(
      #"""
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          service: LRBookmarksEntryService_v7
          method: addEntry
          properties: { folderId: Int64 }
          arguments:
            folderId: folderId
            groupId: context.groupId
            companyId: context.companyId
            server: context.server
            name: '"Added \"here\""'
            count: -1
            big: 9223372036854775807
            ratio: 0.5
            flag: true
            serviceContext: nil
            inout: false
      """#)
    guard case .liferay(let connector) = spec.connectors[0].kind else { throw NoScreenlet() }
    let call = connector.call
    #expect(call.service.value == "LRBookmarksEntryService_v7")
    #expect(call.method.value == "addEntry")
    #expect(
      call.arguments.map(\.label.value) == [
        "folderId", "groupId", "companyId", "server", "name", "count", "big", "ratio", "flag",
        "serviceContext", "inout",
      ])
    #expect(
      call.arguments.map(\.value) == [
        .property(spec.connectors[0].properties[0]),
        .context(.groupId), .context(.companyId), .context(.server),
        .literal(.string("Added \"here\"")), .literal(.integer("-1")),
        .literal(.integer("9223372036854775807")), .literal(.float("0.5")), .literal(.bool(true)),
        .literal(.nil), .literal(.bool(false)),
      ])
  }
}
