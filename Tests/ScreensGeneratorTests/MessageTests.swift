import SourceText
import TestSupport
import Testing

@testable import ScreensGenerator

/// What is reported for a spec that can be read, but not generated from, word for word: the cases of
/// `Cases/Messages`. The class of a service that the runtime lacks is there.
struct MessageTests {
  @Test(arguments: try TextCase.all(in: "Messages", beside: #filePath))
  func `what cannot be generated is reported as its case says`(_ item: TextCase) throws {
    let generation = Generation(item.input, named: item.fileName)
    #expect((generation.output == nil) == generation.diagnostics.hasErrors)
    try item.expect(generation.printed)
  }
}

extension TextCase {
  /// The name of a file with the spec, which ends as specs of its kind do.
  var fileName: String {
    let kind = input.prefix { $0 != ":" }
    return "\(kind == "theme" ? "sample" : "Sample").\(kind).yml"
  }
}
