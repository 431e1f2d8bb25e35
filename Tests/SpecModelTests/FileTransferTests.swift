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
}
