package import SpecLanguage

extension Mapping {
  package static let connector = Mapping(
    "connector", "A connector", "A class that makes one request, off the main thread.",
    kinds: connectorKinds, choices: [connectorKind], keys: connectorKeys,
    otherWords: otherWordsOfConnector, advice: connectorAdvice)

  package static let connectorFile = Mapping(
    "connectorFile", "A connector alone",
    "A file that describes a connector, with the models that its result needs.",
    kinds: connectorKinds, choices: [connectorKind],
    keys: [
      KeyRow(
        "connector", .text(.newConnector), "The name of the connector.", .required,
        example: "AddBookmark"),
      models, imports,
    ] + connectorKeys, otherWords: otherWordsOfConnector, advice: connectorAdvice)

  private static let otherWordsOfConnector = ["inputs": "properties", "rules": "validate"]

  private static let connectorAdvice = [
    "http.headers": ofOtherKinds, "http.body": ofOtherKinds,
    "http.method": "it always gets; \(ofOtherKinds)",
    "http.query": "write the parameters in its 'url', as in 'https://example.com/?q={query}'",
    "http.result": "write the result, and how to 'parse' it, in the action",
    "parse": "move it to the action",
    "http.session": "it never sends the credentials of a login; remove the key",
    "custom.session": "remove the key, and override 'createSession()' in its class",
  ]
  private static let ofOtherKinds =
    "remove it, write the 'path' of a service of the portal instead of the 'url', or make it "
    + "'kind: custom' and send the request in its 'doRun(session:)'"

  /// Without a `kind`, a key that only one kind has determines the kind.
  private static let telltales = ConnectorSpec.Kind.named.compactMap { kind in
    kind.telltale.map { (key: $0, kind: kind.name) }
  }

  private static let connectorKinds = Kinds(
    saidBy: "kind", "a connector of kind", implied: telltales)
  private static let connectorKind = Choice(oneOf: ["kind"] + telltales.map(\.key))

  private static let connectorKeys =
    [
      KeyRow(
        "kind", .choice(ConnectorSpec.Kind.names), "How the connector makes its request.",
        .otherwise(telltales.map { "`\($0.kind)` with a `\($0.key)`" }.joined(separator: ", ")),
        example: "liferay"),
      connectorSummary,
      KeyRow(
        "properties", .parameters, "What its initializer sets.", example: "{ folderId: Int64 }"),
      rules,
      KeyRow(
        "session", .either([.keys(sessionOfUser), .choice(["none"])]),
        "Whose session the call is made with: nobody's, or that of another user than the one who is logged in.",
        .otherwise("that of whoever is logged in"),
        kinds: [LiferayConnector.name, RestConnector.name],
        example: "{ userName: anonymousApiUserName, password: anonymousApiPassword }"),
    ]
    + ConnectorSpec.Kind.rows.map { row in
      let kinds = ConnectorSpec.Kind.named.filter { kind in
        kind.keys.contains { $0.row.meaning == row.meaning }
      }
      return row.of(kinds.map { $0.name })
    }

  private static let sessionOfUser = Mapping(
    "session", "The session of a user",
    "The user that a connector logs in as, given by two of its properties.",
    keys: [
      KeyRow(
        "userName", .text(.property), "The name that the user logs in with.", .required,
        example: "anonymousApiUserName"),
      KeyRow(
        "password", .text(.property), "The password.", .required, example: "anonymousApiPassword"),
    ])

  static let service = KeyRow(
    "service", .either([.keys(servicePath), .service]),
    "The class of the Mobile SDK that is called, or a method by its path.", .required,
    example: "LRBookmarksEntryService_v7", companionOfText: "method")
  static let method = KeyRow(
    "method", .method, "The method that is called.",
    .otherwise("that of the `path` of the service"), example: "addEntryWithGroupId")

  private static let servicePath = Mapping(
    "servicePath", "A service by its path",
    "A method of the server that is in no catalogue, with what its `arguments` do not show.",
    keys: [path, parameters, answer])

  private static let path = KeyRow(
    "path", .text(.servicePath), "The path of the method on the server.", .required,
    example: "/blogs.blogsentry/get-entry")
  private static let parameters = KeyRow(
    "parameters", .names(.member("the label of an argument"), .text(.serverType)),
    "The types of arguments on the server, where a value does not show the right one: `nil` shows none.",
    .otherwise(
      "`boolean`, `int`, `long`, `double`, `string`, `list`, `map` or `bytes`, as the value is, and the "
        + "`class` of an object"),
    example: "{ serviceContext: com.liferay.portal.kernel.service.ServiceContext }")
  private static let answer = KeyRow(
    "result", .type(.type), "What the method returns.",
    .otherwise("what the spec makes of it"), example: "'[Bookmark]'")
  static let arguments = KeyRow(
    "arguments", .arguments, "What is passed, by label, in the order of the method.",
    example: "{ groupId: context.groupId, name: title }")

