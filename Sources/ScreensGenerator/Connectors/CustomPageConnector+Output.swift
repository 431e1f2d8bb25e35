import SpecModel

extension CustomPageConnector: PageConnectorOutput {
  var classSuffix: String { "PageConnector" }
  var artefact: Artefact { .customPageConnector }
  var words: String {
    "Gets a page of the list off the main thread: `doRun(session:)` is where the work goes."
  }
  var asksServer: Bool { false }
}
