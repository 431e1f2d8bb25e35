import CommandNotation
import Runs
import ScreensGenerator
import SourceText
import SpecEditing

extension Option {
  /// The operation of a REST API that describes a connector.
  static let from = Option(
    name: "from", value: "FILE#ID",
    help: "an operation of an OpenAPI 3 document, by its id, which describes the connector")
}

extension Generation {
  /// Makes a connector of an operation of a REST API, alone or in a spec, with the models of its answer.
  func outputOfConnector(
    named name: String, from source: String
  ) throws(Failure) -> ExitCode {
    let parts = source.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts.contains("") else {
      throw .usage(
        "'--from \(source)' names no operation; write it as 'openapi.yaml#getSiteBlogPostingsPage'")
    }
    let path = try arguments.specToEdit()
    let existing = try path.map { path throws(Failure) in
      SpecEdit.modelNames(in: try Workspace.read(path))
    }
    var diagnostics = Diagnostics()
    let file = try Workspace.read(parts[0], reporting: &diagnostics)
    let document = OpenAPIDocument(file, reporting: &diagnostics)
    let imported = document.flatMap {
      ConnectorImport(
        name, from: $0, operation: parts[1], besides: existing ?? [], reporting: &diagnostics)
    }
    guard let imported, !diagnostics.hasErrors else { throw Failure(diagnostics) }
    console.print(imported.warnings)
    if !imported.optional.isEmpty {
      console.hint("it can send more: \(imported.optional.joined(separator: ", "))")
    }
    guard let path else {
      let file = Names.specFile(connector: ConnectorDraft(name: name).name)
      return try output(ofNew: [newSpec(file) { imported.text }])
    }
    let entries =
      imported.models.map { (section: SpecSection.models, entry: $0) }
      + [(section: .connectors, entry: imported.entry)]
    return try output(editing: [path]) { file, diagnostics in
      SpecEdit(adding: entries, to: file, reporting: &diagnostics)
    }
  }
}
