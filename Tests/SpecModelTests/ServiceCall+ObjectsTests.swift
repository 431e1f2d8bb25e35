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

  @Test func `the class is one of Java`() {
    let spec =
      Self.head + """
              one: { class: Entry Comparator }
              two: { class: com..liferay }
              three: { class: [a] }
              four: { class: }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:21: error: 'Entry Comparator' is not a Java class; write its full name, as in \
        'com.liferay.bookmarks.util.comparator.EntryURLComparator'
        8 |       one: { class: Entry Comparator }
          |                     ^~~~~~~~~~~~~~~~
        spec.yml:9:21: error: 'com..liferay' is not a Java class; write its full name, as in \
        'com.liferay.bookmarks.util.comparator.EntryURLComparator'
        9 |       two: { class: com..liferay }
          |                     ^~~~~~~~~~~~
        spec.yml:10:23: error: expected a text for 'class', found a list
        10 |       three: { class: [a] }
           |                       ^~~
        spec.yml:11:21: error: expected a text for 'class', found nothing
        11 |       four: { class: }
           |                     ^

        """)
  }

  @Test func `an attribute has a value, which is there`() {
    let spec =
      Self.head + """
              one: { ascending: , key: [[a]] }
              two: { ascending: nil, title: title }
              three: { ascending: fales, inner: { a: 1 } }
              four: { '': true }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:14: error: 'ascending' has no value; write 'nil' to pass nothing
        8 |       one: { ascending: , key: [[a]] }
          |              ^~~~~~~~~
        spec.yml:8:33: error: expected a property, 'context.<name>' or a literal for 'key', found \
        a list
        8 |       one: { ascending: , key: [[a]] }
          |                                 ^~~
        spec.yml:9:25: error: the attribute 'ascending' of an object cannot be 'nil'; leave it out
        9 |       two: { ascending: nil, title: title }
          |                         ^~~
        spec.yml:9:37: error: 'title' may be missing, which an attribute of an object may not; \
        make the property non-optional
        9 |       two: { ascending: nil, title: title }
          |                                     ^~~~~
        spec.yml:10:27: error: 'fales' is neither a property, 'context.<name>' nor a literal; \
        declare it under the connector's 'properties', or write a text in double quotes inside \
        single ones: '"fales"'
        10 |       three: { ascending: fales, inner: { a: 1 } }
           |                           ^~~~~
        spec.yml:10:41: error: expected a property, 'context.<name>' or a literal for 'inner', \
        found a mapping
        10 |       three: { ascending: fales, inner: { a: 1 } }
           |                                         ^~~~~~~~
        spec.yml:11:15: error: an attribute needs a name; write it before the colon
        11 |       four: { '': true }
           |               ^~

        """)
  }

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
    let objects = call.arguments.map { argument -> (String?, [ServiceCall.Attribute]) in
      guard case .object(let name, let attributes) = argument.value else { return ("none", []) }
      return (name, attributes)
    }
    #expect(objects.map(\.0) == ["com.liferay.Order$By", nil, nil])
    #expect(
      objects.map { $0.1.map(\.name) } == [["ascending", "in folder"], ["groupId"], []])
    #expect(
      objects.map { $0.1.map(\.value) } == [
        [.literal(.bool(false)), .property("folderId")], [.context(.groupId)], [],
      ])
  }

  @Test func `the inputs of a callback may be attributes, if they are always there`() {
    let spec = """
      screenlet: Add
      viewModel: { title: String, note: String? }
      actions:
        add:
          kind: callback
          service: LRBookmarksEntryService_v7
          method: addEntry
          arguments: { serviceContext: { title: title, note: note } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:56: error: 'note' may be missing, which an attribute of an object may not; make \
        the property non-optional
        8 |     arguments: { serviceContext: { title: title, note: note } }
          |                                                        ^~~~

        """)
  }
}
