import Testing

@testable import SpecModel

/// Cells for some of the rows of a list.
struct RowCellTests {

  private func spec(cells: String) -> String {
    """
    screenlet: Inbox
    models: { Note: { title: String, size: Int, icon: URL?, isRead: Bool } }
    list:
      of: Note
      connector: { kind: custom }
      cells: \(cells)

    """
  }

  @Test func `a cell has rules about attributes, all of which must hold`() throws {
    let read = try screenlet(
      spec(cells: "{ big: { when: size > 9 and icon is set, title: size, image: icon } }"))
    let cell = try #require(read.list?.cells.first)
    #expect(cell.name.value == "big")
    #expect(cell.conditions.propertyNames == ["size", "icon"])
    #expect(cell.cell.title.attribute == "size")
    #expect(cell.cell.image?.attribute == "icon")
  }

  @Test func `what is wrong with a cell is reported at its place`() {
    let cells = [
      "{ big: { title: size } }", "{ big: { when: size > 9 } }",
      "{ big: { when: length > 9, title: size } }", "{ big: { when: size is set, title: size } }",
      "{ big: { when: sometimes, title: size } }",
      "{ big: { when: size > 9 or isRead is true, title: size } }",
      "{ big: { when: size > 9, title: isRead } }",
      "{ big: { when: size > 9, title: size, actions: [drop] } }",
      "{ 'big cell': { when: size > 9, title: size } }", "{ big: size }", "[big]",
    ]
    #expect(
      complaints(about: cells) == """
        spec.yml:6:12: error: cell 'big' has no 'when'; add the key
        6 |   cells: { big: { title: size } }
          |            ^~~
        spec.yml:6:12: error: cell 'big' has no 'title'; add the key
        6 |   cells: { big: { when: size > 9 } }
          |            ^~~
        spec.yml:6:25: error: 'Note' has no attribute 'length'; expected one of 'title', 'size', \
        'icon', 'isRead'
        6 |   cells: { big: { when: length > 9, title: size } }
          |                         ^~~~~~
        spec.yml:6:25: error: cannot read the rule 'sometimes'; write 'x is set', 'x is \
        true', 'x is "text"' or a comparison as in 'x > 0'
        6 |   cells: { big: { when: sometimes, title: size } }
          |                         ^~~~~~~~~
        spec.yml:6:25: error: cannot read the rule 'size > 9 or isRead is true'; write a cell \
        for each of the two
        6 |   cells: { big: { when: size > 9 or isRead is true, title: size } }
          |                         ^~~~~~~~~~~~~~~~~~~~~~~~~~
        spec.yml:6:42: error: 'isRead' is 'Bool'; a label shows a text, a number, a date or an \
        address
        6 |   cells: { big: { when: size > 9, title: isRead } }
          |                                          ^~~~~~
        spec.yml:6:48: error: unknown key 'actions'; all rows offer those of 'cell'
        6 |   cells: { big: { when: size > 9, title: size, actions: [drop] } }
          |                                                ^~~~~~~
        spec.yml:6:12: error: 'big cell' cannot name a cell in Swift; did you mean 'bigCell'?
        6 |   cells: { 'big cell': { when: size > 9, title: size } }
          |            ^~~~~~~~~~
        spec.yml:6:17: error: expected a mapping for cell 'big', found a text; write one as in \
        '{ when: imageUrl is set and size > 0, title: name }'
        6 |   cells: { big: size }
          |                 ^~~~
        spec.yml:6:10: error: expected a mapping for 'cells', found a list; write keys rather \
        than items, as in 'cells: { picture: { when: imageUrl is set, title: name, image: \
        imageUrl } }'
        6 |   cells: [big]
          |          ^~~~~

        """)
  }

  private func complaints(about cells: [String]) -> String {
    cells.map { SpecModelTests.complaints(about: spec(cells: $0)) }.joined()
  }
}
