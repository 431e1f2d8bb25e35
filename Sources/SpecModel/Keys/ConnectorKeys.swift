package import SpecNotation

/// The keys of a connector, whether a spec declares it, it has a file of its own, or it gets the
/// pages of a list. Those of a single kind of connector are declared with the kind.
package enum ConnectorKeys: FileTable, CallTable {
  package static let connector = key(
    "connector", .text(.newConnector), "The name of the connector.", .required,
    example: "AddBookmark")
  package static let kind = key(
    "kind", .word(ConnectorSpec.Kind.names), "How the connector makes its request.",
    .otherwise(telltales.map { "`\($0.kind)` with a `\($0.key)`" }.joined(separator: ", ")),
    example: "liferay")
  package static let summary = key(
    "summary", .sentence, "The doc comment of the connector.", .otherwise("what it calls"),
    example: "Adds a bookmark.")
  package static let properties = key(
    "properties", .entries(.parameters), "What its initializer sets.",
    example: "{ folderId: Int64 }")
  package static let validate = key(
    "validate", .entries(.rules),
    "What must hold before the request is made, and what to say if it does not.",
    example: "{ 'folderId > 0': Undefined folderId }")
  static let session = key(
    "session", .keys(SessionKeys.self, or: .choice(["none"])),
    "Whose session the call is made with: nobody's, or that of another user than the one who is logged in.",
    .otherwise("that of whoever is logged in"),
    kinds: [LiferayConnector.name, RestConnector.name],
    example: "{ userName: anonymousApiUserName, password: anonymousApiPassword }")
  package static let path = key(
    "path", .text(.path), "The path of a REST service, on the server of the session.", .required,
    example: "'/o/headless-delivery/v1.0/sites/{groupId}/blog-postings'")
  package static let query = key(
    "query", .names(TextForm("the name of a parameter"), .text(.passed)),
    "The parameters of the query; one that is nil is left out.",
    example: "{ search: keyword, pageSize: 20 }")
  package static let headers = key(
    "headers", .names(TextForm("the name of a header"), .text(.passed)),
    "Headers beside those of every request; one that is nil is left out.",
    example: "{ Accept-Language: language }")
  package static let result = key(
    "result", .node(.result), "What is kept of the answer, under this name.",
    example: "{ bookmark: Bookmark }")

  package static let table = Mapping(
    "connector", "A connector", "A class that makes one request, off the main thread.",
    kinds: kinds, choices: [choice], keys: allRows, otherWords: otherWords, advice: advice)

  package static let fileTable = Mapping(
    "connectorFile", "A connector alone",
    "A file that describes a connector, with the models that its result needs.",
    kinds: kinds, choices: [choice], keys: rows(of: connector, models, imports) + allRows,
    otherWords: otherWords, advice: advice)

  private static let allRows =
    rows(of: kind, summary, properties, validate, session)
    + ConnectorSpec.Kind.rows.map { row in
      let kinds = ConnectorSpec.Kind.named.filter { kind in
        kind.keys.contains { $0.key.row.meaning == row.meaning }
      }
      return row.of(kinds.map { $0.name })
    }

  /// Without a `kind`, a key that only one kind has determines the kind.
  private static let telltales = ConnectorSpec.Kind.named.compactMap { kind in
    kind.telltale.map { (key: $0, kind: kind.name) }
  }

  private static let kinds = Mapping.Kinds(
    saidBy: kind.name, "a connector of kind", implied: telltales)
  private static let choice = Mapping.Choice(oneOf: [kind.name] + telltales.map(\.key))

  private static let otherWords = ["inputs": properties.name, "rules": validate.name]

  private static let advice = [
    "http.result": "write the result, and how to 'parse' it, in the action",
    "rest.form": "services of the portal read JSON; write the values under 'body'",
    "parse": "move it to the action",
    "http.session": "it never sends the credentials of a login; remove the key",
    "custom.session": "remove the key, and override 'createSession()' in its class",
  ]
}

enum SessionKeys: Table {
  static let userName = key(
    "userName", .text(.property), "The name that the user logs in with.", .required,
    example: "anonymousApiUserName")
  static let password = key(
    "password", .text(.property), "The password.", .required, example: "anonymousApiPassword")

  static let table = Mapping(
    "session", "The session of a user",
    "The user that a connector logs in as, given by two of its properties.",
    keys: rows(of: userName, password))
}
