import Testing

@testable import SpecModel

struct RestConnectorTests {
  @Test func `a connector with a path gets what a REST service has there`() throws {
    let spec = try screenlet(
      """
      screenlet: Blog
      connectors:
        Find:
          properties: { siteKey: String, keyword: String?, ratio: Double }
          path: /o/sites/{siteKey}/postings
          query: { search: keyword, 'min ratio': ratio, pageSize: 20, site: context.groupId }
          result: { page: '[String: Any]' }
      """)
    let connector = spec.connectors[0]
    guard case .rest(let rest) = connector.kind else {
      Issue.record("\(connector.kind)")
      return
    }
    #expect(
      rest.call.path.parts == [
        .text("/o/sites/"), .property(connector.properties[0]), .text("/postings"),
      ])
    #expect(
      rest.call.query == [
        .init(name: "search", value: .property("keyword")),
        .init(name: "min ratio", value: .property("ratio")),
        .init(name: "pageSize", value: .literal(.integer("20"))),
        .init(name: "site", value: .context(.groupId)),
      ])
    #expect(rest.method == .get)
    #expect(rest.body == nil)
    #expect(connector.result?.name.value == "page")
    #expect(connector.result == rest.result)
  }

  @Test func `a connector sends a body that is built of inputs and constants`() throws {
    let spec = try screenlet(
      """
      screenlet: Blog
      connectors:
        Add:
          properties: { siteId: Int64, title: String, image: Int64?, tags: '[String]' }
          method: POST
          path: /o/sites/{siteId}/postings
          headers: { Accept-Language: '"de-DE"' }
          body:
            headline: title
            keywords: tags
            image: { imageId: image, site: context.groupId }
            links: [title, { size: 0.5 }, []]
        Tag:
          properties: { tags: '[String]' }
          method: PUT
          path: /o/tags
          body: tags
      """)
    guard case .rest(let add) = spec.connectors[0].kind,
      case .rest(let tag) = spec.connectors[1].kind
    else {
      Issue.record("\(spec.connectors)")
      return
    }
    #expect(add.method == .post)
    #expect(
      add.call.headers == [.init(name: "Accept-Language", value: .literal(.string("de-DE")))])
    #expect(
      add.body
        == .object([
          .init(name: "headline", value: .value(.property("title"))),
          .init(name: "keywords", value: .value(.property("tags"))),
          .init(
            name: "image",
            value: .object([
              .init(name: "imageId", value: .value(.property("image"))),
              .init(name: "site", value: .value(.context(.groupId))),
            ])),
          .init(
            name: "links",
            value: .list([
              .value(.property("title")),
              .object([.init(name: "size", value: .value(.literal(.float("0.5"))))]), .list([]),
            ])),
        ]))
    #expect(tag.method == .put)
    #expect(tag.body == .value(.property("tags")))
  }

  @Test func `a method is one of HTTP, and that of a get has no body`() {
    let spec = """
      screenlet: Blog
      connectors:
        Lower: { path: /o/postings, method: post }
        Other: { path: /o/postings, method: HEAD }
        Get: { path: /o/postings, body: { a: 1 } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:39: error: 'post' is not a value of 'method'; did you mean 'POST'?
        3 |   Lower: { path: /o/postings, method: post }
          |                                       ^~~~
        spec.yml:4:39: error: 'HEAD' is not a value of 'method'; expected one of 'GET', 'POST', \
        'PUT', 'PATCH', 'DELETE'
        4 |   Other: { path: /o/postings, method: HEAD }
          |                                       ^~~~
        spec.yml:5:29: error: GET sends no body; write 'method: POST', or the values under 'query'
        5 |   Get: { path: /o/postings, body: { a: 1 } }
          |                             ^~~~

        """)
  }

  @Test func `what JSON cannot hold is refused, however deep it is`() {
    let spec = """
      screenlet: Blog
      models: { Posting: { id: Int64 } }
      connectors:
        Add:
          properties: { photo: Data, posting: Posting, title: String, days: '[Date]?' }
          path: /o/postings
          method: POST
          body:
            photo: photo
            list: [posting, { title: titel }]
            nothing: nil
            empty:
            '': 1
        Text: { path: /o/postings, method: PUT, properties: { title: String }, body: title }
        Days: { path: /o/postings, method: PUT, properties: { days: '[Date]?' }, body: days }
        Literal: { path: /o/postings, method: PUT, body: 7 }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:9:14: error: 'photo' of type 'Data' cannot be in a body; use a 'String', a number, \
        a 'Bool', a 'Date', a 'URL', '[String: Any]' or a list of such
        9 |       photo: photo
          |              ^~~~~
        spec.yml:10:14: error: 'posting' of type 'Posting' cannot be in a body; use a 'String', a \
        number, a 'Bool', a 'Date', a 'URL', '[String: Any]' or a list of such
        10 |       list: [posting, { title: titel }]
           |              ^~~~~~~
        spec.yml:10:32: error: 'titel' is neither a property nor a literal; did you mean 'title'?
        10 |       list: [posting, { title: titel }]
           |                                ^~~~~
        spec.yml:11:16: error: 'nothing' cannot be 'nil'; leave it out
        11 |       nothing: nil
           |                ^~~
        spec.yml:12:7: error: 'empty' has no value; write 'nil' to pass nothing
        12 |       empty:
           |       ^~~~~
        spec.yml:13:7: error: a member of the body needs a name; write it before the colon
        13 |       '': 1
           |       ^~
        spec.yml:14:80: error: 'title' cannot be a whole body; write its members, as in \
        '{ headline: title }', or a property of type '[String: Any]' or of a list
        14 |   Text: { path: /o/postings, method: PUT, properties: { title: String }, body: title }
           |                                                                                ^~~~~
        spec.yml:15:82: error: 'days' cannot be a whole body; write its members, as in \
        '{ headline: title }', or a property of type '[String: Any]' or of a list
        15 |   Days: { path: /o/postings, method: PUT, properties: { days: '[Date]?' }, body: days }
           |                                                                                  ^~~~
        spec.yml:16:52: error: '7' cannot be a whole body; write its members, as in \
        '{ headline: title }', or a property of type '[String: Any]' or of a list
        16 |   Literal: { path: /o/postings, method: PUT, body: 7 }
           |                                                    ^

        """)
  }

  @Test func `headers have names of their own, and values as a query has`() {
    let spec = """
      screenlet: Blog
      connectors:
        Find:
          path: /o/postings
          properties: { tags: '[String]' }
          headers: { Authorization: '"x"', 'Accept Language': '"de"', X-Tags: tags, X-No: nil }
        Read: { url: 'https://example.com', headers: { X-A: 1 }, body: { a: 1 } }
        Call: { kind: custom, headers: { X-A: 1 } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:6:16: error: 'Authorization' is set for every request, by the session and the \
        body; remove it
        6 |     headers: { Authorization: '"x"', 'Accept Language': '"de"', X-Tags: tags, X-No: nil }
          |                ^~~~~~~~~~~~~
        spec.yml:6:38: error: 'Accept Language' is not the name of a header; write letters, digits \
        and '-', as in 'Accept-Language'
        6 |     headers: { Authorization: '"x"', 'Accept Language': '"de"', X-Tags: tags, X-No: nil }
          |                                      ^~~~~~~~~~~~~~~~~
        spec.yml:6:73: error: 'tags' of type '[String]' cannot be in a header; use a 'String', a \
        number or a 'Bool'
        6 |     headers: { Authorization: '"x"', 'Accept Language': '"de"', X-Tags: tags, X-No: nil }
          |                                                                         ^~~~
        spec.yml:6:85: error: 'X-No' cannot be 'nil'; leave it out
        6 |     headers: { Authorization: '"x"', 'Accept Language': '"de"', X-Tags: tags, X-No: nil }
          |                                                                                     ^~~
        spec.yml:7:39: error: 'headers' does not apply to a connector of kind 'http'; remove it, \
        write the 'path' of a service of the portal instead of the 'url', or make it 'kind: \
        custom' and send the request in its 'doRun(session:)'
        7 |   Read: { url: 'https://example.com', headers: { X-A: 1 }, body: { a: 1 } }
          |                                       ^~~~~~~
        spec.yml:7:60: error: 'body' does not apply to a connector of kind 'http'; remove it, \
        write the 'path' of a service of the portal instead of the 'url', or make it 'kind: \
        custom' and send the request in its 'doRun(session:)'
        7 |   Read: { url: 'https://example.com', headers: { X-A: 1 }, body: { a: 1 } }
          |                                                            ^~~~
        spec.yml:8:25: error: 'headers' does not apply to a connector of kind 'custom'; remove it \
        or change the kind
        8 |   Call: { kind: custom, headers: { X-A: 1 } }
          |                         ^~~~~~~

        """)
  }

  @Test func `a rest connector needs a path`() {
    let spec = """
      screenlet: Blog
      connectors:
        Find: { kind: rest, query: { pageSize: 20 } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:3: error: connector 'Find' has no 'path'; add the key
        3 |   Find: { kind: rest, query: { pageSize: 20 } }
          |   ^~~~

        """)
  }

  @Test func `a property is not named as the method that sends the request`() {
    let spec = """
      screenlet: Blog
      connectors:
        Find: { kind: rest, path: '/o/{get}', properties: { get: String } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:55: error: 'get' is a member of RestConnector already; give the property \
        another name
        3 |   Find: { kind: rest, path: '/o/{get}', properties: { get: String } }
          |                                                       ^~~

        """)
  }

  @Test func `a path starts at the root of the server and has no empty parts`() {
    let spec = """
      screenlet: Blog
      connectors:
        Relative: { path: o/postings }
        Elsewhere: { path: 'https://example.com/postings' }
        Empty: { path: /o//postings }
        Parent: { path: /o/../postings }
        Folder: { path: /o/postings/ }
        Whole: { path: '{path}', properties: { path: String } }
        Query: { path: '/o/postings?pageSize=20' }
        Fragment: { path: '/o/postings#first' }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:21: error: 'o/postings' is not a path; write it from the root of the server and \
        without empty parts, as in '/o/headless-delivery/v1.0/sites/{groupId}'
        3 |   Relative: { path: o/postings }
          |                     ^~~~~~~~~~
        spec.yml:4:22: error: 'https://example.com/postings' is not a path; write it from the root \
        of the server and without empty parts, as in '/o/headless-delivery/v1.0/sites/{groupId}'
        4 |   Elsewhere: { path: 'https://example.com/postings' }
          |                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        spec.yml:5:18: error: '/o//postings' is not a path; write it from the root of the server \
        and without empty parts, as in '/o/headless-delivery/v1.0/sites/{groupId}'
        5 |   Empty: { path: /o//postings }
          |                  ^~~~~~~~~~~~
        spec.yml:6:19: error: '/o/../postings' is not a path; write it from the root of the server \
        and without empty parts, as in '/o/headless-delivery/v1.0/sites/{groupId}'
        6 |   Parent: { path: /o/../postings }
          |                   ^~~~~~~~~~~~~~
        spec.yml:7:19: error: '/o/postings/' is not a path; write it from the root of the server \
        and without empty parts, as in '/o/headless-delivery/v1.0/sites/{groupId}'
        7 |   Folder: { path: /o/postings/ }
          |                   ^~~~~~~~~~~~
        spec.yml:8:18: error: '{path}' is not a path; write it from the root of the server and \
        without empty parts, as in '/o/headless-delivery/v1.0/sites/{groupId}'
        8 |   Whole: { path: '{path}', properties: { path: String } }
          |                  ^~~~~~~~
        spec.yml:9:30: error: a path has no '?'; write the parameters under 'query'
        9 |   Query: { path: '/o/postings?pageSize=20' }
          |                              ^
        spec.yml:10:33: error: a path has no '#'; write '%23' if it is part of a name
        10 |   Fragment: { path: '/o/postings#first' }
           |                                 ^

        """)
  }

  @Test func `a parameter of the query is a property, a value of the context or a literal`() {
    let spec = """
      screenlet: Blog
      connectors:
        Find:
          path: /o/sites/{site}
          properties: { keyword: String?, tags: '[String]', day: Date }
          query:
            search: keywrd
            sort: title:asc
            tags: tags
            day: day
            fields: nil
            flatten: [true]
            '': 1
            site: context.groupID
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:20: error: the connector has no property 'site'; declare it under its \
        'properties'
        4 |     path: /o/sites/{site}
          |                    ^~~~~~
        spec.yml:7:15: error: 'keywrd' is neither a property nor a literal; did you mean 'keyword'?
        7 |       search: keywrd
          |               ^~~~~~
        spec.yml:8:13: error: 'title:asc' is neither a property, 'context.<name>' nor a literal; \
        write a text in double quotes inside single ones: '"title:asc"'
        8 |       sort: title:asc
          |             ^~~~~~~~~
        spec.yml:9:13: error: 'tags' of type '[String]' cannot be in a query; use a 'String', a \
        number or a 'Bool'
        9 |       tags: tags
          |             ^~~~
        spec.yml:10:12: error: 'day' of type 'Date' cannot be in a query; use a 'String', a number \
        or a 'Bool'
        10 |       day: day
           |            ^~~
        spec.yml:11:15: error: 'fields' cannot be 'nil'; leave it out
        11 |       fields: nil
           |               ^~~
        spec.yml:12:16: error: expected a property, 'context.<name>' or a literal for 'flatten', \
        found a list
        12 |       flatten: [true]
           |                ^~~~~~
        spec.yml:13:7: error: a parameter needs a name; write it before the colon
        13 |       '': 1
           |       ^~
        spec.yml:14:13: error: unknown value 'context.groupID'; did you mean 'context.groupId'?
        14 |       site: context.groupID
           |             ^~~~~~~~~~~~~~~

        """)
  }

  @Test func `a rest connector keeps what it gets, so that an action does not parse it`() {
    let spec = """
      screenlet: Blog
      connectors:
        Find: { path: /o/postings, result: { page: '[String: Any]' } }
      actions:
        find: { kind: read, connector: Find, result: { page: String }, parse: json }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:5:56: error: the result is 'String' here but '[String: Any]' in the connector \
        'Find'; make the types agree
        5 |   find: { kind: read, connector: Find, result: { page: String }, parse: json }
          |                                                        ^~~~~~
        spec.yml:3:46: note: the result of the connector is declared here
        3 |   Find: { path: /o/postings, result: { page: '[String: Any]' } }
          |                                              ^~~~~~~~~~~~~~~
        spec.yml:5:66: error: 'parse' reads what an HTTP connector answers; this connector has a \
        result of its own
        5 |   find: { kind: read, connector: Find, result: { page: String }, parse: json }
          |                                                                  ^~~~~

        """)
  }
}
