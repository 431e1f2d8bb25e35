import SourceText
import SpecModel
import Testing

/// What a step of an action can be by itself.
struct StepDraftTests {
  @Test func `several connectors are a mapping, or a list of such`() {
    let spec =
      stepsHead + """
          a: { kind: read, connectors: Count }
          b: { kind: read, connectors: {} }
          c: { kind: read, connectors: [] }
          d: { kind: read, connectors: [[Count], {}, null] }
          e: { kind: read, connectors: { count: [Count], newest: } }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:11:32: error: expected the connectors that run at once, as in '{ count: \
        CountBookmarks }', or a list of what runs one after the other
        11 |   a: { kind: read, connectors: Count }
           |                                ^~~~~
        spec.yml:12:32: error: expected the connectors that run at once, as in '{ count: \
        CountBookmarks }', or a list of what runs one after the other
        12 |   b: { kind: read, connectors: {} }
           |                                ^~
        spec.yml:13:32: error: expected the connectors that run at once, as in '{ count: \
        CountBookmarks }', or a list of what runs one after the other
        13 |   c: { kind: read, connectors: [] }
           |                                ^~
        spec.yml:14:33: error: expected a connector, or a mapping of those that run at once for an \
        item of 'connectors', found a list
        14 |   d: { kind: read, connectors: [[Count], {}, null] }
           |                                 ^~~~~~~
        spec.yml:14:42: error: expected the connectors that run at once, as in '{ count: \
        CountBookmarks }', or a list of what runs one after the other
        14 |   d: { kind: read, connectors: [[Count], {}, null] }
           |                                          ^~
        spec.yml:14:46: error: expected a connector, or a mapping of those that run at once for an \
        item of 'connectors', found nothing
        14 |   d: { kind: read, connectors: [[Count], {}, null] }
           |                                              ^~~~
        spec.yml:15:41: error: expected a connector for 'count', found a list
        15 |   e: { kind: read, connectors: { count: [Count], newest: } }
           |                                         ^~~~~~~
        spec.yml:15:57: error: expected a connector for 'newest', found nothing
        15 |   e: { kind: read, connectors: { count: [Count], newest: } }
           |                                                         ^

        """)
  }

  @Test func `an action has one connector or several`() {
    let spec =
      stepsHead + """
          a:
            kind: read
            connector: Count
            connectors: { count: Count }
            result: { count: Int }
            parse: text
          b: { kind: custom, connectors: { count: Count } }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:13:5: error: 'connector' is for one and 'connectors' for several; write one of \
        the two keys
        13 |     connector: Count
           |     ^~~~~~~~~
        spec.yml:15:5: error: each step of 'connectors' has the result of its connector, under its \
        own name; remove 'result'
        15 |     result: { count: Int }
           |     ^~~~~~
        spec.yml:16:5: error: 'parse' belongs to the step whose reply it reads; move it there
        16 |     parse: text
           |     ^~~~~
        spec.yml:17:22: error: 'connectors' does not apply to an action of kind 'custom'; remove \
        it or change the kind
        17 |   b: { kind: custom, connectors: { count: Count } }
           |                      ^~~~~~~~~~

        """)
  }

  @Test func `a step has one connector, which exists`() {
    let spec =
      stepsHead + """
          a:
            kind: read
            connectors:
              count: { after: newest }
              newest: { connector: Newest, http: title }
              other: Cuont
              others: { connector: CountConnector }
              two words: Count
              last: { connector: Count, prio: high }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:14:7: error: step 'count' has no connector; add 'connector', or 'http' with an \
        address
        14 |       count: { after: newest }
           |       ^~~~~
        spec.yml:15:36: error: a step has one connector; write 'connector' or 'http', not both
        15 |       newest: { connector: Newest, http: title }
           |                                    ^~~~
        spec.yml:16:14: error: no connector is named 'Cuont'; did you mean 'Count'?
        16 |       other: Cuont
           |              ^~~~~
        spec.yml:17:28: error: no connector is named 'CountConnector'; did you mean 'Count'?
        17 |       others: { connector: CountConnector }
           |                            ^~~~~~~~~~~~~~
        spec.yml:18:7: error: 'two words' cannot name a step in Swift; did you mean 'twoWords'?
        18 |       two words: Count
           |       ^~~~~~~~~
        spec.yml:19:33: error: unknown key 'prio'; did you mean 'priority'?
        19 |       last: { connector: Count, prio: high }
           |                                 ^~~~

        """)
  }

  @Test func `priorities are those of operations`() {
    let spec =
      stepsHead + """
          a:
            kind: read
            connectors:
              count: { connector: Count, priority: urgent }
              newest: { connector: Newest, priority: hihg }
              again: { connector: Newest, priority: }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:14:44: error: 'urgent' is not a value of 'priority'; expected one of 'veryLow', \
        'low', 'normal', 'high', 'veryHigh'
        14 |       count: { connector: Count, priority: urgent }
           |                                            ^~~~~~
        spec.yml:15:46: error: 'hihg' is not a value of 'priority'; did you mean 'high'?
        15 |       newest: { connector: Newest, priority: hihg }
           |                                              ^~~~
        spec.yml:16:44: error: expected a text for 'priority', found nothing
        16 |       again: { connector: Newest, priority: }
           |                                            ^

        """)
  }

  @Test func `what is optional is so or not`() {
    let spec =
      stepsHead + """
          a:
            kind: read
            connectors:
              count: { connector: Count, optional: maybe }
              newest: { connector: Newest, optional: }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:14:44: error: 'maybe' is not a value of 'optional'; write 'yes' or 'no'
        14 |       count: { connector: Count, optional: maybe }
           |                                            ^~~~~
        spec.yml:15:45: error: expected a text for 'optional', found nothing
        15 |       newest: { connector: Newest, optional: }
           |                                             ^

        """)
  }

  @Test func `a connector with a result needs no type and nothing to parse`() {
    let spec =
      stepsHead + """
          a:
            kind: read
            connectors: { count: { connector: Count, type: Int, parse: text } }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:13:46: error: the connector 'Count' says itself what type its result has; remove \
        'type'
        13 |     connectors: { count: { connector: Count, type: Int, parse: text } }
           |                                              ^~~~
        spec.yml:13:57: error: 'parse' reads what an HTTP connector answers; this connector has a \
        result of its own
        13 |     connectors: { count: { connector: Count, type: Int, parse: text } }
           |                                                         ^~~~~

        """)
  }

  @Test func `what a reply is read as is a type, and fits the parser`() {
    let spec =
      stepsHead + """
          a:
            kind: read
            connectors:
              page: { http: title, type: Bookmrak, parse: text }
              text: { http: title, type: Int, parse: text }
              json: { http: title, type: String?, parse: json }
              list: { http: title, parse: txt }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:14:34: error: unknown type 'Bookmrak'; did you mean 'Bookmark'?
        14 |       page: { http: title, type: Bookmrak, parse: text }
           |                                  ^~~~~~~~
        spec.yml:15:34: error: this parser yields a 'String', not 'Int'; use 'json', or 'custom' \
        for a method to fill in
        15 |       text: { http: title, type: Int, parse: text }
           |                                  ^~~
        spec.yml:16:34: error: a result is optional as it is; write 'String'
        16 |       json: { http: title, type: String?, parse: json }
           |                                  ^~~~~~~
        spec.yml:17:35: error: unknown parser 'txt'; did you mean 'text'?
        17 |       list: { http: title, parse: txt }
           |                                   ^~~

        """)
  }

  @Test func `two steps of a sequence have two names`() {
    let spec =
      stepsHead + """
          a:
            kind: read
            connectors:
              - Count
              - { count: Count, newest: Newest }
              - list: Newest
              - Newest
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:15:11: error: two steps are named 'count'; give one of them another name
        15 |       - { count: Count, newest: Newest }
           |           ^~~~~
        spec.yml:14:9: note: the first of that name is here
        14 |       - Count
           |         ^~~~~
        spec.yml:17:9: error: two steps are named 'list'; give one of them another name
        17 |       - Newest
           |         ^~~~~~
        spec.yml:16:9: note: the first of that name is here
        16 |       - list: Newest
           |         ^~~~

        """)
  }
}
