import Runs
import ScreensGenerator
import SpecEditing
import SpecModel

extension Command {
  private static let parts: [DraftOption<ConnectorDraft>] =
    [
      .text(
        "kind", "KIND", ConnectorSpec.Kind.names.alternatives, choices: ConnectorSpec.Kind.names,
        \.kind),
      .text("summary", "TEXT", "what the connector does, in a sentence", \.summary),
      .list("property", "'NAME: TYPE'", "a property, which its initializer sets", \.properties),
      .list(
        "validate", "'RULE: MESSAGE'",
        "a rule that the properties must meet, and what to say otherwise", \.rules),
    ] + ConnectorSpec.Kind.keys.map { DraftOption($0) }

  static let connector = Command(
    name: "connector", summary: "Make a Connector, alone or added to the spec of a Screenlet.",
    operands: "(NAME | --spec FILE)",
    options: Option.specs(with: "connector") + [.into, .from] + parts.map(\.option)
      + Option.writing,
    discussion: """
      With '--in' the connector is added to the spec, which otherwise stays as it is to the byte, and
      its Screenlet is generated. Without '--in' and '--spec' a spec for the connector alone is
      written beside it:

        screens-gen connector DeleteBookmark --property 'entryId: Int64' \\
          --validate 'entryId > 0: Undefined entryId' --service LRBookmarksEntryService_v7 \\
          --method deleteEntryWithEntryId --argument 'entryId: entryId' --in AddBookmark.screenlet.yml

      With '--from' an operation of a REST API describes it, and the models of its answer are added too:

        screens-gen connector AddPosting --from openapi.yaml#postSiteBlogPosting --in Blog.screenlet.yml
      """
  ) { arguments, console throws(Failure) in
    let generation = Generation(arguments: arguments, console: console)
    let others = parts.map(\.option) + [.into, .from]
    if let code = try generation.outputOfSpec(besides: others) { return code }
    let name = try arguments.onlyOperand("NAME or --spec FILE", of: "connector")
    if let source = arguments["from"] {
      try arguments.refuse(parts.map(\.option), because: "the document says it; edit the spec then")
      return try generation.outputOfConnector(named: name, from: source)
    }
    let draft = DraftOption.filled(ConnectorDraft(name: name), parts, arguments)
    guard let path = try arguments.specToEdit() else {
      let file = Names.specFile(connector: draft.name)
      return try generation.output(ofNew: [generation.newSpec(file, draft.text)])
    }
    return try generation.add(to: .connectors, ofSpecsAt: [path]) { _ throws(DraftError) in
      try draft.entry()
    }
  }
}

extension DraftOption<ConnectorDraft> {
  fileprivate init(_ key: ConnectorKey) {
    let flag = key.flag
    let option = Option(
      name: flag.name, value: flag.value, isRepeatable: key.isRepeatable, help: flag.help)
    self.init(option: option) { $0.ownKeys[key.name] = $1.all(flag.name) }
  }
}
