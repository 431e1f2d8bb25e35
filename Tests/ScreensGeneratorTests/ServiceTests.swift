import SourceText
import Testing

@testable import ScreensGenerator

/// Tests of calls of services in specs.
protocol ServiceTests {}

extension ServiceTests {
  /// What is printed about a connector of several properties that makes a call; `files` are there.
  func complaints(
    service: String = "LRBookmarksEntryService_v7", _ method: String, _ arguments: String = "{}",
    result: String? = nil, files: [String] = []
  ) -> String {
    let text = """
      connector: Sample
      properties: { id: Int64, text: String, maybe: Int64?, photo: Data, tags: '[String]' }
      service: \(service)
      method: \(method)
      arguments: \(arguments)
      \(result.map { "result: { answer: \($0) }" } ?? "")

      """
    let generation = Generation(text, named: "Sample.connector.yml") {
      files.contains($0) ? nil : "App/" + $0
    }
    #expect((generation.output == nil) == generation.diagnostics.hasErrors)
    return generation.printed
  }
}
