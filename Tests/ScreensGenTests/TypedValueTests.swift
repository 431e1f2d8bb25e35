import TestSupport
import Testing

/// The values of options that take `NAME: VALUE`: whatever the language has there can be typed, in YAML.
@Suite(.blocking)
struct TypedValueTests {
  /// What is typed behind an option, and a line of the spec that comes of it.
  struct Row: CustomTestStringConvertible {
    let option: String
    let typed: String
    let line: String
    /// The words before the option, if they are not those of the others.
    let command: [String]?

    var testDescription: String { "\(option) '\(typed)'" }

    init(_ option: String, _ typed: String, _ line: String? = nil, _ command: [String]? = nil) {
      self.option = option
      self.typed = typed
      self.line = line ?? typed
      self.command = command
    }
  }

  private static let spec = """
    screenlet: Note
    languages: [en, es]
    models:
      Entry: { name: String? }
    properties:
      noteId: Int64 = 0
    viewModel:
      title: String? { get set }
    connectors:
      Save: { kind: custom, properties: { noteId: Int64 }, result: { entry: Entry } }

    """

  /// The words around an option, with which the command makes or changes a spec.
  private static let commands: [String: [String]] = [
    "init": ["init", "Other"],
    "new-screenlet": [
      "new-screenlet", "Other", "--list", "Row", "--service", "LRNotesService", "--rows", "get",
      "--model", "Row: name String", "--property", "folderId: Int64 = 0", "--argument",
      "folderId: folderId",
    ],
    "member": ["member", "score: String? { get set }"],
    "connector": [
      "connector", "Send", "--property", "title: String", "--property", "noteId: Int64",
    ],
    "interactor": ["interactor", "SaveNote", "--action", "save-note"],
    "action": ["action", "save-note"],
    "theme": ["theme", "bank", "--constant", "crimson: red"],
  ]
  private static let rest = ["--path", "/o/notes", "--method", "POST"]
  private static let call = ["--service", "LRNotesService", "--method", "get"]
  private static let write = ["--kind", "write", "--connector", "Save"]
  private static let kinds: [String: [String]] = [
    "connector --argument": call, "connector --query": rest, "connector --header": rest,
    "connector --body": rest, "connector --result": rest,
    "interactor --argument": call, "action --argument": call,
    "interactor --property": ["--kind", "custom"],
    "interactor --sender": write, "action --sender": write,
    "interactor --delegate": write, "action --delegate": write,
    "interactor --progress": write, "action --progress": write,
    "interactor --update": write + ["--result", "entry: Entry"],
    "action --update": write + ["--result", "entry: Entry"],
    "interactor --result": write, "action --result": write,
  ]

