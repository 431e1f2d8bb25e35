import SourceText
import Testing

@testable import SpecEditing

/// What an operation of a document becomes: the spec of a connector, or what is wrong.
struct ImportedConnector {
  /// The spec, or the errors.
  let text: String
  let warnings: String
  /// What can be sent besides.
  let optional: [String]

  /// `spec` is the one that it is added to.
  init(
    _ operation: String, of text: String, besides spec: String = "", taken: Set<String> = []
  ) {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "api.yaml", text: text)
    let connector = OpenAPIDocument(file, reporting: &diagnostics).flatMap {
      ConnectorImport(
        "Sample", from: $0, operation: operation,
        besides: KnownModel.all(in: SourceFile(path: "a.screenlet.yml", text: spec)), taken: taken,
        reporting: &diagnostics)
    }
    var printer = DiagnosticPrinter()
    self.text = connector?.text ?? printer.text(for: diagnostics)
    warnings = connector.map { printer.text(for: $0.warnings) } ?? ""
    optional = connector?.optional ?? []
    if let connector, spec.isEmpty {
      #expect(Decoding(connector.text, named: "Sample.connector.yml").printed == "")
    }
  }
}
