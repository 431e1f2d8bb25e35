package import SpecLanguage

extension Mapping {
  package static let list = Mapping(
    "list", "A list", "What makes a Screenlet a list.",
    keys: [
      KeyRow(
        "of", .text(.model), "The model that each row is made into.", .required,
        example: "Bookmark"),
      KeyRow(
        "connector", .keys(pageConnector), "The connector that gets a page.", .required,
        example: "{ service: LRBookmarksEntryService_v7, rows: getEntries }"),
      KeyRow(
        "cacheKey",
        .oneOrMore(
          .text(
            Text(
              "what a call sends, by its name: an argument, a property of the connector, a name after `context.`, or `groupId or context.groupId`",
              role: .refers(to: .property)))),
        "What distinguishes one list from another in the cache; `[]` keeps nothing.",
        .otherwise("all that the rows depend on"), example: "[groupId, folderId]"),
      KeyRow(
        "section",
        .text(
          Text(
            "an attribute, `host of <attribute>` or `first letter of <attribute>`",
            pattern: #"^\s*((host|first\s+letter)\s+of\s+)?\#(Pattern.name)\s*$"#)),
        "What rows are grouped by.", .otherwise("no sections"), example: "host of url"),
      KeyRow(
        "cell", .either([.keys(cell), .text(.attribute)]),
        "What a cell shows: attributes of the model, or the title alone.",
        .otherwise("the first `String` of the model"), example: "{ title: name, detail: url }"),
      KeyRow(
        "cells", .names(.member("the name of a kind of cell"), .keys(rowCell)),
        "Other cells for some of the rows, each with a class and a XIB of its own; the first that fits a row shows it.",
        .otherwise("`cell` shows all rows"),
        example: "{ picture: { when: imageUrl is set, title: name, image: imageUrl } }"),
      KeyRow(
        "delegate", .keys(listDelegate), "The methods of the delegate that are called.",
        example: "{ selected: onBookmarkSelected }"),
      KeyRow(
        "empty", .shown, "The text that an empty list shows.",
        .otherwise("nothing is"), example: "No bookmarks yet"),
      KeyRow(
        "progress", .keys(messages), "What is shown while the first page is loaded.",
        example: "{ failure: No bookmarks }"),
    ],
    otherWords: ["model": "of", "models": "of"],
    advice: [
      "method": callOfRows, "arguments": callOfRows,
      "offlinePolicy": "it is a key of the spec itself; move it beside 'list'",
    ].merging(
      ReservedMembers.listInspectables.map {
        ($0, "every list Screenlet has it; set it in Interface Builder or in code")
      }
    ) { advice, _ in advice })

  private static let callOfRows = "write it in the 'rows' of its 'connector'"

  private static let shownByCell = [
    KeyRow("title", .text(.attribute), "The attribute in the first line.", .required, example: "name"),
    KeyRow("detail", .text(.attribute), "The attribute in the second line.", example: "url"),
    KeyRow(
      "image", .text(.attribute), "The attribute that holds the address of an image.",
      example: "portraitUrl"),
  ]

  static let cell = Mapping(
    "cell", "A cell", "The attributes that a cell of a list shows.",
    keys: shownByCell + [
      KeyRow(
        "actions", .oneOrMore(.text(.action)),
        "The actions that each row offers: in a table when it is swiped, in a collection in the menu of the cell. The sender of each is the row, or the attribute of the sender's name.",
        example: "[delete-bookmark]")
    ], otherWords: ["subtitle": "detail"])

  static let rowCell = Mapping(
    "rowCell", "A cell for some rows", "What a row must be like, and what its cell shows then.",
    keys: [
      KeyRow(
        "when", .text(.rowRule),
        "What has to hold of the attributes of the row, as in a choice of connectors.",
        .required, example: "imageUrl is set and size > 0")
    ] + shownByCell,
    otherWords: ["subtitle": "detail"], advice: ["actions": "all rows offer those of 'cell'"])

  static let listDelegate = Mapping(
    "listDelegate", "The delegate of a list", "The methods of the delegate that a list calls.",
    keys: [
      KeyRow(
        "response", .text(.delegateMethod), "Called with the rows of a page.",
        example: "onBookmarkListResponse"),
      KeyRow(
        "failure", .text(.delegateMethod), "Called when a page could not be loaded.",
        example: "onBookmarkListError"),
      KeyRow(
        "selected", .text(.delegateMethod), "Called with the row that was selected.",
        example: "onBookmarkSelected"),
    ],
    otherWords: ["success": "response", "onSuccess": "response"])
}
