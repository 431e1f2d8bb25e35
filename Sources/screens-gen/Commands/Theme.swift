import FileStore
import ScreensGenerator

extension Command {
  private static let themeOptions = [
    Option(
      name: "type", value: "TYPE", help: "full, extended or child; of a list also collection"),
    Option(
      name: "parent", value: "THEME",
      help: "what the theme inherits from; 'default' if not given"),
  ]
  private static let set = Option(
    name: "set", value: "FILE", help: "the spec of the set that the theme belongs to")
  private static let setOptions = [
    Option(name: "summary", value: "TEXT", help: "of a new set: how it looks, in a sentence"),
    Option(name: "module", value: "NAME", help: "of a new set: the Swift module of its sources"),
    Option(
      name: "constant", value: "'NAME: VALUE'", isRepeatable: true,
      help: "'#A61C1C' or 'white', '6', or 'Georgia-Bold 18'"),
    Option(name: "progress", value: "COLOR", help: "the colour of a presenter of progress"),
    Option(
      name: "style", value: "'CONTROL: PROPERTY CONSTANT, ...'", isRepeatable: true,
      help: "what controls take of the constants"),
  ]

  static let theme = Command(
    name: "theme", summary: "Add a theme to the specs of Screenlets, or make a theme set.",
    operands: "(NAME [SPEC|DIR]... | --spec FILE)",
    options: [
      Option(name: "spec", value: "FILE", help: "a spec with 'theme:' to generate from")
    ] + themeOptions + [set] + setOptions + Option.writing,
    discussion: """
      The theme is added to each of the specs, which otherwise stay as they are to the byte, and
      their Screenlets are generated. A directory stands for the Screenlets in it and below it. A
      theme set holds what the themes of several Screenlets share; the options that describe one
      make its spec, NAME.theme.yml unless '--set' says otherwise:

        screens-gen theme westeros --type full Login.screenlet.yml AddBookmark.screenlet.yml
        screens-gen theme westeros --constant 'crimson: #A61C1C' --progress crimson \\
          --style 'button: titleColor crimson' Screenlets
      """
  ) { arguments, console throws(Failure) in
    let command = "theme"
    if let path = try arguments.specAlone(besides: themeOptions + [set] + setOptions, command) {
      return try generateSpec(at: path, arguments, console)
    }
    guard let name = arguments.operands.first else {
      throw Failure(
        code: .usage, message: "'theme' needs NAME or --spec FILE", command: command)
    }
    let newSet = try newSet(named: name, arguments)
    let paths = try screenletSpecs(
      at: Array(arguments.operands.dropFirst()), command, console)
    if paths.isEmpty {
      guard let newSet else {
        throw Failure(
          code: .usage,
          message:
            "'theme' needs a SPEC to add '\(name)' to, or '--constant' to make a set of that name",
          command: command)
      }
      try arguments.refuse(
        themeOptions, because: "it is about the theme of a SPEC, and here is none", command)
      return try add(to: .themes, ofSpecsAt: [], others: [newSet], arguments, console) {
        _ throws(Failure) in try themeEntry(name, set: nil, arguments)
      }
    }
    let place = newSet?.path ?? arguments["set"]
    if newSet == nil, let place, !Workspace.exists(place) {
      throw Failure(
        code: .noInput,
        message: "no file is at '\(place)'; with '--constant' or '--progress' it is made")
    }
    return try add(
      to: .themes, ofSpecsAt: paths, others: newSet.map { [$0] } ?? [], arguments, console
    ) { spec throws(Failure) in
      let set = place.map { Workspace.path(to: $0, seenFrom: spec) }
      return try themeEntry(name, set: set, arguments)
    }
  }

  private static func themeEntry(
    _ name: String, set: String?, _ arguments: Arguments
  ) throws(Failure) -> SpecEntry {
    var draft = ThemeDraft(name: name)
    draft.type = arguments["type"]
    draft.parent = arguments["parent"]
    draft.set = set
    let described = draft
    return try drafted(for: "theme") { () throws(DraftError) in try described.entry() }
  }

  /// The spec of the set that the options describe; nil if none of them is given.
  private static func newSet(
    named name: String, _ arguments: Arguments
  ) throws(Failure) -> NewSpec? {
    var draft = ThemeSetDraft(name: name)
    draft.summary = arguments["summary"]
    draft.module = arguments["module"]
    draft.constants = arguments.all("constant")
    draft.progress = arguments["progress"]
    draft.styles = arguments.all("style")
    let described = draft
    guard described.isDescribed else { return nil }
    let text = try drafted(for: "theme") { () throws(DraftError) in try described.text() }
    let place = Path.join(arguments["output"] ?? ".", Names.specFile(theme: name))
    return NewSpec(path: arguments["set"] ?? place, text: text)
  }

  /// The specs of Screenlets that the operands name, each once.
  private static func screenletSpecs(
    at operands: [String], _ command: String, _ console: Console
  ) throws(Failure) -> [String] {
    var paths: [String] = []
    var seen: Set<String> = []
    for operand in operands {
      if operand == Workspace.standardInput {
        throw Failure(
          code: .usage, message: "'theme' edits files; a SPEC cannot be standard input",
          command: command)
      }
      for path in try Workspace.screenletSpecs(at: operand, on: console)
      where seen.insert(Workspace.identity(of: path)).inserted {
        paths.append(path)
      }
    }
    return paths
  }
}
