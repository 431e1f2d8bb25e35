import SourceText
import SpecModel
import Testing

struct ValidationRuleTests {
  @Test func `a rule that does not parse shows how rules are written`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          kind: custom
          properties: { folderId: Int64, title: String }
          validate:
            title: No title
            title is not emtpy: No title
            title not empty: No title
            title.isEmpty: No title
            '!title.isEmpty': No title
            is empty: No title
            folderId >: No folder
            '> 0': No folder
            folderId + 1 > 0: No folder
            folderId <! 0: No folder
            '': Nothing
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:7: error: cannot read the rule 'title'; the condition goes before the colon, \
        and the message after it, as in 'title is not empty: …'
        7 |       title: No title
          |       ^~~~~
        spec.yml:8:7: error: cannot read the rule 'title is not emtpy'; write '<property> is not \
        empty', 'is not nil' or a comparison as in '<property> > 0'
        8 |       title is not emtpy: No title
          |       ^~~~~~~~~~~~~~~~~~
        spec.yml:9:7: error: cannot read the rule 'title not empty'; write 'title is not empty'
        9 |       title not empty: No title
          |       ^~~~~~~~~~~~~~~
        spec.yml:10:7: error: cannot read the rule 'title.isEmpty'; write 'title is empty'
        10 |       title.isEmpty: No title
           |       ^~~~~~~~~~~~~
        spec.yml:11:7: error: cannot read the rule '!title.isEmpty'; write '<property> is not \
        empty', 'is not nil' or a comparison as in '<property> > 0'; check anything else in \
        'validateData()' of the generated connector
        11 |       '!title.isEmpty': No title
           |       ^~~~~~~~~~~~~~~~
        spec.yml:12:7: error: cannot read the rule 'is empty'; write '<property> is not empty', \
        'is not nil' or a comparison as in '<property> > 0'; check anything else in \
        'validateData()' of the generated connector
        12 |       is empty: No title
           |       ^~~~~~~~
        spec.yml:13:7: error: cannot read the rule 'folderId >'; write '<property> is not empty', \
        'is not nil' or a comparison as in '<property> > 0'
        13 |       folderId >: No folder
           |       ^~~~~~~~~~
        spec.yml:14:7: error: cannot read the rule '> 0'; write '<property> is not empty', 'is \
        not nil' or a comparison as in '<property> > 0'
        14 |       '> 0': No folder
           |       ^~~~~
        spec.yml:15:7: error: cannot read the rule 'folderId + 1 > 0'; write '<property> is not \
        empty', 'is not nil' or a comparison as in '<property> > 0'
        15 |       folderId + 1 > 0: No folder
           |       ^~~~~~~~~~~~~~~~
        spec.yml:16:7: error: cannot read the rule 'folderId <! 0'; write '<property> is not \
        empty', 'is not nil' or a comparison as in '<property> > 0'
        16 |       folderId <! 0: No folder
           |       ^~~~~~~~~~~~~
        spec.yml:17:7: error: cannot read the rule ''; write '<property> is not empty', 'is not \
        nil' or a comparison as in '<property> > 0'
        17 |       '': Nothing
           |       ^~