  static let restPath = KeyRow(
    "path", .text(.path), "The path of a REST service, on the server of the session.", .required,
    example: "'/o/headless-delivery/v1.0/sites/{groupId}/blog-postings'")
  static let query = KeyRow(
    "query", .names(Text("the name of a parameter"), .text(.passed)),
    "The parameters of the query; one that is nil is left out.",
    example: "{ search: keyword, pageSize: 20 }")
  static let headers = KeyRow(
    "headers", .names(Text("the name of a header"), .text(.passed)),
    "Headers beside those of every request; one that is nil is left out.",
    example: "{ Accept-Language: language }")

  /// The keys of a call of a service.
  static let call = [service, method, arguments]

  static let result = KeyRow(
    "result", .result, "What is kept of the answer, under this name.",
    example: "{ bookmark: Bookmark }")

  private static let connectorSummary = KeyRow(
    "summary", .sentence, "The doc comment of the connector.", .otherwise("what it calls"),
    example: "Adds a bookmark.")

  private static let rules = KeyRow(
    "validate", .rules,
    "What must hold before the request is made, and what to say if it does not.",
    example: "{ 'folderId > 0': Undefined folderId }")

  /// The connector of a list.
  static let pageConnector = Mapping(
    "pageConnector", "The connector of a list", "The class that gets one page of a list.",
    kinds: Kinds(saidBy: "kind", "a connector of kind", implied: pageTelltales),
    choices: [Choice(oneOf: ["kind"] + pageTelltales.map(\.key))],
    keys: [
      KeyRow(
        "kind", .choice(pageTelltales.map(\.kind) + [CustomConnector.name]),
        "How the connector gets its rows.",
        .otherwise(pageTelltales.map { "`\($0.kind)` with `\($0.key)`" }.joined(separator: ", ")),
        example: "liferay"),
      connectorSummary,
      KeyRow(
        "properties", .parameters,
        "What it needs, looked up in the Screenlet's `properties`, then in its `viewModel`.",
        example: "{ folderId: Int64 }"),
      rules,
      KeyRow(
        "service", .service, "The class of the Mobile SDK that is called.",
        .otherwise("the calls have paths"), kinds: [LiferayConnector.name],
        example: "LRBookmarksEntryService_v7"),
      KeyRow(
        "rows", pageCallOrMethod,
        "The call for the rows of a page; its arguments can also be `startRow`, `endRow` (the row "
          + "after the last) and `obc`, the comparator that orders the rows.",
        .required, kinds: [LiferayConnector.name],
        example: "{ method: getEntries, arguments: { start: startRow, end: endRow } }"),
      KeyRow(
        "count", pageCallOrMethod,
        "The call for the number of all rows; without `arguments` it has those of `rows` but for the page.",
        .otherwise("the list grows at its end"), kinds: [LiferayConnector.name],
        example: "getEntriesCount"),
    ] + [restPath, query, headers].map { $0.of([RestConnector.name]) },
    advice: [
      "session": "the rows of a list are got as whoever is logged in; remove the key",
      "body": "the rows of a list are got without a body; remove the key",
      "result": "rows are made into what the list is 'of'; remove the key",
    ])

  private static let pageTelltales = [
    (key: "rows", kind: LiferayConnector.name), (key: "path", kind: RestConnector.name),
  ]

  static let pageCall = Mapping(
    "pageCall", "A call of a list", "A call of the service of a list.",
    choices: [Choice(oneOf: ["method", "path"], isExclusive: true)],
    keys: [
      KeyRow(
        "method", .method, "The method of the service that is called.",
        example: "getEntriesWithGroupId"),
      KeyRow(
        "path", .text(.servicePath), "The path of a method, instead of a service and a method.",
        example: "/blogs.blogsentry/get-group-entries"),
      KeyRow(
        "service", .text(.service), "The class of the method, if it is of another service.",
        .otherwise("the `service` of the connector"), example: "LRAssetEntryService_v7",
        companion: "method"),
      parameters, arguments,
    ])

  private static let pageCallOrMethod = Value.either([.keys(pageCall), .count])
}
