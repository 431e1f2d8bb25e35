extension Language {
  /// The language of specs. The file of an interactor comes before the file of a connector because
  /// it can have the key `connector` too.
  package static let specs = Language(
    title: "The language of specs",
    intro: """
      Every key of every mapping, from the same tables that read specs; `screens-gen spec explain KEY` prints a part of
      it. [Writing specs](spec.md) says how the parts of a spec work together.

      A spec is one document of YAML 1.2. The key `screenlet`, `interactor`, `connector`, `theme` or `themesOf` says what it describes;
      a file whose name ends with `.module.yml` describes a `module`. A mapping has the keys of its section and no others,
      except where its keys are names of your own. "Only with" says which kinds of the mapping have a key.
      """,
    files: [
      ScreenletKeys.table, ActionKeys.fileTable, ConnectorKeys.fileTable, ThemeSetKeys.table,
      ScreenletKeys.themesTable, ModuleKeys.table,
    ])
}
