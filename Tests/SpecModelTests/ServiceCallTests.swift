import SourceText
import SpecModel
import Testing

struct ServiceCallTests {
  @Test func `an argument that is neither property, context nor literal suggests the near name`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          service: LRBookmarksEntryService_v7
          method: addEntry
          properties: { folderId: Int64, title: String }
          arguments:
            folderId: folderID
            name: titel
            groupId: contextgroupId
            serviceContext: nill
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:17: error: 'folderID' is neither a property nor a literal; did you mean \
        'folderId'?
        8 |       folderId: folderID
          |                 ^~~~~~~~
        spec.yml:9:13: error: 'titel' is neither a property nor a literal; did you mean 'title'?
        9 |       name: titel
          |             ^~~~~
        spec.yml:10:16: error: 'contextgroupId' is neither a property nor a literal; did you \
        mean 'context.groupId'?
        10 |       groupId: contextgroupId
           |                ^~~~~~~~~~~~~~
        spec.yml:11:23: error: 'nill' is neither a property nor a literal; did you mean 'nil'?
        11 |       serviceContext: nill
           |                       ^~~~

        """)
  }

  @Test func `an argument that is near nothing shows how to write a text`() {
    let spec = #"""
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          service: LRBookmarksEntryService_v7
          method: addEntry
          arguments:
            description: Added from Liferay Screens
            note: "Added here"
            quote: it's a "word"
            path: 'C:\dir'
            code: folderId + 1
            call: folderId()
            place: .zero
      """#
    #expect(
      complaints(about: spec) == #"""
        spec.yml:7:20: error: 'Added from Liferay Screens' is neither a property, \#
        'context.<name>' nor a literal; write a text in double quotes inside single ones: '"Added from Liferay Screens"'
        7 |       description: Added from Liferay Screens
          |                    ^~~~~~~~~~~~~~~~~~~~~~~~~~
        spec.yml:8:13: error: 'Added here' is neither a property, 'context.<name>' nor a \#
        literal; write a text in double quotes inside single ones: '"Added here"'
        8 |       note: "Added here"
          |             ^~~~~~~~~~~~
        spec.yml:9:14: error: 'it's a "word"' is neither a property, 'context.<name>' nor a \#
        literal; write a text in double quotes inside single ones: '"it''s a \"word\""'
        9 |       quote: it's a "word"
          |              ^~~~~~~~~~~~~
        spec.yml:10:13: error: 'C:\dir' is neither a property, 'context.<name>' nor a literal; \#
        write a text in double quotes inside single ones: '"C:\\dir"'
        10 |       path: 'C:\dir'
           |             ^~~~~~~~
        spec.yml:11:13: error: 'folderId + 1' is neither a property, 'context.<name>' nor a \#
        literal; write a text in double quotes inside single ones: '"folderId + 1"'
        11 |       code: folderId + 1
           |             ^~~~~~~~~~~~
        spec.yml:12:13: error: 'folderId()' is neither a property, 'context.<name>' nor a \#
        literal; write a text in double quotes inside single ones: '"folderId()"'
        12 |       call: folderId()
           |             ^~~~~~~~~~
        spec.yml:13:14: error: '.zero' is neither a property, 'context.<name>' nor a literal; \#
        write a text in double quotes inside single ones: '".zero"'
        13 |       place: .zero
           |              ^~~~~

