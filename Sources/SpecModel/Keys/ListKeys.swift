package enum ListKeys: Table {
  package static let of = key(
    "of", .text(.model), "The model that each row is made into.", .required, example: "Bookmark")
  package static let connector = key(
    "connector", .keys(ConnectorKeys.self, of: ConnectorKeys.pageTable),
    "The connector that gets a page.", .required,
    example: "{ service: LRBookmarksEntryService_v7, rows: getEntries }")
  static let cacheKey = key(
    "cacheKey",
    .texts(
      TextForm(
        "what a call sends, by its name: an argument, a property of the connector, a name after `context.`, or `groupId or context.groupId`",
        role: .refers(to: .property))),
    "What distinguishes one list from another in the cache; `[]` keeps nothing.",
    .otherwise("all that the rows depend on"), example: "[groupId, folderId]")
  package static let section = key(
    "section",
    .text(.ofRow),
    "What rows are grouped by.", .otherwise("no sections"), example: "host of url")
  package static let cell = key(
    "cell", .keys(CellKeys.self, or: .text(.ofRow)),
    "What a cell shows, or the title alone.",
    .otherwise("the first `String` of the model"), example: "{ title: name, detail: url }")
  static let cells = key(
    "cells", .names(.member("the name of a kind of cell"), .keys(CellKeys.rowTable)),
    "Other cells for some of the rows, each with a class and a XIB of its own; the first that fits a row shows it.",
    .otherwise("`cell` shows all rows"),
    example: "{ picture: { when: imageUrl is set, title: name, image: imageUrl } }")
  package static let delegate = key(
    "delegate", .keys(ListDelegateKeys.self), "The methods of the delegate that are called.",
    example: "{ selected: onBookmarkSelected }")
  static let empty = key(
    "empty", .shown, "The text that an empty list shows.", .otherwise("nothing is"),
    example: "No bookmarks yet")
  static let progress = key(
    "progress", .keys(ProgressKeys.self), "What is shown while the first page is loaded.",
    example: "{ failure: No bookmarks }")

  package static let table = Mapping(
    "list", "A list", "What makes a Screenlet a list.",
    keys: rows(of: of, connector, cacheKey, section, cell, cells, delegate, empty, progress),
    otherWords: ["model": of.name, "models": of.name],
    advice: [
      "method": callOfRows, "arguments": callOfRows,
      "offlinePolicy": "it is a key of the spec itself; move it beside 'list'",
    ].merging(
      ReservedMembers.listInspectables.keys.map {
        ($0, "every list Screenlet has it; set it in Interface Builder or in code")
      }
    ) { advice, _ in advice })

  private static let callOfRows = "write it in the 'rows' of its 'connector'"
}

/// The keys of a cell, and of a cell for some rows.
package enum CellKeys: Table {
  static let title = key(
    "title", .text(.ofRow), "The first line.", .required, example: "name")
  static let detail = key(
    "detail", .text(.ofRow), "The second line, or what is short at the end of the first.",
    example: "'{city}, {country}'")
  static let image = key(
    "image", .text(.ofRow), "The address of an image.",
    example: "portraitUrl")
  static let texts = key(
    "texts",
    .names(
      .member("the name of a label"), .either([.keys(MemberKeys.cellTable), .text(.ofRow)])),
    "Other texts, each in a label of its own, whose name decides its place as in a view: a `status`, a price, a number or a date at the end of the row, others below the detail. A name that ends with `Html` shows the text as a page.",
    example: "{ status: status, due: dueDate }")
  static let contains = key(
    "contains",
    .names(
      .member("the name of a Screenlet in the cell"), .keys(ContainedKeys.rowTable)),
    "Screenlets in the cell: a `UserPortrait` before the texts, others below them.",
    example: "{ portrait: { screenlet: UserPortrait, properties: { userId: userId } } }")
  static let actions = key(
    "actions", .texts(.action),
    "The actions that each row offers: in a table when it is swiped, in a collection in the menu of the cell. The sender of each is the row, or the attribute of the sender's name.",
    example: "[delete-bookmark]")
  static let when = key(
    "when", .text(.rowRule),
    "What has to hold of the attributes of the row, as in a choice of connectors.", .required,
    example: "imageUrl is set and size > 0")

  package static let table = Mapping(
    "cell", "A cell", "What a cell of a list shows.",
    keys: rows(of: title, detail, image, texts, contains, actions),
    otherWords: ["subtitle": detail.name])

  static let themeTable = Mapping(
    "themeCell", "A cell of a theme", "What a cell shows in a theme.",
    keys: rows(of: title, detail, image, texts, contains), otherWords: table.otherWords,
    advice: [actions.name: "all themes offer those of the list's 'cell'"])

  static let rowTable = Mapping(
    "rowCell", "A cell for some rows", "What a row must be like, and what its cell shows then.",
    keys: rows(of: when, title, detail, image, texts, contains), otherWords: table.otherWords,
    advice: [actions.name: "all rows offer those of 'cell'"])
}

package enum ListDelegateKeys: Table {
  package static let response = key(
    "response", .delegateMethod, "Called with the rows of a page.",
    example: "onBookmarkListResponse")
  static let empty = key(
    "empty", .delegateMethod, "Called when the list has been loaded and has no rows.",
    example: "onNoBookmarks")
  package static let failure = key(
    "failure", .delegateMethod, "Called when a page could not be loaded.",
    example: "onBookmarkListError")
  package static let selected = key(
    "selected", .delegateMethod, "Called with the row that was selected.",
    example: "onBookmarkSelected")

  package static let table = Mapping(
    "listDelegate", "The delegate of a list", "The methods of the delegate that a list calls.",
    keys: rows(of: response, empty, failure, selected),
    otherWords: ["success": response.name, "onSuccess": response.name])
}
