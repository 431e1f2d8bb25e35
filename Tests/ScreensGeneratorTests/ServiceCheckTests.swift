import SourceText
import TestSupport
import Testing

@testable import ScreensGenerator

/// Calls of services in specs, in the files `Cases/Services`. The module has no class of its own.
struct ServiceCheckTests {
  @Test(arguments: try TextCase.all(in: "Services", beside: #filePath))
  func `a call that no service takes is reported as its case says`(_ item: TextCase) throws {
    let generation = Generation(
      item.input, named: item.fileName, own: OwnServices(sources: [], prefix: "App/"))
    #expect((generation.output == nil) == generation.diagnostics.hasErrors)
    try item.expect(generation.printed)
  }

  @Test(arguments: [
    ("LRTidesService_v7", "fetchEverything", "LRTidesService_v7"),
    ("LRJournalArticleService_v7", "fetchEverything", "LRJournalArticleService_v7"),
    ("LRContactService_v7", "fetchFriends", "LRContactService_v7"),
    (
      "LRBookmarksEntryService_v7", "archiveEntryWithEntryId",
      "LRBookmarksEntryService_v7+archiveEntryWithEntryId"
    ),
  ])
  func `a method in a file of the module is left to the compiler`(
    _ service: String, _ method: String, _ file: String
  ) {
    let spec = "connector: Sample\nservice: \(service)\nmethod: \(method)\n"
    let generation = Generation(
      spec, named: "Sample.connector.yml",
      own: OwnServices(sources: ["Services/\(file).swift"], prefix: "App/"))
    #expect(generation.printed == "")
    #expect(generation.output != nil)
  }
}
