import SpecModel
import TemplateEngine

/// What `Templates/ChoiceInteractor` is rendered with besides what every interactor has.
struct ChoiceInteractorContext: TemplateContext {
  struct Branch: TemplateContext {
    /// The condition under which the connector is chosen; nil if it always is.
    let condition: String?
    let connectorClass: String
    let arguments: String
  }

  let branches: [Branch]
  /// The message if no connector fits; nil if one always does.
  let refusal: String?
  let completions: [CompletionContext]
}

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
  /// Returns the condition under which the connector of a branch is chosen; nil if it always is.
  func condition(of branch: ConnectorChoice.Branch) -> String? {
    .conditions(Place.call(variable(ofInput:)).clauses(branch.conditions))
  }

  func choiceContext(_ choice: ConnectorChoice) -> ChoiceInteractorContext {
    ChoiceInteractorContext(
      branches: choice.branches.map { branch in
        ChoiceInteractorContext.Branch(
          condition: condition(of: branch), connectorClass: Names.connector(branch.connector),
          arguments: .list(arguments(of: branch.connector)))
      },
      refusal: choice.isComplete ? nil : choice.refusal(of: interactor.value),
      completions: choice.connectors.compactMap { completion($0.result, of: $0) })
  }
}
