package enum ChosenConnectorKeys: Table {
  package static let http = key(
    "http", .text(.input), "The input that holds the address that an `HttpConnector` reads.",
    example: "url")
  static let `else` = key(
    "else", .text(.connector), "The connector where no rule holds.", .otherwise("the action fails"),
    example: "LoadNewest")

  package static let table = Mapping(
    "chosenConnector", "A choice of connectors",
    "The connector for the first rule that holds, as in `{ entryId is set: LoadByEntry, else: LoadNewest }`; or the ready-to-use `HttpConnector`.",
    keys: rows(of: http, `else`), others: .text(.connector), otherKeys: .choice)
}

package enum ParseKeys: Table {
  static let memberPath = TextForm("names with dots between them")

  package static let between = key(
    "between", .node(.list(of: .sentence, count: 2...2)), "The texts before and after the result.",
    example: "['<title>', '</title>']")
  static let json = key(
    "json", .text(memberPath), "The path to a member of the reply.",
    example: "path.to.member")

  package static let table = Mapping(
    "parse", "A way to parse", "How a result is found in a reply.",
    choices: [.init(oneOf: [between.name, json.name], isExclusive: true)],
    keys: rows(of: between, json))

  /// The way in which a result is found without `parse`.
  static let unparsed = KeyRow.Presence.otherwise(
    "`json` for a model and attributes, `image` for an image, else a method to fill in")

  /// How a result is found, as a mapping or in a word.
  static let parser = ValueForm.either([
    .keys(table), .choice(["text", "json", "image", "custom"]),
  ])
}

enum RowChangeKeys: Table {
  static let add = key(
    "add", .text(.result), "The result that becomes a row, at the end of the list.",
    example: "bookmark")
  static let replace = key(
    "replace", .text(.result), "The result that takes the place of a row.", example: "bookmark")
  static let by = key(
    "by", .text(.attribute), "The attribute by which the replaced row is found.", example: "entryId"
  )
  static let remove = key(
    "remove", .text(.input),
    "The input, and attribute of the same name, by which the row to remove is found. It is removed as soon as the action begins, and put back if it fails.",
    example: "entryId")

  static let table = Mapping(
    "rowChange", "A change of rows", "What becomes of the rows of the list.",
    choices: [.init(oneOf: [add.name, replace.name, remove.name], isExclusive: true)],
    keys: rows(of: add, replace, by, remove))
}

enum ConflictKeys: Table {
  static let connector = key(
    "connector", .text(.connector),
    "The connector that reads what the server has, for the inputs of the action.", .required,
    example: "LoadEntry")
  static let changed = key(
    "changed",
    .names(
      .property, .text(TextForm("a part of the result of the connector, as `entry.title`")),
      count: 1...Int.max),
    "Values of the Screenlet that are kept with the write, each with the part of the result that it is compared with: a difference is a conflict.",
    .required, example: "{ modifiedDate: entry.modifiedDate }")

  static let table = Mapping(
    "conflict", "A conflict", "What a write that was kept is compared with before it is sent.",
    keys: rows(of: connector, changed))
}

package enum DelegateKeys: Table {
  package static let success = key(
    "success", .node(.delegateMethod(handing: .handed)),
    "Called with all results, or with the results and inputs that are listed.",
    example: "{ onBookmarkAdded: [bookmark] }")
  static let returns = key(
    "returns", .text(.member("the name of a result, or `Bool`")),
    "What the method for success returns before the view is updated: what is shown instead of a result, or nil; or whether the view is updated.",
    .otherwise("nothing"), kinds: .ofInputs, example: "html")
  package static let failure = key(
    "failure", .node(.delegateMethod(handing: .input)),
    "Called with the inputs that are listed, then the error.", kinds: .ofResults,
    example: "onAddBookmarkError")
  static let progress = key(
    "progress", .node(.delegateMethod(handing: .input)),
    "Called while a file is sent or received, with the inputs that are listed, then a `Progress`.",
    kinds: .kinds(.read, .write), example: "onDownloadProgress")
  static let saved = key(
    "saved", .delegateMethod, "Called when a login was kept, or a write that could not be sent.",
    kinds: .kinds(.write, .login), example: "onCredentialsSaved")
  static let loaded = key(
    "loaded", .delegateMethod, "Called when a login that was kept was loaded.",
    kinds: .kinds(.login), example: "onCredentialsLoaded")

  package static let table = Mapping(
    "delegate", "The delegate of an action", "The methods of the delegate that an action calls.",
    keys: rows(of: success, returns, failure, progress, saved, loaded))
}

extension ValueForm {
  /// A method of the delegate, optionally with the values that it is passed.
  fileprivate static func delegateMethod(handing value: TextForm) -> ValueForm {
    .either([
      .names(.delegateMethod, .oneOrMore(.text(value)), count: 1...1), .text(.delegateMethod),
    ])
  }
}

extension [String] {
  static let ofConnectors = kinds(.read, .write)
  static let ofInputs = kinds(.callback, .read, .write, .event, .custom)
  static let ofResults = kinds(.callback, .read, .write, .login, .custom)

  /// The kinds of actions, as rows name them.
  static func kinds(_ kinds: ActionSpec.KindName...) -> [String] { kinds.map(\.rawValue) }
}
