import SpecModel

extension CustomConnector: ConnectorOutput {
  var classSuffix: String { "Connector" }
  var artefact: Artefact { .customConnector }
  var words: String {
    "Works off the main thread: `doRun(session:)` is where the work goes."
  }
  var asksServer: Bool { false }

  func success(
    of action: ActionSpec, by connector: ConnectorSpec, in spec: ScreenletSpec
  ) -> ActionTest.Success? {
    .idle("`\(Names.connector(connector))` does nothing", Names.connector(connector))
  }
}
