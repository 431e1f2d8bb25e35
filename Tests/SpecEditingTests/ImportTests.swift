import SourceText
import TestSupport
import Testing

@testable import SpecEditing

/// Operations of OpenAPI documents that become connectors: the cases of `Cases/Imports`.
///
///     --- import getTask
///     openapi: 3.0.1
///     …
///     --- a.screenlet.yml
///     models: …
///     --- taken
///     Date
///
/// The second text is the spec that the connector is added to, the third the names that others have
/// in its module. `--- import getTask of blogs.yaml` is of the document in `Cases/Samples`. The output
/// is the spec of the connector, the warnings, and what can be sent besides; or the errors.
struct ImportTests {
  @Test(arguments: try TextCase.all(in: "Imports", beside: #filePath))
  func `an operation becomes what its case says`(_ item: TextCase) throws {
    var parts = item.parts
    let heading = try #require(parts.keys.first { $0.hasPrefix("import ") })
    let words = heading.split(separator: " ").map(String.init)
    let isSample = words.count == 4 && words[2] == "of"
    let operation = isSample ? words[1] : words.dropFirst().joined(separator: " ")
    let text = isSample ? try sample(words[3]) : parts[heading] ?? ""
    parts[heading] = nil
    let spec = parts.removeValue(forKey: "a.screenlet.yml") ?? ""
    let taken = parts.removeValue(forKey: "taken")?.split(separator: "\n").map(String.init) ?? []
    if let other = parts.keys.first { throw CaseMistake("--- \(other)") }
    try item.expect(imported(operation, of: text, besides: spec, taken: Set(taken)))
  }

  @Test func `brackets without an end are refused, not followed`() {
    let deep = String(repeating: "{ a: ", count: 10_000)
    #expect(imported("get", of: "openapi: \(deep)").contains("error:"))
  }

  /// Schemas that refer to each other, in ways that nobody writes by hand, and what is made of them.
  private static let chains: [(schema: @Sendable (_ next: String) -> String, expected: String)] = [
    ({ "type: object, properties: { a: { $ref: '\($0)' } }" }, "'a' of 'S99' is left out"),
    ({ "type: array, items: { $ref: '\($0)' }" }, "error: more than 100 schemas"),
    ({ "$ref: '\($0)'" }, "error: more than 100 schemas"),
    ({ "allOf: [{ $ref: '\($0)' }, { $ref: '\($0)' }]" }, "error: more than 100 schemas"),
    ({ "allOf: [{ $ref: '\($0)' }]" }, "error: more than 100 schemas"),
  ]

  @Test(arguments: chains.indices)
  func `a chain of schemas without an end is refused where it is too long`(_ index: Int) {
    let chain = Self.chains[index]
    let schemas = (0..<2000).map { number in
      "    S\(number): { \(chain.schema("#/components/schemas/S\(number + 1)")) }\n"
    }
    let text = """
      openapi: 3.0.1
      servers: [{ url: https://example.com/o }]
      paths:
        /a:
          get:
            operationId: get
            responses:
              200:
                content: { application/json: { schema: { $ref: '#/components/schemas/S0' } } }
      components:
        schemas:

      """
    let result = imported("get", of: text + schemas.joined() + "    S2000: { type: string }\n")
    #expect(result.contains(chain.expected), "\(result)")
  }

  private func imported(
    _ operation: String, of text: String, besides spec: String = "", taken: Set<String> = []
  ) -> String {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "api.yaml", text: text)
    let models = KnownModel.all(in: SourceFile(path: "a.screenlet.yml", text: spec))
    let connector = OpenAPIDocument(file, reporting: &diagnostics).flatMap {
      ConnectorImport(
        "Sample", from: $0, operation: operation, besides: models, taken: taken,
        reporting: &diagnostics)
    }
    guard let connector else { return diagnostics.printed }
    if spec.isEmpty {
      #expect(Decoding(connector.text, named: "Sample.connector.yml").printed == "")
    }
    let warnings = connector.warnings.printed
    return connector.text + (warnings.isEmpty ? "" : "--- warnings\n" + warnings)
      + (connector.optional.isEmpty ? "" : "--- optional\n")
      + connector.optional.map { $0 + "\n" }.joined()
  }
}
