extension Sandbox {
  /// A module file with a model, beside a Screenlet and a connector that use it.
  static func withNotesModule() throws -> Sandbox {
    try Sandbox([
      "Notes.module.yml": """
      module: Notes
      models:
        Note: { text: String }

      """,
      "A/Add.screenlet.yml": """
      screenlet: Add
      connectors:
        Save: { kind: custom, result: { note: Note } }
      actions: { save: { kind: write, connector: Save } }
      summary: Adds a note.

      """,
      "B/Get.connector.yml": "connector: Get\nkind: custom\nresult: { note: Note }\n",
    ])
  }

  /// Adds lines to the module file, or to another one.
  func add(_ lines: String, to path: String = "Notes.module.yml") throws {
    try write(try read(path) + lines, to: path)
  }
}