        """#)
  }

  @Test func `a value that the context does not have suggests the near one`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          service: LRBookmarksEntryService_v7
          method: addEntry
          arguments:
            groupId: context.groupid
            userId: context.password
            nothing: context.
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:16: error: unknown value 'context.groupid'; did you mean 'context.groupId'?
        7 |       groupId: context.groupid
          |                ^~~~~~~~~~~~~~~
        spec.yml:8:15: error: unknown value 'context.password'; expected one of \
        'context.groupId', 'context.companyId', 'context.server', 'context.locale', 'context.userId', or pass a \
        property
        8 |       userId: context.password
          |               ^~~~~~~~~~~~~~~~
        spec.yml:9:16: error: unknown value 'context.'; expected one of 'context.groupId', \
        'context.companyId', 'context.server', 'context.locale', 'context.userId', or pass a property
        9 |       nothing: context.
          |                ^~~~~~~~

        """)
  }

  @Test func `an argument without a value shows how to pass nothing`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          service: LRBookmarksEntryService_v7
          method: addEntry
          arguments:
            serviceContext:
            description: null
            tags: [[a, b]]
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:7: error: 'serviceContext' has no value; write 'nil' to pass nothing
        7 |       serviceContext:
          |       ^~~~~~~~~~~~~~
        spec.yml:8:7: error: 'description' has no value; write 'nil' to pass nothing
        8 |       description: null
          |       ^~~~~~~~~~~
        spec.yml:9:14: error: expected a property, 'context.<name>' or a literal for 'tags', \
        found a list
        9 |       tags: [[a, b]]
          |              ^~~~~~

        """)
  }

  @Test func `a text that is not a Swift literal is reported with what is wrong`() {
    let spec = #"""
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          service: LRBookmarksEntryService_v7
          method: addEntry
          arguments:
            open: '"open'
            path: '"C:\dir"'
            code: '"\(folderId)"'
      """#
    #expect(
      complaints(about: spec) == #"""
        spec.yml:7:13: error: cannot read the text '"open'; its closing quote is missing; where \#
        a text holds ' #', put single quotes around all of the value
        7 |       open: '"open'
          |             ^~~~~~~
        spec.yml:8:13: error: cannot read the text '"C:\dir"'; write a quote in it as '\"' and \#
        a backslash as '\\'
        8 |       path: '"C:\dir"'
          |             ^~~~~~~~~~
        spec.yml:9:13: error: cannot read the text '"\(folderId)"'; a text of a spec cannot \#
        hold an interpolation
        9 |       code: '"\(folderId)"'
          |             ^~~~~~~~~~~~~~~

        """#)
  }

  @Test func `a number that no integer of Swift holds is refused`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          service: LRBookmarksEntryService_v7
          method: addEntry
          arguments: { groupId: 9223372036854775808, folderId: -99999999999999999999 }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:6:27: error: '9223372036854775808' is out of the range of 'Int64'; pass it as \
        a text or a property
        6 |     arguments: { groupId: 9223372036854775808, folderId: -99999999999999999999 }
          |                           ^~~~~~~~~~~~~~~~~~~
        spec.yml:6:58: error: '-99999999999999999999' is out of the range of 'Int64'; pass it \
        as a text or a property
        6 |     arguments: { groupId: 9223372036854775808, folderId: -99999999999999999999 }
          |                                                          ^~~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `arguments are labelled`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          service: LRBookmarksEntryService_v7
          method: addEntry
          properties: { folderId: Int64 }
          arguments: [folderId]
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:16: error: expected a mapping for 'arguments', found a list; write keys rather \
        than items, as in 'arguments: { groupId: context.groupId, name: title }'
        7 |     arguments: [folderId]
          |                ^~~~~~~~~~

        """)
  }

  @Test func `an argument that names a property with a mistake is not a second mistake`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          service: LRBookmarksEntryService_v7
          method: addEntry
          properties: { folderId: Int46 }
          arguments: { folderId: folderId }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:6:29: error: unknown type 'Int46'; did you mean 'Int64'?
        6 |     properties: { folderId: Int46 }
          |                             ^~~~~

        """)
  }

  @Test func `a callback takes its arguments from its inputs`() {
    let spec = """
      screenlet: AddBookmark
      properties: { folderId: Int64 = 0 }
      viewModel: { title: String? }
      actions:
        add:
          kind: callback
          inputs: title
          service: LRBookmarksEntryService_v7
          method: addEntry
          arguments: { folderId: folderId, name: title, url: urll }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:10:28: error: 'folderId' is not among the inputs; add it to 'inputs'
        10 |     arguments: { folderId: folderId, name: title, url: urll }
           |                            ^~~~~~~~
        spec.yml:10:56: error: 'urll' is neither a property, 'context.<name>' nor a literal; \
        declare it under 'properties' or 'viewModel', or write a text in double quotes inside \
        single ones: '"urll"'
        10 |     arguments: { folderId: folderId, name: title, url: urll }
           |                                                        ^~~~

        """)
  }

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
        .property("folderId"), .context(.groupId), .context(.companyId), .context(.server),
        .literal(.string("Added \"here\"")), .literal(.integer("-1")),
        .literal(.integer("9223372036854775807")), .literal(.float("0.5")), .literal(.bool(true)),
        .literal(.nil), .literal(.bool(false)),
      ])
  }
}
