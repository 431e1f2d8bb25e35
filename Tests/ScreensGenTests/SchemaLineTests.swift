import Testing

/// A spec that a command writes names the schema, where there is one.
struct SchemaLineTests {
  private let line = "# yaml-language-server: $schema="

  @Test func `a schema beside the spec, or above it in the same project`() throws {
    let sandbox = try Sandbox(["Package.swift": "", "screens-gen.schema.json": "{}"])
    try sandbox.run("new-screenlet", "Note", "-o", "Sources/Notes")
    #expect(
      try sandbox.read("Sources/Notes/Note.screenlet.yml").hasPrefix(
        line + "../../screens-gen.schema.json\nscreenlet: Note\n"))
    try sandbox.run("connector", "Ping")
    #expect(
      try sandbox.read("Ping.connector.yml").hasPrefix(
        line + "screens-gen.schema.json\nconnector: Ping\n"))
    #expect(try sandbox.run("check", "-q") == Outcome())
  }

  @Test func `no schema, or one above the project`() throws {
    let sandbox = try Sandbox(["screens-gen.schema.json": "{}", "app/Package.swift": ""])
    try sandbox.run("new-screenlet", "Note", "-o", "app/Notes")
    #expect(try sandbox.read("app/Notes/Note.screenlet.yml").hasPrefix("screenlet: Note\n"))
    let other = try Sandbox()
    try other.run("new-screenlet", "Note")
    #expect(try other.read("Note.screenlet.yml").hasPrefix("screenlet: Note\n"))
  }
}