  static let rows: [Row] =
    [
      Row("connector --body", "headline: title"),
      Row("connector --body", "size: 12", "size: '12'"),
      Row("connector --body", #"kind: "a: b""#, #"kind: '"a: b"'"#),
      Row("connector --body", "image: { imageId: noteId }"),
      Row("connector --body", #"words: ['"new"', title]"#),
      Row("connector --body", "deep: { a: [{ b: title, c: 1 }] }"),
      Row("connector --body", "{ headline: title, size: 12 }", "headline: title"),
      Row("connector --query", "search: title"),
      Row("connector --query", "size: 20", "size: '20'"),
      Row("connector --query", #"sort: "title:asc""#, #"sort: '"title:asc"'"#),
      Row("connector --query", "{ search: title, size: 20 }", "search: title"),
      Row("connector --header", "Accept-Language: title"),
      Row("connector --header", #"X-Note: "a, b""#, #"X-Note: '"a, b"'"#),
      Row("connector --result", "answer: [String: Any]", "result: { answer: '[String: Any]' }"),
      Row(
        "connector --result", "answer: '[String: Any]'", "result: { answer: '[String: Any]' }"),
      Row("connector --result", "{ answer: String }", "result: { answer: String }"),
      Row("connector --argument", "entryId: noteId"),
      Row("connector --argument", #"name: "a: b""#, #"name: '"a: b"'"#),
      Row("connector --argument", "types: [noteId, '2']"),
      Row("connector --argument", "order: { class: com.bank.Order, ascending: true }"),
      Row("connector --property", "ids: [Int64]", "ids: '[Int64]'"),
      Row("connector --property", "map: [String: Any]", "map: '[String: Any]'"),
      Row("connector --validate", "title is not empty: No title"),
      Row("connector --validate", "title is not empty: { en: No title, es: Sin título }"),
      Row("member --key", "segments: [Low, High]", nil, segmented),
      Row("member --key", "segments: [{ en: Low, es: Bajo }, '3']", nil, segmented),
      Row("member --key", "maximum: 10", nil, ["member", "score: Int", "--widget", "stepper"]),
      Row("member --key", "placeholder: { en: Score, es: Puntos }"),
      Row("member --key", #"placeholder: "Score: of all""#, "placeholder: 'Score: of all'"),
      Row("member --key", "placeholder: 12", "placeholder: '12'"),
      Row("member --key", "keyboard: URL"),
      Row("member --key", "secure: true"),
      Row("new-screenlet --argument", "groupId: context.groupId"),
      Row("new-screenlet --argument", "types: ['1', '2']"),
      Row("new-screenlet --argument", "order: { class: com.bank.Order, ascending: true }"),
      Row("new-screenlet --validate", "folderId > 0: No folder"),
      Row("new-screenlet --model", "Bookmark: url String, tags [String]", "tags: '[String]'"),
      Row("theme --constant", "corner: 6"),
      Row("theme --constant", "accent: #A61C1C", "accent: '#A61C1C'"),
      Row("theme --constant", "title: Georgia-Bold 18"),
      Row("theme --style", "button: titleColor crimson", "button: { titleColor: crimson }"),
    ]
    + ["init", "new-screenlet"].flatMap { command in
      [
        Row("\(command) --property", "groupId: Int64 = 0"),
        Row("\(command) --view-model", "url: String? { get set }"),
        Row(
          "\(command) --view-model", "url: { type: 'String?', widget: textField, keyboard: URL }",
          "url: { type: String?, widget: textField, keyboard: URL }"),
      ]
    }
    + ["interactor", "action"].flatMap { command in
      [
        Row("\(command) --argument", "entryId: noteId"),
        Row("\(command) --argument", "types: [noteId, '2']"),
        Row("\(command) --argument", "order: { class: com.bank.Order, ascending: true }"),
        Row("\(command) --result", "entry: Entry", "result: { entry: Entry }"),
        Row("\(command) --sender", "score: Double", "sender: { score: Double }"),
        Row("\(command) --sender", "ids: [Int64]", "sender: { ids: '[Int64]' }"),
        Row("\(command) --update", "title: entry.name", "updates: { title: entry.name }"),
        Row("\(command) --update", #"title: "a""#, #"updates: { title: '"a"' }"#),
        Row("\(command) --update", "{ title: entry.name }", "updates: { title: entry.name }"),
        Row("\(command) --delegate", "success: onSaved", "delegate: { success: onSaved }"),
        Row(
          "\(command) --delegate", "failure: { onFailed: noteId }",
          "delegate: { failure: { onFailed: noteId } }"),
        Row(
          "\(command) --delegate", "success: { onSaved: [noteId] }",
          "delegate: { success: { onSaved: [noteId] } }"),
        Row("\(command) --progress", "working: Saving: a note", "working: 'Saving: a note'"),
        Row("\(command) --progress", "working: { en: Saving, es: Guardando }"),
      ]
    } + [
      Row("interactor --property", "ids: [Int64]", "ids: '[Int64]'", ["interactor", "Work"])
    ]
  private static let segmented = ["member", "score: Int", "--widget", "segmentedControl"]

  @Test(arguments: rows) func `a value is typed as it is in a spec`(_ row: Row) throws {
    let sandbox = try Sandbox([
      "Note.screenlet.yml": Self.spec, "Services/LRNotesService.swift": "",
    ])
    let words = row.option.split(separator: " ").map(String.init)
    let isAlone =
      ["init", "new-screenlet", "theme"].contains(words[0]) || row.option == "interactor --property"
    let outcome = try sandbox.run(
      (row.command ?? Self.commands[words[0]] ?? []) + (Self.kinds[row.option] ?? [])
        + [words[1], row.typed, "-q"] + (isAlone ? [] : ["--in", "Note.screenlet.yml"]))
    #expect(outcome.errors == "")
    #expect(outcome.code == 0)
    let texts = try sandbox.tree().filter { $0.key.hasSuffix(".yml") && !$0.key.contains("/") }
    let lines = texts.values.joined(separator: "\n").split(separator: "\n")
      .map { String($0.drop { $0 == " " }) }
    #expect(lines.contains(row.line), "\(texts)")
  }

  @Test func `the table has all of these options`() throws {
    let sandbox = try Sandbox()
    var missing: [String] = []
    for command in Self.commands.keys {
      let help = try sandbox.run("help", command).out
      for match in help.matches(of: /(?:^|\n) +(--[a-z-]+) '[A-Za-z]+: [A-Z]/) {
        let option = "\(command) \(match.1)"
        if !Self.rows.contains(where: { $0.option == option }) { missing.append(option) }
      }
    }
    #expect(missing == [])
  }

  @Test func `an option that says one thing twice, or no value`() throws {
    let sandbox = try Sandbox()
    let words = ["connector", "Send", "--path", "/o/notes", "--method", "POST"]
    for (typed, problem) in [
      (["a: 1", "a: 2"], "'--body' says 'a' twice; remove one"),
      (["a: 1", "{ b: 1, a: 2 }"], "'--body' says 'a' twice; remove one"),
      (["a"], "'--body a' has no ':'; write it as 'headline: title'"),
      (["a:"], "'--body a:' says too little; write it as 'headline: title'"),
    ] {
      let outcome = try sandbox.run(words + typed.flatMap { ["--body", $0] })
      #expect(outcome.code == 64)
      #expect(outcome.errors == "error: \(problem)\nsee 'screens-gen connector --help'\n")
    }
    #expect(try sandbox.tree() == [:])
  }
}
