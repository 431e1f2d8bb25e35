import SourceText
import SpecModel
import Testing

/// What the steps of an action take from each other, and when.
struct StepReadingTests {
  @Test func `a step with a mistake of others brings no more mistakes`() {
    let spec =
      stepsHead.replacing("folderId: Int64 = 0", with: "folderId: Int65 = 0") + """
          a:
            kind: read
            connectors: { count: Count }
            updates: { count: count }
            delegate: { success: { onCounted: [count] } }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:25: error: unknown type 'Int65'; did you mean 'Int64'?
        3 | properties: { folderId: Int65 = 0 }
          |                         ^~~~~

        """)
  }

  @Test func `a connector needs what neither the Screenlet nor an input has`() {
    let spec =
      stepsHead + """
          a:
            kind: read
            connectors:
              note: { http: title, parse: text }
              gone: Delete
              again: { http: title, parse: text, inputs: { url: title } }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:15:13: error: the connector 'Delete' needs 'note', which neither 'properties' nor \
        'viewModel' has; write 'inputs: { note: note }' for what the step brings
        15 |       gone: Delete
           |             ^~~~~~
        spec.yml:16:42: error: an HttpConnector has no inputs but its address; remove 'inputs'
        16 |       again: { http: title, parse: text, inputs: { url: title } }
           |                                          ^~~~~~

        """)
  }

  @Test func `inputs are properties of the connector`() {
    let spec =
      stepsHead + """
          a:
            kind: read
            connectors:
              count: { connector: Count, inputs: { folder: 1 } }
              newest: { connector: Newest, inputs: [folderId] }
              other: { connector: Delete, inputs: { note: , nothing: 1 } }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:14:44: error: the connector 'Count' has no property 'folder'; did you mean \
        'folderId'?
        14 |       count: { connector: Count, inputs: { folder: 1 } }
           |                                            ^~~~~~
        spec.yml:15:44: error: expected a mapping for 'inputs', found a list; write keys rather \
        than items, as in 'inputs: { title: title }'
        15 |       newest: { connector: Newest, inputs: [folderId] }
           |                                            ^~~~~~~~~~
        spec.yml:16:50: error: expected a text for 'note', found nothing
        16 |       other: { connector: Delete, inputs: { note: , nothing: 1 } }
           |                                                  ^
        spec.yml:16:53: error: the connector 'Delete' has no property 'nothing'; expected 'note'
        16 |       other: { connector: Delete, inputs: { note: , nothing: 1 } }
           |                                                     ^~~~~~~

        """)
  }

  @Test func `a value is something that there is`() {
    let spec =
      stepsHead + """
          a:
            kind: read
            connectors:
              newest: Newest
              one: { connector: Add, inputs: { title: newst.first.name, url: titel } }
              two: { connector: Add, inputs: { title: '"one', url: context.grupId } }
              three: { connector: Add, inputs: { title: title.first, url: Added here } }
              four: { connector: Add, inputs: { title: newest.first.nmae, url: newest.url } }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:15:47: error: nothing is named 'newst'; did you mean 'newest'?
        15 |       one: { connector: Add, inputs: { title: newst.first.name, url: titel } }
           |                                               ^~~~~~~~~~~~~~~~
        spec.yml:15:70: error: nothing is named 'titel'; did you mean 'title'?
        15 |       one: { connector: Add, inputs: { title: newst.first.name, url: titel } }
           |                                                                      ^~~~~
        spec.yml:16:47: error: cannot read the text '"one'; its closing quote is missing; where a \
        text holds ' #', put single quotes around all of the value
        16 |       two: { connector: Add, inputs: { title: '"one', url: context.grupId } }
           |                                               ^~~~~~
        spec.yml:16:60: error: unknown value 'context.grupId'; did you mean 'context.groupId'?
        16 |       two: { connector: Add, inputs: { title: '"one', url: context.grupId } }
           |                                                            ^~~~~~~~~~~~~~
        spec.yml:17:49: error: 'title' is not a step, and is passed as a whole; write 'title'
        17 |       three: { connector: Add, inputs: { title: title.first, url: Added here } }
           |                                                 ^~~~~~~~~~~
        spec.yml:17:67: error: 'Added here' is neither a result of another step, a property, a \
        member of the view model, 'context.<name>' nor a literal; write a text in double quotes \
        inside single ones: '"Added here"'
        17 |       three: { connector: Add, inputs: { title: title.first, url: Added here } }
           |                                                                   ^~~~~~~~~~
        spec.yml:18:61: error: 'Bookmark' has no attribute 'nmae'; did you mean 'name'?
        18 |       four: { connector: Add, inputs: { title: newest.first.nmae, url: newest.url } }
           |                                                             ^~~~
        spec.yml:18:79: error: the list '[Bookmark]' has no 'url'; write 'newest.first.url' for \
        that of its first element
        18 |       four: { connector: Add, inputs: { title: newest.first.nmae, url: newest.url } }
           |                                                                               ^~~

        """)
  }

  @Test func `a value has the type of the property`() {
    let spec =
      stepsHead + """
          a:
            kind: read
            connectors:
              newest: Newest
              count: { connector: Count, inputs: { folderId: newest.first.name } }
              one: { connector: Add, inputs: { title: folderId, url: context.groupId } }
              two: { connector: Add, inputs: { title: 12, url: nil } }
              three: { connector: Count, inputs: { folderId: nil } }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:15:54: error: 'newest.first.name' is 'String?' but 'folderId' of the connector is \
        'Int64'; make the types agree
        15 |       count: { connector: Count, inputs: { folderId: newest.first.name } }
           |                                                      ^~~~~~~~~~~~~~~~~
        spec.yml:16:47: error: 'folderId' is 'Int64' but 'title' of the connector is 'String'; \
        make the types agree
        16 |       one: { connector: Add, inputs: { title: folderId, url: context.groupId } }
           |                                               ^~~~~~~~
        spec.yml:16:62: error: 'context.groupId' is 'Int64' but 'url' of the connector is \
        'String?'; make the types agree
        16 |       one: { connector: Add, inputs: { title: folderId, url: context.groupId } }
           |                                                              ^~~~~~~~~~~~~~~
        spec.yml:17:47: error: '12' is not 'String', which 'title' of the connector is; make them \
        agree
        17 |       two: { connector: Add, inputs: { title: 12, url: nil } }
           |                                               ^~
        spec.yml:18:54: error: 'nil' is not 'Int64', which 'folderId' of the connector is; make \
        them agree
        18 |       three: { connector: Count, inputs: { folderId: nil } }
           |                                                      ^~~

        """)
  }

  @Test func `a step that brings nothing has no value`() {
    let spec =
      stepsHead + """
          a:
            kind: read
            connectors:
              gone: { connector: Delete, inputs: { note: '""' } }
              page: { http: title }
              one: { connector: Delete, inputs: { note: gone } }
              two: { connector: Delete, inputs: { note: page } }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:16:49: error: the step 'gone' has no result; give its connector a result, or use \
        'after' to wait for it
        16 |       one: { connector: Delete, inputs: { note: gone } }
           |                                                 ^~~~
        spec.yml:17:49: error: the step 'page' has no result; give its connector a result, or use \
        'after' to wait for it
        17 |       two: { connector: Delete, inputs: { note: page } }
           |                                                 ^~~~

        """)
  }

  @Test func `an address is a text or a URL`() {
    let spec =
      stepsHead + """
          a:
            kind: read
            connectors:
              newest: Newest
              one: { http: folderId }
              two: { http: 12 }
              three: { http: newest.first.tags }
              four: { http: newest.first.tags.first.size }
              five: { http: https://www.liferay.com }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:15:20: error: 'folderId' is 'Int64'; an HttpConnector reads an address of type \
        'String' or 'URL'
        15 |       one: { http: folderId }
           |                    ^~~~~~~~
        spec.yml:16:20: error: '12' is not an address; an HttpConnector reads an address of type \
        'String' or 'URL'
        16 |       two: { http: 12 }
           |                    ^~
        spec.yml:17:22: error: 'newest.first.tags' is '[String]?'; an HttpConnector reads an \
        address of type 'String' or 'URL'
        17 |       three: { http: newest.first.tags }
           |                      ^~~~~~~~~~~~~~~~~
        spec.yml:18:45: error: 'String' has no attributes; write 'newest.first.tags.first'
        18 |       four: { http: newest.first.tags.first.size }
           |                                             ^~~~
        spec.yml:19:21: error: 'https://www.liferay.com' is neither a result of another step, a \
        property, a member of the view model, 'context.<name>' nor a literal; write a text in \
        double quotes inside single ones: '"https://www.liferay.com"'
        19 |       five: { http: https://www.liferay.com }
           |                     ^~~~~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `what needs an optional step is optional itself`() {
    let spec =
      stepsHead + """
          a:
            kind: read
            connectors:
              page: { http: title, parse: text, optional: yes }
              gone: { connector: Delete, inputs: { note: page } }
              other: { http: page }
              fine: { connector: Delete, inputs: { note: page }, optional: yes }
              none: { connector: Add, inputs: { title: '""', url: page } }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:15:50: error: 'gone' needs 'page', which is optional; make 'gone' optional too, \
        or remove 'optional' from 'page'
        15 |       gone: { connector: Delete, inputs: { note: page } }
           |                                                  ^~~~
        spec.yml:16:22: error: 'other' needs 'page', which is optional; make 'other' optional too, \
        or remove 'optional' from 'page'
        16 |       other: { http: page }
           |                      ^~~~

        """)
  }

  @Test func `what waits for another step names one`() {
    let spec =
      stepsHead + """
          a:
            kind: read
            connectors:
              count: { connector: Count, after: nesewt }
              newest: { connector: Newest, after: [count, everything] }
          b: { kind: read, connectors: { count: { connector: Count, after: newest } } }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:14:41: error: no other step is named 'nesewt'; did you mean 'newest'?
        14 |       count: { connector: Count, after: nesewt }
           |                                         ^~~~~~
        spec.yml:15:51: error: no other step is named 'everything'; expected 'count'
        15 |       newest: { connector: Newest, after: [count, everything] }
           |                                                   ^~~~~~~~~~
        spec.yml:16:68: error: no other step is named 'newest'; remove it
        16 |   b: { kind: read, connectors: { count: { connector: Count, after: newest } } }
           |                                                                    ^~~~~~

        """)
  }

  @Test func `a step of a sequence does not wait for a later one`() {
    let spec =
      stepsHead + """
          a:
            kind: read
            connectors:
              - { count: { connector: Count, after: newest } }
              - { gone: { connector: Delete, inputs: { note: newest.first.name } } }
              - newest: Newest
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:14:45: error: 'newest' comes later than 'count'; put it into an earlier item of \
        the list
        14 |       - { count: { connector: Count, after: newest } }
           |                                             ^~~~~~
        spec.yml:15:54: error: 'newest' comes later than 'gone'; put it into an earlier item of \
        the list
        15 |       - { gone: { connector: Delete, inputs: { note: newest.first.name } } }
           |                                                      ^~~~~~

        """)
  }

  @Test func `inputs that are listed are those that the steps need`() {
    let spec =
      stepsHead + """
          a: { kind: read, inputs: [title, title], connectors: { count: Count } }
          b: { kind: read, inputs: [fodlerId], connectors: { count: Count } }
          c: { kind: read, inputs: [], connectors: { count: Count } }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:11:28: error: a step needs 'folderId'; add it to the inputs, or leave 'inputs' out
        11 |   a: { kind: read, inputs: [title, title], connectors: { count: Count } }
           |                            ^~~~~~~~~~~~~~
        spec.yml:11:36: error: the input 'title' is listed twice; remove one
        11 |   a: { kind: read, inputs: [title, title], connectors: { count: Count } }
           |                                    ^~~~~
        spec.yml:11:29: note: it is listed here already
        11 |   a: { kind: read, inputs: [title, title], connectors: { count: Count } }
           |                             ^~~~~
        spec.yml:12:29: error: neither 'properties' nor 'viewModel' has 'fodlerId'; did you mean \
        'folderId'?
        12 |   b: { kind: read, inputs: [fodlerId], connectors: { count: Count } }
           |                             ^~~~~~~~
        spec.yml:13:28: error: a step needs 'folderId'; add it to the inputs, or leave 'inputs' out
        13 |   c: { kind: read, inputs: [], connectors: { count: Count } }
           |                            ^~

        """)
  }
}
