import Testing

@testable import SpecModel

/// Files that are downloaded and uploaded, and how far they have come.
struct FileTransferTests {

  private let head = """
    screenlet: FileDisplay
    viewModel:
      file: { type: 'URL? { get set }', widget: webView }
      part: { type: 'Double { get set }', widget: progressView }
      fixed: { type: Float, widget: progressView }
      words: 'String { get set }'
    connectors:
      Download: { properties: { uuid: String }, download: '{context.server}/documents/{uuid}' }
      Send:
        properties: { bytes: Data }
        service: LRDLAppService_v7
        method: addFileEntry
        arguments: { file: { data: bytes, fileName: '"a"', mimeType: '"b"' } }
      Ask: { properties: { uuid: String }, url: 'https://example.com/{uuid}' }
    properties: { uuid: String }

    """

  @Test func `a download brings a file, and its progress is shown and told`() throws {
    let spec = try screenlet(
      head + """
        actions:
          load:
            kind: read
            connector: Download
            result: { file: URL }
            progress: { fraction: part }
            updates: { file: file }
            delegate: { progress: { onProgress: uuid } }
        """)
    let action = try #require(spec.actions.first)
    #expect(action.fraction?.value.name.value == "part")
    #expect(action.delegate.progress?.value == "onProgress")
    #expect(action.delegate.progressSubjects.map(\.name.value) == ["uuid"])
    #expect(action.result?.type.builtin == .url)
  }

  @Test func `a connector that is written by hand can report progress`() throws {
    let spec = try screenlet(
      """
      screenlet: Import
      connectors: { Convert: { kind: custom } }
      actions:
        convert: { kind: write, connector: Convert, delegate: { progress: onConvertProgress } }
      """)
    #expect(spec.actions.first?.delegate.progress?.value == "onConvertProgress")
  }

  @Test func `an upload has a progress too, and what sends no file has none`() {
    let spec =
      head + """
        actions:
          send: { kind: write, sender: { bytes: Data }, connector: Send, progress: { fraction: part } }
          ask: { kind: read, connector: Ask, progress: { fraction: part }, delegate: { progress: onPart } }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:18:60: error: no connector of this action sends or receives a file, so there is \
        no progress to report; 'download' receives one, and a service with '{ data: ..., fileName: \
        ..., mimeType: ... }' sends one
        18 |   ask: { kind: read, connector: Ask, progress: { fraction: part }, delegate: { progress: onPart } }
           |                                                            ^~~~
        spec.yml:18:90: error: no connector of this action sends or receives a file, so there is \
        no progress to report; 'download' receives one, and a service with '{ data: ..., fileName: \
        ..., mimeType: ... }' sends one
        18 |   ask: { kind: read, connector: Ask, progress: { fraction: part }, delegate: { progress: onPart } }
           |                                                                                          ^~~~~~

        """)
  }

  @Test func `a part of a file is a number that is shown`() {
    let spec =
      head + """
        actions:
          a: { kind: read, connector: Download, progress: { fraction: fixed } }
          b: { kind: read, connector: Download, progress: { fraction: words } }
          c: { kind: read, connector: Download, progress: { fraction: prt } }
          d: { kind: read, connector: Download, delegate: { progress: { onPart: progress } } }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:17:63: error: 'fixed' is 'Float { get }'; a part of a file is shown by a \
        'Float' or 'Double' that the Screenlet sets, as "{ type: 'Double { get set }', widget: \
        progressView }"
        17 |   a: { kind: read, connector: Download, progress: { fraction: fixed } }
           |                                                               ^~~~~
        spec.yml:18:63: error: 'words' is 'String'; a part of a file is shown by a 'Float' or \
        'Double' that the Screenlet sets, as "{ type: 'Double { get set }', widget: progressView \
        }"
        18 |   b: { kind: read, connector: Download, progress: { fraction: words } }
           |                                                               ^~~~~
        spec.yml:19:63: error: the view model has no member 'prt'; did you mean 'part'?
        19 |   c: { kind: read, connector: Download, progress: { fraction: prt } }
           |                                                               ^~~
        spec.yml:20:73: error: every such method is passed the progress; leave it out, or give the \
        input 'progress' another name
        20 |   d: { kind: read, connector: Download, delegate: { progress: { onPart: progress } } }
           |                                                                         ^~~~~~~~

        """)
  }

  @Test func `a download has an address, and its result is a file`() {
    let spec = """
      screenlet: FileDisplay
      properties: { uuid: String }
      connectors:
        A: { properties: { uuid: String }, download: 'documents/{uuid}' }
        B: { properties: { resultUrl: String }, download: 'https://example.com/{resultUrl}' }
        C: { properties: { uuid: String }, download: 'https://example.com/{uuid}', url: 'https://example.com' }
        D: { properties: { uuid: String }, download: 'https://example.com/{uuid}' }
      actions:
        a: { kind: read, connector: D, result: { file: String } }
        b: { kind: read, connector: D, result: { file: URL }, parse: text }
        c: { kind: read, connector: D, result: { file: URL }, cacheKey: uuid }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:48: error: expected an address that starts with 'https://', 'http://' or \
        '{context.server}', or one property as '{name}'
        4 |   A: { properties: { uuid: String }, download: 'documents/{uuid}' }
          |                                                ^~~~~~~~~~~~~~~~~~
        spec.yml:5:22: error: 'resultUrl' is a member of HttpDownloadConnector already; give the \
        property another name
        5 |   B: { properties: { resultUrl: String }, download: 'https://example.com/{resultUrl}' }
          |                      ^~~~~~~~~
        spec.yml:6:38: error: 'download' does not apply to a connector of kind 'http'; remove it \
        or change the kind
        6 |   C: { properties: { uuid: String }, download: 'https://example.com/{uuid}', url: 'https://example.com' }
          |                                      ^~~~~~~~
        spec.yml:9:50: error: the result is 'String' here but 'URL' in the connector 'D'; make \
        the types agree
        9 |   a: { kind: read, connector: D, result: { file: String } }
          |                                                  ^~~~~~
        spec.yml:7:48: note: the result of the connector is declared here
        7 |   D: { properties: { uuid: String }, download: 'https://example.com/{uuid}' }
          |                                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
        spec.yml:10:57: error: 'parse' reads what an HTTP connector answers; this connector has \
        a result of its own
        10 |   b: { kind: read, connector: D, result: { file: URL }, parse: text }
           |                                                         ^~~~~
        spec.yml:11:67: error: the result 'url' is 'URL', which cannot be kept; only what a \
        service sends can be
        11 |   c: { kind: read, connector: D, result: { file: URL }, cacheKey: uuid }
           |                                                                   ^~~~

        """)
  }
}
