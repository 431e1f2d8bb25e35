import ScreensGenerator

extension Command {
  private static let draftOptions = [
    Option(name: "kind", value: "KIND", help: "liferay, http or custom"),
    Option(name: "summary", value: "TEXT", help: "what the connector does, in a sentence"),
    Option(
      name: "property", value: "'NAME: TYPE'", isRepeatable: true,
      help: "a property, which its initializer sets"),
    Option(
      name: "validate", value: "'RULE: MESSAGE'", isRepeatable: true,
      help: "a rule that the properties must meet, and what to say otherwise"),
    Option(name: "service", value: "CLASS", help: "the Mobile SDK service to call"),
    Option(name: "method", value: "NAME", help: "the method of the service"),
    Option(
      name: "argument", value: "'LABEL: VALUE'", isRepeatable: true,
      help: "an argument: a property, context.<name> or a literal"),
    Option(name: "result", value: "'NAME: TYPE'", help: "what to keep of the answer"),
    Option(name: "url", value: "ADDRESS", help: "the address to read, with properties as {name}"),
  ]

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
    draft.service = arguments["service"]
    draft.method = arguments["method"]
    draft.arguments = arguments.all("argument")
    draft.result = arguments["result"]
    draft.url = arguments["url"]
    return draft
  }
}
