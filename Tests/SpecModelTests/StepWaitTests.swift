import SourceText
import SpecModel
import Testing

/// Steps that wait for each other.
struct StepWaitTests {
  @Test(.timeLimit(.minutes(5)), arguments: [false, true])
  func `thousands of steps may wait for each other`(_ isReversed: Bool) {
    let names = (0..<2_000).map { "s\($0)" }
    let steps = zip(names, ["first"] + names)
      .map { "      \($0): { connector: Delete, inputs: { note: '\"\"' }, after: \($1) }\n" }
    let first = "      first: { connector: Delete, inputs: { note: '\"\"' } }\n"
    let all = isReversed ? steps.reversed() + [first] : [first] + steps
    let spec = stepsHead + "  a:\n    kind: write\n    connectors:\n" + all.joined()
    #expect(complaints(about: spec) == "")
  }

  @Test func `each of several cycles is reported once`() {
    let spec =
      stepsHead + """
          a:
            kind: read
            connectors:
              one: { connector: Newest, after: two }
              two: { connector: Newest, after: [one, three] }
              three: { connector: Newest, after: [two, four] }
              four: { connector: Newest, after: [free, four] }
              free: Newest
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:15:41: error: 'one' waits for 'two', which waits for 'one'; remove one of these \
        dependencies
        15 |       two: { connector: Newest, after: [one, three] }
           |                                         ^~~
        spec.yml:14:40: note: 'one' waits for 'two' here
        14 |       one: { connector: Newest, after: two }
           |                                        ^~~
        spec.yml:16:43: error: 'two' waits for 'three', which waits for 'two'; remove one of these \
        dependencies
        16 |       three: { connector: Newest, after: [two, four] }
           |                                           ^~~
        spec.yml:15:46: note: 'two' waits for 'three' here
        15 |       two: { connector: Newest, after: [one, three] }
           |                                              ^~~~~
        spec.yml:17:48: error: 'four' waits for itself; a step can only wait for others
        17 |       four: { connector: Newest, after: [free, four] }
           |                                                ^~~~

        """)
  }

  @Test func `a step that waits twice for another is in one cycle with it`() {
    let spec =
      stepsHead + """
          a:
            kind: read
            connectors:
              page: { http: newest.first.url, parse: text, after: [newest, other] }
              newest: { connector: Newest, after: [other, page, page] }
              other: { connector: Count, after: newest }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:15:51: error: 'page' waits for 'newest', which waits for 'page'; remove one of \
        these dependencies
        15 |       newest: { connector: Newest, after: [other, page, page] }
           |                                                   ^~~~
        spec.yml:14:21: note: 'page' waits for 'newest' here
        14 |       page: { http: newest.first.url, parse: text, after: [newest, other] }
           |                     ^~~~~~
        spec.yml:16:41: error: 'newest' waits for 'other', which waits for 'newest'; remove one of \
        these dependencies
        16 |       other: { connector: Count, after: newest }
           |                                         ^~~~~~
        spec.yml:15:44: note: 'newest' waits for 'other' here
        15 |       newest: { connector: Newest, after: [other, page, page] }
           |                                            ^~~~~

        """)
  }

  @Test func `no step waits for itself`() {
    let spec =
      stepsHead + """
          a:
            kind: read
            connectors:
              count: { connector: Count, after: count }
              page: { http: page, parse: text }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:14:41: error: 'count' waits for itself; a step can only wait for others
        14 |       count: { connector: Count, after: count }
           |                                         ^~~~~
        spec.yml:15:21: error: 'page' waits for itself; a step can only wait for others
        15 |       page: { http: page, parse: text }
           |                     ^~~~

        """)
  }

  @Test func `two steps that wait for each other are reported with ranges`() {
    let spec =
      stepsHead + """
          a:
            kind: read
            connectors:
              count: { connector: Count, after: [newest, other] }
              newest: { connector: Newest, after: count }
              other: Newest
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:15:43: error: 'count' waits for 'newest', which waits for 'count'; remove one of \
        these dependencies
        15 |       newest: { connector: Newest, after: count }
           |                                           ^~~~~
        spec.yml:14:42: note: 'count' waits for 'newest' here
        14 |       count: { connector: Count, after: [newest, other] }
           |                                          ^~~~~~

        """)
  }

  @Test func `a cycle of values and of orders is found`() {
    let spec =
      stepsHead + """
          a:
            kind: read
            connectors:
              page: { http: newest.first.url, parse: text }
              newest: { connector: Newest, after: [count, gone] }
              count: Count
              gone: { connector: Delete, inputs: { note: page } }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:17:50: error: 'page' waits for 'newest', which waits for 'gone', which waits for \
        'page'; remove one of these dependencies
        17 |       gone: { connector: Delete, inputs: { note: page } }
           |                                                  ^~~~
        spec.yml:14:21: note: 'page' waits for 'newest' here
        14 |       page: { http: newest.first.url, parse: text }
           |                     ^~~~~~
        spec.yml:15:51: note: 'newest' waits for 'gone' here
        15 |       newest: { connector: Newest, after: [count, gone] }
           |                                                   ^~~~

        """)
  }

  @Test func `each cycle is reported once`() {
    let spec =
      stepsHead + """
          a:
            kind: read
            connectors:
              one: { connector: Count, after: two }
              two: { connector: Count, after: one }
              three: { connector: Count, after: [four, one] }
              four: { connector: Count, after: three }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:15:39: error: 'one' waits for 'two', which waits for 'one'; remove one of these \
        dependencies
        15 |       two: { connector: Count, after: one }
           |                                       ^~~
        spec.yml:14:39: note: 'one' waits for 'two' here
        14 |       one: { connector: Count, after: two }
           |                                       ^~~
        spec.yml:17:40: error: 'three' waits for 'four', which waits for 'three'; remove one of \
        these dependencies
        17 |       four: { connector: Count, after: three }
           |                                        ^~~~~
        spec.yml:16:42: note: 'three' waits for 'four' here
        16 |       three: { connector: Count, after: [four, one] }
           |                                          ^~~~

        """)
  }

  @Test func `a cycle within an item of a sequence is reported`() {
    let spec =
      stepsHead + """
          a:
            kind: read
            connectors:
              - Count
              - one: { connector: Newest, after: [two, count] }
                two: { connector: Newest, after: one }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:16:42: error: 'one' waits for 'two', which waits for 'one'; remove one of these \
        dependencies
        16 |         two: { connector: Newest, after: one }
           |                                          ^~~
        spec.yml:15:43: note: 'one' waits for 'two' here
        15 |       - one: { connector: Newest, after: [two, count] }
           |                                           ^~~

        """)
  }
}
