import SpecModel
import SwiftLayout
import TemplateEngine

extension CustomPageConnector: ConnectorOutput {
  var classSuffix: String { "PageConnector" }
  var artefact: Artefact { .customPageConnector }
  var leadingParameters: [Code] { PageConnector.leadingParameters }
  var leadingArguments: [Code] { PageConnector.leadingArguments }
  var words: String {
    "Gets a page of the list off the main thread: `doRun(session:)` is where the work goes."
  }
  var asksServer: Bool { false }

  func values(of connector: ConnectorSpec) -> TemplateMapping { [:] }

  /// What is expected of the list until the work is written.
  func success(
    of action: ActionSpec, by connector: ConnectorSpec, in spec: ScreenletSpec
  ) -> ActionTest.Success? { nil }
}
