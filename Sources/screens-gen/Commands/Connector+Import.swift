import Runs
import ScreensGenerator
import SourceText
import SpecEditing
import SpecModel

extension Option {
  /// The operation of a REST API that describes a connector.
  static let from = Option(
    name: "from", value: "FILE#ID",
    help: "an operation of an OpenAPI 3 document, by its id or as 'GET /path', which describes it")
}

extension Generation {
  /// Generates a connector from an operation of a REST API, alone or in a spec, with the models of
  /// its reply.
  func outputOfConnector(
    named name: String, from source: String
  ) throws(Failure) -> ExitCode {
    let parts = source.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 2, !parts.contains("") else {
      throw .usage(
        "'--from \(source)' names no operation; write it as 'openapi.yaml#getSiteBlogPostingsPage'")
    }
    let path = try arguments.specToEdit()
    let specFile = Names.specFile(connector: ConnectorDraft(name: name).name)
    let known = try knownModels(of: path, at: path ?? arguments.outputPath(specFile))
    var diagnostics = Diagnostics()
    let file = try Workspace.read(parts[0], as: .openAPI, reporting: &diagnostics)
    let document = OpenAPIDocument(file, reporting: &diagnostics)
    let imported = document.flatMap {
      ConnectorImport(
        name, from: $0, operation: parts[1], besides: known, taken: Names.takenFromModels,
        reporting: &diagnostics)
    }
    guard let imported, !diagnostics.hasErrors else { throw Failure(diagnostics) }
    console.print(imported.warnings)
    if !imported.optional.isEmpty {
      console.hint("it can send more: \(imported.optional.joined(separator: ", "))")
    }
    guard let path else {
      return try output(ofNew: [newSpec(specFile) { imported.text }])
    }
    let entries =
      imported.models.map { (section: SpecSection.models, entry: $0) }
      + [(section: .connectors, entry: imported.entry)]
    return try output(editing: [path]) { file, diagnostics in
      SpecEdit(adding: entries, to: file, reporting: &diagnostics)
    }
  }

  /// Returns the models that a spec can use: those that it declares, if it exists, and those of its
  /// module.
  private func knownModels(of spec: String?, at path: String) throws(Failure) -> [KnownModel] {
    let shared = try arguments.modules.found(for: path)?.spec.models ?? []
    let own = try spec.map { spec throws(Failure) in
      KnownModel.all(in: try Workspace.read(spec, as: .spec))
    }
    return (own ?? []) + shared.map { KnownModel($0) }
  }
}
