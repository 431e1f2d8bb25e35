import Testing

/// Documents and operations that cannot become a connector.
struct ConnectorImportRefusalTests {
  private static func document(
    _ operation: String, path: String = "/a", server: String = "/o", schemas: String = "{}"
  ) -> String {
    """
    openapi: 3.0.1
    servers: [{ url: '\(server)' }]
    components: { schemas: \(schemas) }
    paths:
      '\(path)':
        get: { operationId: get, \(operation) }
    """
  }

  private static func answer(_ schema: String) -> String {
    "responses: { '200': { content: { application/json: { schema: \(schema) } } } }"
  }

  @Test(arguments: [
    ("swagger: '2.0'\n", "expected an OpenAPI 3 document; this is version 2.0"),
    ("- 1\n", "expected an OpenAPI 3 document; it has no 'openapi: 3.0.1'"),
    ("openapi: 3.0.1\npaths: {}\n", "the document has no operation 'get'"),
    (
      "openapi: 3.0.1\npaths: { /a: { get: { operationId: gets } } }\n",
      "the document has no operation 'get'; did you mean 'gets'?"
    ),
    (
      "openapi: 3.0.1\npaths: { /a: { trace: { operationId: get } } }\n",
      "a connector sends no 'TRACE'; name an operation of another method"
    ),
    (
      document("", server: "https://{host}/o"),
      "the server's address 'https://{host}/o' has variables; write the address itself"
    ),
    (document("", path: "/a/{id}"), "the path has '{id}', which is not a parameter of it"),
    (
      document("parameters: [{ in: path, name: '!', schema: { type: string } }]", path: "/{!}"),
      "'!' cannot name a property"
    ),
    (
      document(
        "parameters: [{ in: path, name: a, schema: { type: array, items: { type: string } } }]",
        path: "/{a}"),
      "'a' of type '[String]' cannot be sent in that part of a request"
    ),
    (
      document("parameters: [{ in: cookie, name: a, required: true, schema: { type: string } }]"),
      "the cookie 'a' is required, and no cookie can be set"
    ),
    (
      document("requestBody: { content: { multipart/form-data: { schema: { type: object } } } }"),
      "a connector sends JSON, not 'multipart/form-data'"
    ),
    (document(answer("{ oneOf: [] }")), "'oneOf' is not supported; describe one type"),
    (
      document(answer("{ type: [string, integer] }")),
      "a choice of several types is not supported; describe one type"
    ),
    (
      document(answer("{ type: string, format: binary }")),
      "a file ('format: binary') is not supported"
    ),
    (document(answer("{}")), "a schema without a 'type' is not supported"),
    (
      document(answer("{ $ref: other.yaml }")),
      "'other.yaml' is not in this document; put what it refers to here"
    ),
    (
      document(
        answer("{ $ref: '#/components/schemas/A' }"),
        schemas: "{ A: { $ref: '#/components/schemas/A' } }"),
      "'#/components/schemas/A' refers to itself; name a schema that says a type"
    ),
    (
      document(
        answer("{ $ref: '#/components/schemas/A' }"),
        schemas: "{ A: { allOf: [{ $ref: '#/components/schemas/A' }] } }"),
      "'allOf' is made of itself"
    ),
    (
      document(
        answer("{ $ref: '#/components/schemas/A' }"),
        schemas: "{ A: { type: array, items: { $ref: '#/components/schemas/A' } } }"),
      "'A' is an array of itself"
    ),
    (
      document(
        answer("{ $ref: '#/components/schemas/1 2' }"), schemas: "{ '1 2': { properties: {} } }"),
      "'12' cannot name a model; rename the schema"
    ),
  ])
  func `what is not understood is refused by its name`(document: String, message: String) {
    let printed = ImportedConnector("get", of: document).text
    #expect(printed.contains(": error: \(message)\n"), "\(printed)")
  }

  @Test func `brackets without an end are refused, not followed`() {
    let deep = String(repeating: "{ a: ", count: 10_000)
    #expect(ImportedConnector("get", of: "openapi: \(deep)").text.contains("error:"))
  }
}
