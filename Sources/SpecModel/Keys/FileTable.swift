import SourceText
package import SpecNotation

/// The tables of files, which share some keys.
package protocol FileTable: Table {
  static var imports: Key<Self, [Located<String>]> { get }
}

extension FileTable {
  package static var models: Key<Self, [Node.Entry]> {
    key(
      "models", .names(.newModel, .names(.attribute, .type(.type))),
      "Classes, or structures with `modelType: struct`, of what the server sends, with a typed property for each attribute; `BankKit.Account` is the class of another module.",
      example: "{ Bookmark: { name: String, url: String } }")
  }

  package static var newConnectors: Key<Self, [Node.Entry]> {
    key(
      "connectors", .names(.newConnector, .keys(ConnectorKeys.table)),
      "Classes that make one request each, off the main thread.",
      example: "{ NewestBookmarks: { url: 'https://example.com/newest' } }")
  }

  package static var platforms: Key<Self, Platforms> {
    key(
      "platforms", .choice(Platforms.self),
      "Where the sources compile: `ios` leaves out what only Linux needs, a second declaration of each outlet and the list of inspectables.",
      .defaults(to: "ios-and-linux"), example: "ios")
  }

  package static var languages: Key<Self, [Located<String>]> {
    key(
      "languages", .texts(.language),
      "The languages of the texts that users read, first that of the spec: each has a string table, and any text can be a mapping from languages to texts.",
      .otherwise("the texts are in the code, in one language"), example: "[en, es]")
  }

  package static var imports: Key<Self, [Located<String>]> {
    key(
      "imports", .texts(.module),
      "Modules that every source imports besides the runtime, such as one with services of your own.",
      .otherwise("those of the module file"), example: "[BankKit]")
  }
}
