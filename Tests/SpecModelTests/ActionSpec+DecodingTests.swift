import SourceText
import SpecModel
import Testing

struct ActionSpecDecodingTests {
  @Test func `an action needs a kind`() {
    let spec = """
      screenlet: AddBookmark
      actions:
        add: {}
        save:
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:3: error: action 'add' has no 'kind'; add the key with one of 'callback', \
        'read', 'write', 'login', 'custom'
        3 |   add: {}
          |   ^~~
        spec.yml:4:3: error: action 'save' has no 'kind'; add the key with one of 'callback', \
        'read', 'write', 'login', 'custom'
        4 |   save:
          |   ^~~~

        """)
  }

  @Test func `a kind that there is not suggests the one that was meant`() {
    let spec = """
      screenlet: AddBookmark
      actions:
        add: { kind: cutsom }
        save: { kind: create }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:16: error: unknown kind 'cutsom'; did you mean 'custom'?
        3 |   add: { kind: cutsom }
          |                ^~~~~~
        spec.yml:4:17: error: unknown kind 'create'; expected one of 'callback', 'read', \
        'write', 'login', 'custom'
        4 |   save: { kind: create }
          |                 ^~~~~~

        """)
  }

  @Test func `an action whose kind is wrong is checked for the rest`() {
    let spec = """
      screenlet: AddBookmark
      viewModel: { title: String? }
      actions:
        add:
          interactor: addBookmark
          kind: create
          connector: AddBookmark
          inputs: [titel]
          result: { bookmark: Bookmark }
          updates: { title: bookmarks }
        load:
          service: LRBookmarksEntryService_v7
          method: get-entry
          arguments: { name: titel }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:5:17: error: the name of an interactor starts with a capital letter: 'AddBookmark'
        5 |     interactor: addBookmark
          |                 ^~~~~~~~~~~
        spec.yml:6:11: error: unknown kind 'create'; expected one of 'callback', 'read', 'write', \
        'login', 'custom'
        6 |     kind: create
          |           ^~~~~~
        spec.yml:7:16: error: no connector is named 'AddBookmark'; declare it under 'connectors', \
        or use '{ http: <input> }'
        7 |     connector: AddBookmark
          |                ^~~~~~~~~~~
        spec.yml:8:14: error: neither 'properties' nor 'viewModel' has 'titel'; did you mean \
        'title'?
        8 |     inputs: [titel]
          |              ^~~~~
        spec.yml:9:25: error: unknown type 'Bookmark'; expected one of 'Bool', 'Int', 'Int32', \
        'Int64', 'Float', 'Double', 'String', '[String: Any]', 'UIImage', \
        'URL'
        9 |     result: { bookmark: Bookmark }
          |                         ^~~~~~~~
        spec.yml:10:16: error: 'title' cannot be written to; declare it '{ get set }' in 'viewModel'
        10 |     updates: { title: bookmarks }
           |                ^~~~~
        spec.yml:11:3: error: action 'load' has no 'kind'; add the key with one of 'callback', \
        'read', 'write', 'login', 'custom'
        11 |   load:
           |   ^~~~
        spec.yml:13:13: error: 'get-entry' is not the name of a method in the Mobile SDK; write \
        'getEntry', and what it takes under 'arguments'
        13 |     method: get-entry
           |             ^~~~~~~~~
        spec.yml:14:24: error: 'titel' is neither a property nor a literal; did you mean 'title'?
        14 |     arguments: { name: titel }
           |                        ^~~~~

        """)
  }

  @Test func `a key of another kind is refused`() {
    let spec = """
      screenlet: AddBookmark
      viewModel: { url: String? }
      actions:
        add: { kind: custom, connector: { http: url }, parse: text }
        load: { kind: callback, service: LRService, method: load, connector: { http: url } }
        save:
          kind: write
          connector: { http: url }
          service: LRService
          method: save
          arguments: { url: url }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:24: error: 'connector' does not apply to an action of kind 'custom'; remove it \
        or change the kind
        4 |   add: { kind: custom, connector: { http: url }, parse: text }
          |                        ^~~~~~~~~
        spec.yml:4:50: error: 'parse' does not apply to an action of kind 'custom'; remove it or \
        change the kind
        4 |   add: { kind: custom, connector: { http: url }, parse: text }
          |                                                  ^~~~~
        spec.yml:5:61: error: 'connector' does not apply to an action of kind 'callback'; remove \
        it or change the kind
        5 |   load: { kind: callback, service: LRService, method: load, connector: { http: url } }
          |                                                             ^~~~~~~~~
        spec.yml:9:5: error: 'service' does not apply to an action of kind 'write'; move it to a \
        connector, or make the kind 'callback'
        9 |     service: LRService
          |     ^~~~~~~
        spec.yml:10:5: error: 'method' does not apply to an action of kind 'write'; move it to a \
        connector, or make the kind 'callback'
        10 |     method: save
           |     ^~~~~~
        spec.yml:11:5: error: 'arguments' does not apply to an action of kind 'write'; move it to \
        a connector, or make the kind 'callback'
        11 |     arguments: { url: url }
           |     ^~~~~~~~~

        """)
  }

  @Test func `a callback needs a service and a method`() {
    let spec = """
      screenlet: AddBookmark
      actions:
        add: { kind: callback }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:3: error: action 'add' has no 'service'; add the key
        3 |   add: { kind: callback }
          |   ^~~
        spec.yml:3:3: error: action 'add' has no 'method'; add the key
        3 |   add: { kind: callback }
          |   ^~~

        """)
  }

  @Test func `the name of an action is made of words`() {
    let spec = """
      screenlet: AddBookmark
      actions:
        add bookmark: { kind: custom }
        add+bookmark: { kind: custom }
        2nd-try: { kind: custom }
        '': { kind: custom }
        'add"bookmark': { kind: custom }
        -: { kind: custom }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:3: error: 'add bookmark' cannot name an action; use words of letters and \
        digits with '-' between them
        3 |   add bookmark: { kind: custom }
          |   ^~~~~~~~~~~~
        spec.yml:4:3: error: 'add+bookmark' cannot name an action; use words of letters and \
        digits with '-' between them
        4 |   add+bookmark: { kind: custom }
          |   ^~~~~~~~~~~~
        spec.yml:5:3: error: '2nd-try' cannot name an action; use words of letters and digits \
        with '-' between them
        5 |   2nd-try: { kind: custom }
          |   ^~~~~~~
        spec.yml:6:3: error: '' cannot name an action; use words of letters and digits with '-' \
        between them
        6 |   '': { kind: custom }
          |   ^~
        spec.yml:7:3: error: 'add"bookmark' cannot name an action; use words of letters and \
        digits with '-' between them
        7 |   'add"bookmark': { kind: custom }
          |   ^~~~~~~~~~~~~~
        spec.yml:8:3: error: '-' cannot name an action; use words of letters and digits with \
        '-' between them
        8 |   -: { kind: custom }
          |   ^

        """)
  }

  @Test func `an action cannot make a constant that every Screenlet has`() {
    let spec = """
      screenlet: AddBookmark
      actions:
        default: { kind: custom }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:3: error: 'DefaultAction' is a member of BaseScreenlet already; give the \
        action 'default' another name
        3 |   default: { kind: custom }
          |   ^~~~~~~

        """)
  }

  @Test func `all that is wrong with the parts of an action is reported`() {
    let spec = """
      screenlet: AddBookmark
      actions:
        add:
          kind: custom
          summary: [Adds]
          delegate: { success: on added, failure: [onError], done: onDone }
          progress: { working: , success: { text: Saved }, done: Done }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:5:14: error: expected a text for 'summary', found a list
        5 |     summary: [Adds]
          |              ^~~~~~
        spec.yml:6:26: error: 'on added' cannot name a delegate method in Swift; did you mean \
        'onAdded'?
        6 |     delegate: { success: on added, failure: [onError], done: onDone }
          |                          ^~~~~~~~
        spec.yml:6:45: error: expected a text for 'failure', found a list
        6 |     delegate: { success: on added, failure: [onError], done: onDone }
          |                                             ^~~~~~~~~
        spec.yml:6:56: error: unknown key 'done'; expected one of 'success', 'returns', \
        'failure'
        6 |     delegate: { success: on added, failure: [onError], done: onDone }
          |                                                        ^~~~
        spec.yml:7:25: error: expected a text for 'working', found nothing
        7 |     progress: { working: , success: { text: Saved }, done: Done }
          |                         ^
        spec.yml:7:39: error: 'text' is not a language; write a code such as 'es' or 'pt-BR'
        7 |     progress: { working: , success: { text: Saved }, done: Done }
          |                                       ^~~~
        spec.yml:7:54: error: unknown key 'done'; expected one of 'working', 'success', \
        'failure', 'fraction'
        7 |     progress: { working: , success: { text: Saved }, done: Done }
          |                                                      ^~~~

        """)
  }

  @Test func `an action has one of four kinds`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      viewModel: { url: String? }
      connectors: { Save: { kind: custom } }
      actions:
        call: { kind: callback, service: LRService, method: load }
        read: { kind: read, connector: { http: url } }
        write: { kind: write, connector: Save }
        custom: { kind: custom, summary: Does it. }
      """)
    guard case .callback(let call) = spec.actions[0].kind else { throw NoScreenlet() }
    #expect(call.service.value == "LRService")
    #expect(spec.actions[1].kind == .read(.http(address: "url")))
    #expect(spec.actions[2].kind == .write(.named(spec.connectors[0])))
    #expect(spec.actions[3].kind == .custom)
    #expect(spec.actions[3].summary?.value == "Does it.")
    #expect(
      spec.actions.map(\.connector) == [
        nil, .http(address: "url"), .named(spec.connectors[0]), nil,
      ])
  }

  @Test func `an interactor is named after its action`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      actions:
        add-bookmark: { kind: custom }
        loadRatings: { kind: custom }
        delete_it: { kind: custom, interactor: Remove }
      """)
    #expect(spec.actions.map(\.interactor.value) == ["AddBookmark", "LoadRatings", "Remove"])
    #expect(
      spec.actions.map { String($0.interactor.range.text) } == [
        "add-bookmark", "loadRatings", "Remove",
      ])
  }
}
