import SourceText
import SpecModel
import Testing

/// Arguments that the server makes objects of.
struct ServiceCallObjectsTests {
  private static let head = """
    screenlet: Summary
    connectors:
      Newest:
        service: LRBookmarksEntryService_v7
        method: getEntries
        properties: { folderId: Int64, title: String? }
        arguments:

    """

  @Test func `an object has a class, or the one that the method declares, and attributes`() throws {
    let spec = try screenlet(
      Self.head + """
              order: { class: com.liferay.Order$By, ascending: false, 'in folder': folderId }
              context: { groupId: context.groupId }
              empty: {}
        """)
    guard case .liferay(let connector) = spec.connectors[0].kind else {
      Issue.record("no call of a service")
      return
    }
    let call = connector.call
    let objects = call.arguments.map { argument -> (String?, [Expression.Attribute]) in
      guard case .object(let name, let attributes) = argument.value.form else {
        return ("none", [])
      }
      return (name, attributes)
    }
    #expect(objects.map(\.0) == ["com.liferay.Order$By", nil, nil])
    #expect(
      objects.map { $0.1.map(\.name) } == [["ascending", "in folder"], ["groupId"], []])
    #expect(
      objects.map { $0.1.map(\.value.form) } == [
        [.literal(.bool(false)), .name(.property("folderId"))], [.name(.context(.groupId))], [],
      ])
  }
}