        """)
  }

  @Test func `an operator of another language suggests that of Swift`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          kind: custom
          properties: { folderId: Int64 }
          validate:
            folderId = 1: No folder
            folderId => 1: No folder
            folderId =< 1: No folder
            folderId <> 1: No folder
            folderId === 1: No folder
            folderId !== 1: No folder
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:7: error: cannot read the rule 'folderId = 1'; write '==' for '='
        7 |       folderId = 1: No folder
          |       ^~~~~~~~~~~~
        spec.yml:8:7: error: cannot read the rule 'folderId => 1'; write '>=' for '=>'
        8 |       folderId => 1: No folder
          |       ^~~~~~~~~~~~~
        spec.yml:9:7: error: cannot read the rule 'folderId =< 1'; write '<=' for '=<'
        9 |       folderId =< 1: No folder
          |       ^~~~~~~~~~~~~
        spec.yml:10:7: error: cannot read the rule 'folderId <> 1'; write '!=' for '<>'
        10 |       folderId <> 1: No folder
           |       ^~~~~~~~~~~~~
        spec.yml:11:7: error: cannot read the rule 'folderId === 1'; write '==' for '==='
        11 |       folderId === 1: No folder
           |       ^~~~~~~~~~~~~~
        spec.yml:12:7: error: cannot read the rule 'folderId !== 1'; write '!=' for '!=='
        12 |       folderId !== 1: No folder
           |       ^~~~~~~~~~~~~~

        """)
  }

  @Test func `a rule about a property that the connector lacks is refused`() {
    let spec = """
      screenlet: AddBookmark
      properties: { groupId: Int64 = 0 }
      connectors:
        AddBookmark:
          kind: custom
          properties: { folderId: Int64, title: String }
          validate:
            titel is not empty: No title
            folderid > 0: No folder
            groupId > 0: No group
            entryId > 0: No entry
            a b > 0: No group
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:7: error: the connector has no property 'titel'; did you mean 'title'?
        8 |       titel is not empty: No title
          |       ^~~~~
        spec.yml:9:7: error: the connector has no property 'folderid'; did you mean 'folderId'?
        9 |       folderid > 0: No folder
          |       ^~~~~~~~
        spec.yml:10:7: error: the connector has no property 'groupId'; add 'groupId: Int64' to \
        its 'properties'
        10 |       groupId > 0: No group
           |       ^~~~~~~
        spec.yml:2:15: note: the Screenlet has it here
        2 | properties: { groupId: Int64 = 0 }
          |               ^~~~~~~
        spec.yml:11:7: error: the connector has no property 'entryId'; declare it under its \
        'properties'
        11 |       entryId > 0: No entry
           |       ^~~~~~~
        spec.yml:12:7: error: cannot read the rule 'a b > 0'; write '<property> is not empty', \
        'is not nil' or a comparison as in '<property> > 0'
        12 |       a b > 0: No group
           |       ^~~~~~~

        """)
  }

  @Test func `a rule needs a message`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          kind: custom
          properties: { folderId: Int64, title: String }
          validate:
            folderId > 0:
            title is not empty: [No title]
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:20: error: expected a message for 'folderId > 0', found nothing
        7 |       folderId > 0:
          |                    ^
        spec.yml:8:27: error: expected a message for 'title is not empty', found a list
        8 |       title is not empty: [No title]
          |                           ^~~~~~~~~~

        """)
  }

  @Test func `rules have messages`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          kind: custom
          properties: { folderId: Int64 }
          validate: [folderId > 0]
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:6:15: error: expected a mapping for 'validate', found a list; write keys rather \
        than items, as in 'validate: { 'folderId > 0': Undefined folderId }'
        6 |     validate: [folderId > 0]
          |               ^~~~~~~~~~~~~~

        """)
  }

  @Test func `what is never empty has no rule about it`() {
    let spec = """
      screenlet: AddBookmark
      models: { Bookmark: { name: String } }
      connectors:
        AddBookmark:
          kind: custom
          properties: { folderId: Int64?, isPublic: Bool, bookmark: Bookmark }
          validate:
            folderId is not empty: No folder
            isPublic is empty: Public
            bookmark is not empty: No bookmark
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:7: error: 'folderId' is 'Int64?' and cannot be empty; compare it instead
        8 |       folderId is not empty: No folder
          |       ^~~~~~~~~~~~~~~~~~~~~
        spec.yml:9:7: error: 'isPublic' is 'Bool' and cannot be empty; compare it instead
        9 |       isPublic is empty: Public
          |       ^~~~~~~~~~~~~~~~~
        spec.yml:10:7: error: 'bookmark' is 'Bookmark' and cannot be empty; compare it instead
        10 |       bookmark is not empty: No bookmark
           |       ^~~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `what is never nil has no rule about it`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          kind: custom
          properties: { folderId: Int64, title: String }
          validate:
            folderId is not nil: No folder
            title is nil: A title
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:7: error: 'folderId' is 'Int64' and never nil; remove the rule
        7 |       folderId is not nil: No folder
          |       ^~~~~~~~~~~~~~~~~~~
        spec.yml:8:7: error: 'title' is 'String' and never nil; remove the rule
        8 |       title is nil: A title
          |       ^~~~~~~~~~~~

        """)
  }

  @Test func `a rule about a property with a mistake is not a second mistake`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          kind: custom
          properties: { folderId: Int46, parentId: Int64 }
          validate:
            folderId > 0: No folder
            parentId != folderId: No folder
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:5:29: error: unknown type 'Int46'; did you mean 'Int64'?
        5 |     properties: { folderId: Int46, parentId: Int64 }
          |                             ^~~~~

        """)
  }
}
