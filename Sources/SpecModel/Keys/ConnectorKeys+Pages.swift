import SpecNotation

extension ConnectorKeys {
  package static let rows = key(
    "rows", .keys(CallKeys.self, of: CallKeys.pageTable, or: .count),
    "The call for the rows of a page; its arguments can also be `startRow`, `endRow` (the row "
      + "after the last) and `obc`, the comparator that orders the rows.", .required,
    kinds: [LiferayConnector.name],
    example: "{ method: getEntries, arguments: { start: startRow, end: endRow } }")
  package static let count = key(
    "count", .keys(CallKeys.self, of: CallKeys.pageTable, or: .count),
    "The call for the number of all rows; without `arguments` it has those of `rows` but for the page.",
    .otherwise("the list grows at its end"), kinds: [LiferayConnector.name],
    example: "getEntriesCount")
  static let rowsPath = key(
    rows.name, .text(ParseKeys.memberPath),
    "The names of the members that lead to the rows in the JSON of the answer.",
    .otherwise("the answer is the rows"), kinds: [HttpConnector.name], example: "data.articles")
  static let countPath = key(
    count.name, .text(ParseKeys.memberPath),
    "The names of the members that lead to the number of all rows in the JSON of the answer.",
    .otherwise("the list grows at its end"), kinds: [HttpConnector.name],
    example: "data.totalResults")
  private static let pageUrl = key(
    url.name, .text(.address),
    "The address of the rows. The request can have `page` (counted from 1), `pageIndex` (from 0), "
      + "`pageSize`, `startRow` and `endRow`; without them, every answer has all rows.",
    .required, kinds: [HttpConnector.name], example: "https://example.com/articles")
  private static let pageKind = key(
    kind.name, .word(pageTelltales.map(\.kind) + [CustomConnector.name]),
    "How the connector gets its rows.",
    .otherwise(pageTelltales.map { "`\($0.kind)` with `\($0.key)`" }.joined(separator: ", ")),
    example: "liferay")
  private static let pageProperties = key(
    properties.name, .entries(.parameters),
    "What it needs, looked up in the Screenlet's `properties`, then in its `viewModel`.",
    example: "{ folderId: Int64 }")
  private static let pageService = key(
    service.name, .node(.service), "The class of the Mobile SDK that is called.",
    .otherwise("the calls have paths"), kinds: [LiferayConnector.name],
    example: "LRBookmarksEntryService_v7")

  /// The table of the connector of a list.
  static let pageTable = Mapping(
    "pageConnector", "The connector of a list", "The class that gets one page of a list.",
    kinds: .init(saidBy: kind.name, "a connector of kind", implied: pageTelltales),
    choices: [.init(oneOf: [kind.name] + pageTelltales.map(\.key))],
    keys: rows(
      of: pageKind, summary, pageProperties, validate, pageService, rows, count, pageUrl, rowsPath,
      countPath)
      + rows(of: path).map { $0.of([RestConnector.name]) }
      + rows(of: query, headers).map { $0.of([RestConnector.name, HttpConnector.name]) },
    advice: [
      "http.\(method.name)": "the rows of a list are got with GET; remove the key",
      "rest.\(method.name)": "the rows of a list are got with GET; remove the key",
      "http.\(session.name)": "nobody's session is used, whatever the list; remove the key",
      session.name: "the rows of a list are got as whoever is logged in; remove the key",
      body.name: "the rows of a list are got without a body; remove the key",
      result.name: "rows are made into what the list is 'of'; remove the key",
    ])

  private static let pageTelltales = [
    (key: url.name, kind: HttpConnector.name), (key: rows.name, kind: LiferayConnector.name),
    (key: path.name, kind: RestConnector.name),
  ]
}
