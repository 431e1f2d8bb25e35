import SpecModel
import TemplateEngine

// An interactor that chooses one of several connectors by rules.

extension ConnectorChoice {
  /// Returns the doc comment: `Performs … through A or B, by what is set.`
  func summary(of task: String) -> String {
    "\(task) through \(connectors.map(Names.connector).inWords("or")), by what is set."
  }

  /// Returns the message of the interactor if no connector fits.
  func refusal(of interactor: String) -> String {
    let rules = branches.map(\.text.value).joined(separator: ", or if ")
    return "\(interactor) runs only if \(rules)"
  }
}

extension ActionSpec {
  /// Returns the condition under which the connector of a branch is chosen; null if it always is.
  func condition(of branch: ConnectorChoice.Branch) -> TemplateValue {
    .conditions(branch.rules.map { $0.fulfilment(variable(ofInput:)) })
  }

  func choiceValues(_ choice: ConnectorChoice) -> TemplateMapping {
    let branches = choice.branches.map { branch -> TemplateValue in
      [
        "condition": condition(of: branch),
        "connectorClass": .string(Names.connector(branch.connector)),
        "arguments": .string(.list(arguments(of: branch.connector))),
      ]
    }
    let completions = choice.connectors.map { connector -> TemplateValue in
      guard case .mapping(var value) = completion(connector.result, of: connector) else {
        return .null
      }
      value["connectorClass"] = .string(Names.connector(connector))
      return .mapping(value)
    }
    return [
      "branches": .list(branches),
      "refusal": choice.isComplete
        ? .null : .string(choice.refusal(of: interactor.value)),
      "hasCompletions": .bool(result != nil),
      "completions": result == nil ? .list([]) : .list(completions),
    ]
  }
}
