import ScreensGenerator
import Testing

/// What generated tests expect of what is sent and shown.
struct RestSampleTests {
  private func tests(_ connector: String, _ updates: String = "{}") throws -> String {
    let generation = Generation(
      """
      screenlet: Sample
      module: Samples
      models: { File: { size: Int64 } }
      properties: { id: Int64 = 0 }
      viewModel:
        size: { type: 'String { get set }', widget: label }
        words: { type: 'String { get set }', widget: label }
      connectors: { Send: \(connector) }
      actions: { send: { kind: write, connector: Send, result: { file: File }, updates: \(updates) } }
      """)
    #expect(generation.printed == "")
    return try generation.file("SampleScreenletTests.swift")
  }

  @Test func `control characters of a body are escaped as the runtime escapes them`() throws {
    let tests = try tests(
      #"""
      { method: POST, path: /a, body: { "k\ty": "\"a\nb\rc\td\u0001e\u001F\"" }, result: { file: File } }
      """#)
    #expect(tests.contains(#"{\"k\\ty\":\"a\\nb\\rc\\td\\u0001e\\u001f\"}"#))
  }

  @Test func `the size of a file is what the system makes of it`() throws {
    let tests = try tests(
      "{ method: POST, path: /a, result: { file: File } }",
      "{ size: file size of file.size, words: 'It has {file size of file.size}' }")
    #expect(
      tests.contains(
        "#expect(screenlet.viewModel?.size == Int64(2048).asFileSize())\n"))
    #expect(!tests.contains("2 kB") && !tests.contains("It has"))
  }
}
