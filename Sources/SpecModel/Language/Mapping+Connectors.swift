package import SpecLanguage

extension Mapping {
  package static let connector = Mapping(
    "connector", "A connector", "A class that makes one request, off the main thread.",
    kinds: connectorKinds, choices: [connectorKind], keys: connectorKeys)

  package static let connectorFile = Mapping(
    "connectorFile", "A connector alone",
    "A file that describes a connector, with the models that its result needs.",
    kinds: connectorKinds, choices: [connectorKind],
    keys: [
      Key(
        "connector", .text(.newConnector), "The name of the connector.", .required,
        example: "AddBookmark"),
      models,
    ] + connectorKeys)

  private static let connectorKinds = Kinds(
    saidBy: "kind", "a connector of kind", implied: [("service", "liferay"), ("url", "http")])
  /// Of one, the kind is known.
  private static let connectorKind = Choice(oneOf: ["kind", "service", "url"])

  /// Which keys a kind has, it says itself.
  private static let connectorKeys =
    [
      Key(
        "kind", .choice(ConnectorSpec.KindName.self), "What the connector does its work with.",
        .otherwise("`liferay` with a `service`, `http` with a `url`"), example: "liferay"),
      connectorSummary,
      Key(
        "properties", .parameters, "What its initializer sets.", example: "{ folderId: Int64 }"),
      rules,
    ]
    + (call + [
      result,
      Key(
        "url", .text(.address), "The address that it reads.", .required,
        example: "'https://example.com/?q={query}'"),
    ]).map { key in
      let kinds = ConnectorSpec.KindName.allCases.filter { $0.keys.contains(key.name) }
      return key.of(kinds.map(\.rawValue))
    }

  /// The keys of a call of a service.
  static let call = [
    Key(
      "service", .text(.service), "The class of the Mobile SDK that is called.", .required,
      example: "LRBookmarksEntryService_v7"),
    Key(
      "method", .text(.method), "The method that is called.", .required,
      example: "addEntryWithGroupId"),
    arguments,
  ]

  static let result = Key(
    "result", .result, "What is kept of the answer, under this name.",
    example: "{ bookmark: Bookmark }")

  private static let connectorSummary = Key(
    "summary", .sentence, "The doc comment of the connector.", .otherwise("what it calls"),
    example: "Adds a bookmark.")

  private static let arguments = Key(
    "arguments", .arguments, "What is passed, by label, in the order of the method.",
    example: "{ groupId: context.groupId, name: title }")

  private static let rules = Key(
    "validate", .rules,
    "What must hold before the request is made, and what to say if it does not.",
    example: "{ 'folderId > 0': Undefined folderId }")

  /// The connector of a list.
  static let pageConnector = Mapping(
    "pageConnector", "The connector of a list", "The class that gets one page of a list.",
    keys: [
      connectorSummary,
      Key(
        "properties", .parameters,
        "What it needs, looked up in the Screenlet's `properties`, then in its `viewModel`.",
        example: "{ folderId: Int64 }"),
      rules, call[0],
      Key(
        "rows", pageCallOrMethod,
        "The call for the rows of a page; its arguments can also be `startRow`, `endRow` (the row "
          + "after the last) and `obc`, the comparator that orders the rows.",
        .required, example: "{ method: getEntries, arguments: { start: startRow, end: endRow } }"),
      Key(
        "count", pageCallOrMethod,
        "The call for the number of all rows; without `arguments` it has those of `rows` but for the page.",
        .otherwise("the list grows at its end"), example: "getEntriesCount"),
    ])

  static let pageCall = Mapping(
    "pageCall", "A call of a list", "A call of the service of a list.",
    keys: [call[1], arguments])

  private static let pageCallOrMethod = Value.either([.keys(pageCall), .text(.method)])
}
