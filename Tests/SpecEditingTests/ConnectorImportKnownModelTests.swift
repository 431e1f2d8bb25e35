import Testing

/// What becomes of models that a spec has already.
struct ConnectorImportKnownModelTests {
  private static let document = """
    openapi: 3.0.1
    servers: [{ url: / }]
    paths:
      /a:
        get:
          operationId: get
          responses:
            '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Job' } } } }
    components:
      schemas:
        Job: { properties: { state: { $ref: '#/components/schemas/Status' }, name: { type: string } } }
        Status: { properties: { code: { type: string }, at: { type: string, format: date-time } } }
    """

  private func found(_ models: String) -> ImportedConnector {
    ImportedConnector("get", of: Self.document, besides: "models:\n" + models)
  }

  @Test(arguments: [
    "  Status: { code: String, at: Date? }\n",
    "  Status: { code: 'URL?', at: String, more: Int }\n",
  ])
  func `a model that fits is used`(models: String) {
    let found = found(models)
    #expect(found.warnings == "")
    #expect(
      found.text.hasPrefix(
        """
        connector: Sample
        models:
          Job:
            state: Status?
            name: String?
        path: /a
        """), "\(found.text)")
  }

  @Test func `what a model of the spec lacks is said`() {
    let found = found("  Status: { code: String }\n")
    #expect(
      found.warnings == """
        api.yaml:12:13: warning: the model 'Status' of the spec stays as it is, without 'at'; add what \
        you need of it
        12 |     Status: { properties: { code: { type: string }, at: { type: string, format: date-time } } }
           |             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        a.screenlet.yml:2:3: note: the spec's 'Status' is declared here
        2 |   Status: { code: String }
          |   ^~~~~~

        """)
    #expect(!found.text.contains("  Status:"))
  }

  @Test(arguments: ["{ code: Int }", "{ code: String, other: Int }", "{ code: '[String]' }"])
  func `a model that is another one gets another name, and so do those that have it`(
    status: String
  ) {
    let found = found("  Job: { state: Status? }\n  Status: \(status)\n  Job2: {}\n")
    #expect(
      found.text == """
        connector: Sample
        models:
          Job3:
            state: Status2?
            name: String?
          Status2:
            code: String?
            at: Date?
        path: /a
        result:
          job3: Job3

        """)
    #expect(
      found.warnings.contains(
        """
        api.yaml:12:13: warning: this is not the 'Status' that the spec has, so the model is called \
        'Status2'
        """))
    #expect(
      found.warnings.contains("a.screenlet.yml:3:3: note: the spec's 'Status' is declared here"))
  }
}
