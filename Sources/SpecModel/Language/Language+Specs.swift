package import SpecLanguage

extension Language {
  /// The language of specs. An interactor alone names its connector, so that it comes before that.
  package static let specs = Language(
    title: "The language of specs",
    intro: """
      Generated from the tables of the tool by `screens-gen spec explain --markdown`; the
      [README](../README.md#spec-reference) says how the parts of a spec work together.

      A spec is one document of YAML 1.2. Its first key says what it describes: `screenlet`, `interactor`, `connector`
      or `theme`. Every mapping below has the keys of its table and no others, except where its keys are names of your
      own. ☑ marks keys that have to be there, ☐ those that can be left out; kinds behind a mark are the only ones that
      have the key.
      """,
    files: [.screenlet, .interactorFile, .connectorFile, .themeSet])
}
