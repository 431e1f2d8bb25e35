import SourceText
import SpecModel
import Testing

struct RuleComparisonTests {
  @Test func `a comparison that the type does not have is refused`() {
    let spec = """
      screenlet: AddBookmark
      models: { Bookmark: { name: String } }
      connectors:
        AddBookmark:
          kind: custom
          properties:
            folderId: Int64?
            isPublic: Bool
            tags: [String]
            info: '[String: Any]'
            bookmark: Bookmark
            color: UIColor
            other: Int64
          validate:
            folderId > 0: No folder
            isPublic > false: Not public
            tags == "a": No tag
            info != "a": No info
            bookmark == "a": No bookmark
            color < 0: No color
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:15:7: error: 'folderId' is 'Int64?', which '>' cannot compare; make it 'Int64'
        15 |       folderId > 0: No folder
           |       ^~~~~~~~~~~~
        spec.yml:16:7: error: 'isPublic' is 'Bool', which '>' cannot compare; write '==' or '!='
        16 |       isPublic > false: Not public
           |       ^~~~~~~~~~~~~~~~
        spec.yml:17:7: error: 'tags' is '[String]', which '==' cannot compare; write 'is empty' \
        or 'is not empty'
        17 |       tags == "a": No tag
           |       ^~~~~~~~~~~
        spec.yml:18:7: error: 'info' is '[String: Any]', which '!=' cannot compare; write 'is \
        empty' or 'is not empty'
        18 |       info != "a": No info
           |       ^~~~~~~~~~~
        spec.yml:19:7: error: 'bookmark' is 'Bookmark', which '==' cannot compare; remove the rule
        19 |       bookmark == "a": No bookmark
           |       ^~~~~~~~~~~~~~~
        spec.yml:20:7: error: 'color' is 'UIColor', which '<' cannot compare; write '==' or '!='
        20 |       color < 0: No color
           |       ^~~~~~~~~

        """)
  }

  @Test func `a value of another type cannot be compared`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          kind: custom
          properties: { folderId: Int64, small: Int32, title: String, day: Date }
          validate:
            folderId > "0": No folder
            folderId > 0.5: No folder
            folderId > 9223372036854775808: No folder
            small < 3000000000: No folder
            title == 5: No title
            title == true: No title
            day > 0: No day
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:18: error: 'folderId' is 'Int64' and never '"0"'; compare it with a value of \
        its type
        7 |       folderId > "0": No folder
          |                  ^~~
        spec.yml:8:18: error: 'folderId' is 'Int64' and never '0.5'; compare it with a value of \
        its type
        8 |       folderId > 0.5: No folder
          |                  ^~~
        spec.yml:9:18: error: 'folderId' is 'Int64' and never '9223372036854775808'; compare it \
        with a value of its type
        9 |       folderId > 9223372036854775808: No folder
          |                  ^~~~~~~~~~~~~~~~~~~
        spec.yml:10:15: error: 'small' is 'Int32' and never '3000000000'; compare it with a \
        value of its type
        10 |       small < 3000000000: No folder
           |               ^~~~~~~~~~
        spec.yml:11:16: error: 'title' is 'String' and never '5'; compare it with a value of \
        its type
        11 |       title == 5: No title
           |                ^
        spec.yml:12:16: error: 'title' is 'String' and never 'true'; compare it with a value of \
        its type
        12 |       title == true: No title
           |                ^~~~
        spec.yml:13:13: error: 'day' is 'Date' and never '0'; compare it with a value of its type
        13 |       day > 0: No day
           |             ^

        """)
  }

  @Test func `properties of two types cannot be compared`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          kind: custom
          properties: { folderId: Int64, parentId: Int, title: String }
          validate:
            folderId != parentId: No folder
            folderId > title: No folder
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:19: error: 'folderId' is 'Int64' but 'parentId' is 'Int'; compare values of \
        one type
        7 |       folderId != parentId: No folder
          |                   ^~~~~~~~
        spec.yml:8:18: error: 'folderId' is 'Int64' but 'title' is 'String'; compare values of \
        one type
        8 |       folderId > title: No folder
          |                  ^~~~~

        """)
  }

  @Test func `nil is asked for in words`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          kind: custom
          properties: { title: String?, url: String }
          validate:
            title != nil: No title
            url == nil: An address
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:16: error: 'nil' is not compared; write 'title is nil' or 'title is not nil'
        7 |       title != nil: No title
          |                ^~~
        spec.yml:8:14: error: 'nil' is not compared; write 'url is nil' or 'url is not nil'
        8 |       url == nil: An address
          |              ^~~

        """)
  }

  @Test func `what is compared with neither a property nor a literal is refused`() {
    let spec = #"""
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          kind: custom
          properties: { title: String, url: String, folderId: Int64 }
          validate:
            title == Untitled: No title
            title != urll: No title
            folderId > 1 + 1: No folder
            title == "open: No title
            title == "\(url)": No title
      """#
    #expect(
      complaints(about: spec) == #"""
        spec.yml:7:16: error: 'Untitled' is neither a property nor a literal; did you mean \#
        'title'?
        7 |       title == Untitled: No title
          |                ^~~~~~~~
        spec.yml:8:16: error: 'urll' is neither a property nor a literal; did you mean 'url'?
        8 |       title != urll: No title
          |                ^~~~
        spec.yml:9:18: error: '1 + 1' is neither a property nor a literal; write a text in \#
        double quotes
        9 |       folderId > 1 + 1: No folder
          |                  ^~~~~
        spec.yml:10:16: error: cannot read the text '"open'; its closing quote is missing; \#
        where a text holds ' #', put single quotes around all of the value
        10 |       title == "open: No title
           |                ^~~~~
        spec.yml:11:16: error: cannot read the text '"\(url)"'; a text of a spec cannot hold an \#
        interpolation
        11 |       title == "\(url)": No title
           |                ^~~~~~~~

        """#)
  }
}
