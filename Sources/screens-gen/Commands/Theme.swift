import FileStore
import Runs
import ScreensGenerator
import SourceText
import SpecEditing

extension Command {
  private static let themeParts: [DraftOption<ThemeDraft>] = [
    .text(
      "type", "TYPE",
      "full, swiftUI, extended or child; of a list also table, collection or slideshow",
      choices: ThemeDraft.types, \.type),
    .text(
      "parent", "THEME", "what the theme inherits from; 'default' if not given", \.parent),
  ]
  private static let set = Option(
    name: "set", value: "FILE", help: "the spec of the set that the theme belongs to")
  private static let setParts: [DraftOption<ThemeSetDraft>] = [
    .text("summary", "TEXT", "of a new set: how it looks, in a sentence", \.summary),
    .text("module", "NAME", "of a new set: the Swift module of its sources", \.module),
    .list(
      "constant", "'NAME: VALUE'", "'#A61C1C' or 'white', '6', or 'Georgia-Bold 18'", \.constants),
    .text("progress", "COLOR", "the colour of a presenter of progress", \.progress),
    .list(
      "style", "'CONTROL: PROPERTY CONSTANT, ...'", "which constants controls use",
      \.styles),
  ]
  private static let options = themeParts.map(\.option) + [set] + setParts.map(\.option)

  static let theme = Command(
    name: "theme", summary: "Add a theme to the specs of Screenlets, or make a theme set.",
    operands: "(NAME [SPEC|DIR]... | --spec FILE)",
    options: Option.specs(with: "theme") + options + Option.writing,
    discussion: """
      The theme is added to each of the specs, which otherwise stay as they are to the byte, and
      their Screenlets are generated. A directory is read as the Screenlets in it and below it. A
      theme set holds what the themes of several Screenlets share; the options that describe one
      make its spec, NAME.theme.yml unless '--set' says otherwise:

        screens-gen theme westeros --type full Login.screenlet.yml AddBookmark.screenlet.yml
        screens-gen theme westeros --constant 'crimson: #A61C1C' --progress crimson \\
          --style 'button: titleColor crimson' Screenlets
      """
  ) { arguments, console throws(Failure) in
    let generation = Generation(arguments: arguments, console: console)
    if let code = try generation.outputOfSpec(besides: options) { return code }
    guard let name = arguments.operands.first else {
      throw .usage("'theme' needs NAME or --spec FILE")
    }
    let set = DraftOption.filled(ThemeSetDraft(name: name), setParts, arguments)
    let setPath = arguments["set"] ?? arguments.outputPath(Names.specFile(theme: name))
    let newSet = set.isDescribed ? try generation.newSpec(at: setPath, set.text) : nil
    let paths = try screenletSpecs(at: arguments.operands.dropFirst(), console)
    let place = newSet?.path ?? arguments["set"]
    if paths.isEmpty {
      if newSet == nil {
        throw .usage(
          "'theme' needs a SPEC to add '\(name)' to, or '--constant' to make a set of that name")
      }
      try arguments.refuse(
        themeParts.map(\.option), because: "it describes the theme of a spec, and no SPEC is given")
    } else if newSet == nil, let place, !Workspace.exists(place) {
      throw Failure(
        code: .noInput,
        message: "no file is at '\(place)'; with '--constant' or '--progress' it is made")
    }
    return try generation.add(
      to: .themes, ofSpecsAt: paths, besides: newSet.map { [$0] } ?? []
    ) { spec throws(DraftError) in
      var draft = DraftOption.filled(ThemeDraft(name: name), themeParts, arguments)
      draft.set = place.map { Workspace.store.path(to: $0, seenFrom: spec) }
      return try draft.entry()
    }
  }

  /// Returns the specs of Screenlets that the operands name, each once.
  private static func screenletSpecs(
    at operands: ArraySlice<String>, _ console: Console
  ) throws(Failure) -> [String] {
    let found = try operands.map { operand throws(Failure) in
      if operand == Workspace.standardInput {
        throw Failure.usage("'theme' edits files; a SPEC cannot be standard input")
      }
      return try Workspace.screenletSpecs(at: operand, console.warning)
    }
    return Workspace.distinct(found.flatMap(\.self))
  }
}
