import Testing

@testable import ScreensGenerator

/// Names of a spec that generated code needs for what others have made.
struct NamesInUseTests {
  @Test func `a Screenlet, connectors and an interactor for classes of the runtime`() {
    #expect(
      Generation(
        """
        screenlet: Base
        connectors:
          Http: { kind: custom }
          Server: { kind: custom }
        actions:
          serverReadConnector: { kind: custom }
        """
      ).printed == """
        Sample.screenlet.yml:1:12: error: the generated code uses 'BaseScreenlet' for something else; choose another name
        1 | screenlet: Base
          |            ^~~~
        Sample.screenlet.yml:3:3: error: the generated code uses 'HttpConnector' for something else; choose another name
        3 |   Http: { kind: custom }
          |   ^~~~
        Sample.screenlet.yml:4:3: error: the generated code uses 'ServerConnector' for something else; choose another name
        4 |   Server: { kind: custom }
          |   ^~~~~~
        Sample.screenlet.yml:6:3: error: the generated code uses 'ServerReadConnectorInteractor' for something else; choose another name
        6 |   serverReadConnector: { kind: custom }
          |   ^~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `members for types that their code uses`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        models:
          Entry: { URL: URL?, Date: Date? }
        properties:
          String: String?
        viewModel:
          Int64: Int64
        """
      ).printed == """
        Sample.screenlet.yml:3:12: error: the generated code uses 'URL' for something else; choose another name
        3 |   Entry: { URL: URL?, Date: Date? }
          |            ^~~
        Sample.screenlet.yml:3:23: error: the generated code uses 'Date' for something else; choose another name
        3 |   Entry: { URL: URL?, Date: Date? }
          |                       ^~~~
        Sample.screenlet.yml:5:3: error: the generated code uses 'String' for something else; choose another name
        5 |   String: String?
          |   ^~~~~~
        Sample.screenlet.yml:7:3: error: the generated code uses 'Int64' for something else; choose another name
        7 |   Int64: Int64
          |   ^~~~~

        """)
  }

  @Test func `a step for what the code around it uses`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        connectors:
          Count: { kind: custom, result: { count: Int } }
          Tidy: { kind: custom }
        actions:
          a: { kind: read, connectors: { connector: Count, ServerConnectorStep: Tidy } }
        """
      ).printed == """
        Sample.screenlet.yml:6:34: error: the generated code uses 'completedConnector' for something else; choose another name
        6 |   a: { kind: read, connectors: { connector: Count, ServerConnectorStep: Tidy } }
          |                                  ^~~~~~~~~
        Sample.screenlet.yml:6:52: error: the generated code uses 'ServerConnectorStep' for something else; choose another name
        6 |   a: { kind: read, connectors: { connector: Count, ServerConnectorStep: Tidy } }
          |                                                    ^~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `a theme set for a presenter of the runtime`() {
    #expect(
      Generation("theme: default\nprogress: {}\n", named: "default.theme.yml").printed == """
        default.theme.yml:1:8: error: the generated code uses 'DefaultProgressPresenter' for something else; choose another name
        1 | theme: default
          |        ^~~~~~~

        """)
    #expect(
      Generation("theme: default\nsizes: { a: 1 }\n", named: "default.theme.yml").printed == "")
  }
}
