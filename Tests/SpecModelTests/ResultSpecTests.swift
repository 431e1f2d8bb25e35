import Testing

struct ResultSpecTests {
  @Test func `there is one result, with a name`() {
    let spec = """
      screenlet: AddBookmark
      models: { Bookmark: { name: String } }
      connectors:
        A: { kind: custom, result: Bookmark }
        B: { kind: custom, result: { a: String, b: String } }
        C: { kind: custom, result: {} }
        D: { kind: custom, result: [Bookmark] }
        E: { kind: custom, result: }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:30: error: a result has a name; write '{ bookmark: Bookmark }'
        4 |   A: { kind: custom, result: Bookmark }
          |                              ^~~~~~~~
        spec.yml:5:43: error: expected one result, as in '{ bookmark: Bookmark }'; wrap several \
        values in a model
        5 |   B: { kind: custom, result: { a: String, b: String } }
          |                                           ^
        spec.yml:6:30: error: expected one result, as in '{ bookmark: Bookmark }'; wrap several \
        values in a model
        6 |   C: { kind: custom, result: {} }
          |                              ^~
        spec.yml:7:30: error: expected one result, as in '{ bookmark: Bookmark }'; wrap several \
        values in a model
        7 |   D: { kind: custom, result: [Bookmark] }
          |                              ^~~~~~~~~~
        spec.yml:8:29: error: expected one result, as in '{ bookmark: Bookmark }'; wrap several \
        values in a model
        8 |   E: { kind: custom, result: }
          |                             ^

        """)
  }

  @Test func `the type of a result is one that an answer can be read as`() {
    let spec = """
      screenlet: AddBookmark
      models: { Bookmark: { name: String } }
      connectors:
        A: { kind: custom, result: { bookmark: Bookmrk } }
        B: { kind: custom, result: { day: Date } }
        C: { kind: custom, result: { days: [Date] } }
        D: { kind: custom, result: { sizes: [Int32] } }
        E: { kind: custom, result: { rows: [[String]] } }
        F: { kind: custom, result: { bookmark: } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:42: error: unknown type 'Bookmrk'; did you mean 'Bookmark'?
        4 |   A: { kind: custom, result: { bookmark: Bookmrk } }
          |                                          ^~~~~~~
        spec.yml:5:37: error: type 'Date' does not fit here; expected one of 'Bookmark', 'Bool', \
        'Int', 'Int32', 'Int64', 'Float', 'Double', 'String', '[String: Any]', 'UIImage', \
        'URL'
        5 |   B: { kind: custom, result: { day: Date } }
          |                                     ^~~~
        spec.yml:6:39: error: type 'Date' does not fit here; expected one of 'Bookmark', 'Bool', \
        'Int', 'Int32', 'Int64', 'Float', 'Double', 'String', '[String: Any]', 'UIImage', \
        'URL'
        6 |   C: { kind: custom, result: { days: [Date] } }
          |                                       ^~~~
        spec.yml:7:39: error: a list of 'Int32' cannot be read from an answer; make its elements a \
        model or one of 'String', 'Bool', 'Int', 'Int64', 'Double', '[String: Any]'
        7 |   D: { kind: custom, result: { sizes: [Int32] } }
          |                                       ^~~~~~~
        spec.yml:8:38: error: '[[String]]' is a list of lists; wrap the inner list in a model
        8 |   E: { kind: custom, result: { rows: [[String]] } }
          |                                      ^~~~~~~~~~
        spec.yml:9:41: error: expected a type for 'bookmark', found nothing
        9 |   F: { kind: custom, result: { bookmark: } }
          |                                         ^

        """)
  }

  @Test func `a result is not declared optional`() {
    let spec = """
      screenlet: AddBookmark
      models: { Bookmark: { name: String } }
      connectors:
        A: { kind: custom, result: { bookmark: Bookmark? } }
        B: { kind: custom, result: { names: '[String]?' } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:42: error: a result is optional as it is; write 'Bookmark'
        4 |   A: { kind: custom, result: { bookmark: Bookmark? } }
          |                                          ^~~~~~~~~
        spec.yml:5:39: error: a result is optional as it is; write '[String]'
        5 |   B: { kind: custom, result: { names: '[String]?' } }
          |                                       ^~~~~~~~~~~

        """)
  }
}
