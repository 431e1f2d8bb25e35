import Runs
import SpecEditing
import SpecModel

extension Command {
  static let property = part(
    "property", "Add a property to the spec of a Screenlet.", "'NAME: TYPE = DEFAULT'",
    of: .properties,
    example: "screens-gen property 'folderId: Int64 = 0' --in AddBookmark.screenlet.yml"
  ) { text, _ throws(DraftError) in try SpecEntry.property(text) }

  static let model = part(
    "model", "Add a model to the spec of a Screenlet.", "'NAME: ATTRIBUTE TYPE, ...'",
    of: .models,
    example: "screens-gen model 'Bookmark: name String, url String' --in AddBookmark.screenlet.yml"
  ) { text, _ throws(DraftError) in try SpecEntry.model(text) }

  static let member = part(
    "member", "Add a member of the view model to the spec of a Screenlet.",
    "'NAME: TYPE { get set }'", of: .viewModel,
    options: [
      Option(
        name: "widget", value: "WIDGET",
        choices: Widget.allCases.map(\.rawValue) + [ViewModelMember.noWidget],
        help: "the control that shows it; the usual one of the type if not given"),
      Option(name: "label", value: "TEXT", help: "the text beside the control"),
      Option(
        name: "key", value: "'KEY: VALUE'", isRepeatable: true,
        help: "another key of the member, as 'keyboard: URL'"),
    ],
    example: "screens-gen member 'title: String? { get set }' --label Title --in Note.screenlet.yml"
  ) { text, arguments throws(DraftError) in
    let named = [MemberKeys.widget.name, MemberKeys.label.name].compactMap { name in
      arguments[name].map { (name, $0) }
    }
    return try SpecEntry.member(text, named: named, keys: arguments.all("key"))
  }

  /// Returns a command that adds the entry that its operand describes to a section of a spec.
  private static func part(
    _ name: String, _ summary: String, _ operand: String, of section: SpecSection,
    options: [Option] = [], example: String,
    entry: @escaping @Sendable (String, Arguments) throws(DraftError) -> SpecEntry
  ) -> Command {
    Command(
      name: name, summary: summary, operands: "\(operand) --in SPEC",
      options: [.into] + options + Option.writing,
      discussion: """
        The spec otherwise stays as it is to the byte, and its Screenlet is generated:

          \(example)
        """
    ) { arguments, console throws(Failure) in
      let text = try arguments.onlyOperand(operand, of: name)
      let path = try arguments.specToEdit(of: name)
      let generation = Generation(arguments: arguments, console: console)
      return try generation.add(to: section, ofSpecsAt: [path]) { _ throws(DraftError) in
        try entry(text, arguments)
      }
    }
  }
}
