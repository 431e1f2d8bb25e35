import SpecModel
import SwiftLayout

extension CustomPageConnector: ConnectorOutput {
  var classSuffix: String { "PageConnector" }
  var artefact: Artefact { .customPageConnector }
  var leadingParameters: [Code] { PageConnector.leadingParameters }
  var leadingArguments: [Code] { PageConnector.leadingArguments }
  var words: String {
    "Gets a page of the list off the main thread: `doRun(session:)` is where the work goes."
  }
  var asksServer: Bool { false }
}
