import SourceText
import SpecModel
import Testing

/// Steps that wait for each other.
struct StepWaitTests {
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

  @Test func `two steps that wait for each other are told where`() {
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
        spec.yml:15:43: error: 'count' waits for 'newest', which waits for 'count'; let one of \
        them go without
        15 |       newest: { connector: Newest, after: count }
           |                                           ^~~~~
        spec.yml:14:42: note: 'count' waits for 'newest' here
        14 |       count: { connector: Count, after: [newest, other] }
           |                                          ^~~~~~

        """)
  }

  @Test func `a circle of values and of orders is found`() {
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
        'page'; let one of them go without
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

  @Test func `each circle is reported once`() {
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
        spec.yml:15:39: error: 'one' waits for 'two', which waits for 'one'; let one of them go \
        without
        15 |       two: { connector: Count, after: one }
           |                                       ^~~
        spec.yml:14:39: note: 'one' waits for 'two' here
        14 |       one: { connector: Count, after: two }
           |                                       ^~~
        spec.yml:17:40: error: 'three' waits for 'four', which waits for 'three'; let one of them \
        go without
        17 |       four: { connector: Count, after: three }
           |                                        ^~~~~
        spec.yml:16:42: note: 'three' waits for 'four' here
        16 |       three: { connector: Count, after: [four, one] }
           |                                          ^~~~

        """)
  }

  @Test func `a circle within an item of a sequence is one`() {
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
        spec.yml:16:42: error: 'one' waits for 'two', which waits for 'one'; let one of them go \
        without
        16 |         two: { connector: Newest, after: one }
           |                                          ^~~
        spec.yml:15:43: note: 'one' waits for 'two' here
        15 |       - one: { connector: Newest, after: [two, count] }
           |                                           ^~~

        """)
  }
}
