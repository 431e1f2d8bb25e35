import Testing

/// Names of a document that are one in Swift, or that Swift cannot have.
struct ConnectorImportNameTests {
  /// A document with one operation, `get`.
  private static func document(
    _ operation: String = "", path: String = "/a", answer: String = "", schemas: String = "{}"
  ) -> String {
    let content = "content: { application/json: { schema: \(answer) } }"
    let responses = answer.isEmpty ? "" : "responses: { '200': { \(content) } }"
    return """
      openapi: 3.0.1
      servers: [{ url: / }]
      paths:
        \(path):
          post: { operationId: get,
            \(operation.replacing("\n", with: "\n      ")) \(responses) }
      components:
        schemas: \(schemas.replacing("\n", with: "\n      "))
      """
  }

  /// The models of the spec, one to a line.
  private static func models(_ text: String) -> String {
    let lines = text.split(separator: "\n").drop { $0 != "models:" }.dropFirst()
    return lines.prefix { $0.hasPrefix(" ") }.joined(separator: "\n")
  }

  @Test func `schemas that differ by style are two models, and that which is spelled so has it`() {
    let found = ImportedConnector(
      "get",
      of: Self.document(
        answer: "{ $ref: '#/components/schemas/Note' }",
        schemas: """
            { note-item: { properties: { a: { type: string } } },
              NoteItem: { properties: { b: { type: string } } },
              Note: { properties: {
                item: { properties: { c: { type: string } } },
                Item: { properties: { d: { type: string } } },
                first: { $ref: '#/components/schemas/note-item' },
                second: { $ref: '#/components/schemas/NoteItem' } } } }
          """))
    #expect(
      Self.models(found.text) == """
          Note:
            item: NoteItem3?
            Item: NoteItem4?
            first: NoteItem2?
            second: NoteItem?
          NoteItem3:
            c: String?
          NoteItem4:
            d: String?
          NoteItem2:
            a: String?
          NoteItem:
            b: String?
        """)
    #expect(found.warnings == "")
  }

  @Test func `parameters that differ by style are two properties`() {
    let found = ImportedConnector(
      "get",
      of: Self.document(
        """
        parameters: [
          { name: page_id, in: path, required: true, schema: { type: string } },
          { name: page-size, in: query, required: true, schema: { type: integer } },
          { name: pageSize, in: query, required: true, schema: { type: integer } },
          { name: page.size, in: query, required: true, schema: { type: integer } },
          { name: pageSize, in: header, required: true, schema: { type: integer } }],
        requestBody: { content: { application/json: { schema: {
          required: [PageSize], properties: { PageSize: { type: integer } } } } } },
        """, path: "'/{page_id}'"))
    #expect(
      found.text == """
        connector: Sample
        properties:
          page_id: String
          pageSize: Int
          pageSizeValue: Int
          pageSizeValue2: Int
          pageSizeValue3: Int
        method: POST
        path: /{page_id}
        query:
          page-size: pageSize
          pageSize: pageSizeValue
          page.size: pageSizeValue2
        headers:
          pageSize: pageSizeValue
        body:
          PageSize: pageSizeValue3

        """)
  }

  @Test func `an attribute that Swift cannot have is left out, a model gets another name`() {
    let found = ImportedConnector(
      "get",
      of: Self.document(
        answer: "{ $ref: '#/components/schemas/Type' }",
        schemas: """
            { Type: { properties: { Type: { type: string }, self: { type: string },
                init: { type: string }, attributes: { type: string }, good: { type: string },
                x-note: { type: string }, x-class-name: { type: string },
                date: { $ref: '#/components/schemas/Date' },
              Error: { type: string } } },
              Date: { properties: { year: { type: integer } } } }
          """), taken: ["Date", "Error"])
    #expect(
      Self.models(found.text) == """
          TypeModel:
            good: String?
            date: DateModel?
          DateModel:
            year: Int?
        """)
    for name in ["Type", "self", "init", "attributes", "x-note", "Error"] {
      #expect(
        found.warnings.contains(
          "warning: '\(name)' of 'TypeModel' is left out: '\(name)' cannot name an attribute; "
            + "read it in code, as 'attributes[\"\(name)\"]'\n"))
    }
    #expect(!found.warnings.contains("'x-class-name'"))
  }

  @Test func `a property that Swift cannot have gets another name`() {
    let found = ImportedConnector(
      "get",
      of: Self.document(
        """
        requestBody: { content: { application/json: { schema: {
          required: [self, init, hash, session, result], properties: {
            self: { type: string }, init: { type: string }, hash: { type: string },
            session: { type: string }, result: { type: string } } } } } }
        """))
    #expect(
      found.text.contains(
        """
        body:
          self: selfValue
          init: initValue
          hash: hashValue2
          session: sessionValue
          result: resultValue

        """), "\(found.text)")
  }

  @Test(arguments: [
    ("application/json; charset=utf-8", ""), ("Application/JSON", ""),
    ("application/problem+JSON ;v=1", ""), ("application/*", ""), ("'*/*'", ""),
    (
      "text/plain",
      "warning: a connector reads JSON, not 'text/plain', so it has no 'result'\n"
    ),
  ])
  func `a type of content is compared as HTTP does`(type: String, warning: String) {
    let found = ImportedConnector(
      "get",
      of: Self.document(answer: "{ type: string }").replacing("application/json", with: type))
    #expect(found.text.contains("result:\n  answer: String\n") == warning.isEmpty, "\(found.text)")
    #expect(warning.isEmpty ? found.warnings == "" : found.warnings.contains(warning))
    let body =
      "requestBody: { content: { \(type): { schema: { required: [a], properties: { a: { type: string } } } } } }"
    #expect(
      ImportedConnector("get", of: Self.document(body)).text.contains("body:") == warning.isEmpty)
  }

  @Test func `what more than one answer says is a warning`() {
    func found(_ responses: String) -> ImportedConnector {
      ImportedConnector("get", of: Self.document("responses: { \(responses) }"))
    }
    func response(_ status: String, _ type: String) -> String {
      "'\(status)': { content: { application/json: { schema: { type: \(type) } } } }"
    }
    let empty = found("'200': { description: a }, " + response("202", "string"))
    #expect(empty.text.contains("answer: String") && empty.warnings == "")
    let same = found(response("200", "string") + ", " + response("201", "string"))
    #expect(same.text.contains("answer: String") && same.warnings == "")
    let other = found(response("200", "string") + ", " + response("201", "boolean"))
    #expect(
      other.warnings.contains(
        "the connector reads the answer of '200'; this one, of '201', is another"))
    let failure = found(response("2xx", "string") + ", " + response("default", "boolean"))
    #expect(failure.text.contains("answer: String") && failure.warnings == "")
  }

  @Test func `operations are named by their method and path too`() {
    let text = """
      openapi: 3.0.1
      servers: [{ url: / }]
      paths:
        /a/{id}:
          parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
          get: {}
          delete: { operationId: same }
        /b: { put: { operationId: same } }
        /c: { $ref: '#/x-paths/c' }
      x-paths: { c: { get: { operationId: c } } }
      """
    #expect(ImportedConnector("GET /a/{id}", of: text).text.contains("path: /a/{id}"))
    #expect(ImportedConnector("put /b", of: text).text.contains("method: PUT"))
    #expect(ImportedConnector("c", of: text).text.contains("path: /c"))
    #expect(
      ImportedConnector("GET /b", of: text).text.hasPrefix(
        "api.yaml:4:3: error: the document has no operation 'GET /b'"))
    #expect(
      ImportedConnector("same", of: text).text == """
        api.yaml:8:29: error: several operations are called 'same'; name one by its method and path, \
        'DELETE /a/{id}' or 'PUT /b'
        8 |   /b: { put: { operationId: same } }
          |                             ^~~~
        api.yaml:7:28: note: 'DELETE /a/{id}' is called so here
        7 |     delete: { operationId: same }
          |                            ^~~~

        """)
  }
}
