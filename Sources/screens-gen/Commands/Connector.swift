import ScreensGenerator
import SpecModel

extension Command {
  private static let sharedOptions = [
    Option(name: "kind", value: "KIND", help: ConnectorSpec.Kind.names.alternatives),
    Option(name: "summary", value: "TEXT", help: "what the connector does, in a sentence"),
    Option(
      name: "property", value: "'NAME: TYPE'", isRepeatable: true,
      help: "a property, which its initializer sets"),
    Option(
      name: "validate", value: "'RULE: MESSAGE'", isRepeatable: true,
      help: "a rule that the properties must meet, and what to say otherwise"),
  ]
  private static let draftOptions = sharedOptions + ConnectorSpec.Kind.keys.map { Option($0) }

  static let connector = Command(
    name: "connector", summary: "Make a Connector, alone or added to the spec of a Screenlet.",
    operands: "(NAME | --spec FILE)",
    options: [
      Option(name: "spec", value: "FILE", help: "a spec with 'connector:' to generate from"),
      Option(name: "in", value: "SPEC", help: "the spec of the Screenlet to add it to"),
    ] + draftOptions + Option.writing,
    discussion: """
      With '--in' the connector is added to the spec, which otherwise stays as it is to the byte, and
      its Screenlet is generated. Without '--in' and '--spec' a spec for the connector alone is
      written beside it:

        screens-gen connector DeleteBookmark --property 'entryId: Int64' \\
          --validate 'entryId > 0: Undefined entryId' --service LRBookmarksEntryService_v7 \\
          --method deleteEntryWithEntryId --argument 'entryId: entryId' --in AddBookmark.screenlet.yml
      """
  ) { arguments, console throws(Failure) in
    let command = "connector"
    let specOptions = draftOptions + [Option(name: "in", help: "")]
    if let path = try arguments.specAlone(besides: specOptions, command) {
      return try generateSpec(at: path, arguments, console)
    }
    let name = try arguments.onlyOperand("NAME or --spec FILE", of: command)
    let draft = draft(named: name, arguments)
    guard let path = try arguments.specToEdit(command) else {
      let text = try drafted(for: command) { () throws(DraftError) in try draft.text() }
      return try generateNewSpec(
        text, named: Names.specFile(connector: draft.name), arguments, console)
    }
    let entry = try drafted(for: command) { () throws(DraftError) in try draft.entry() }
    return try add(to: .connectors, ofSpecsAt: [path], arguments, console) { _ in entry }
  }

  private static func draft(named name: String, _ arguments: Arguments) -> ConnectorDraft {
    var draft = ConnectorDraft(name: name)
    draft.kind = arguments["kind"]
    draft.summary = arguments["summary"]
    draft.properties = arguments.all("property")
    draft.rules = arguments.all("validate")
    for key in ConnectorSpec.Kind.keys { draft.ownKeys[key.name] = arguments.all(key.flag.name) }
    return draft
  }
}

extension Option {
  fileprivate init(_ key: ConnectorKey) {
    let flag = key.flag
    self.init(
      name: flag.name, value: flag.value, isRepeatable: key.isRepeatable, help: flag.help)
  }
}

extension [String] {
  /// `liferay, http or custom`.
  fileprivate var alternatives: String {
    guard let last else { return "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
