import SpecModel
import TemplateEngine

/// The method of a Screenlet that performs an action and awaits its end.
struct PerformerContext: TemplateContext {
  /// How several results are taken from a dictionary.
  struct Several: TemplateContext {
    /// The variable for the dictionary.
    let dictionary: String
    let types: [ResultType]
    /// The conditions that bind the results which cannot be nil.
    let condition: String?
    let tuple: String
  }

  struct ResultType: TemplateContext {
    let name: String
    let type: String
    /// Whether a comma follows.
    let comma: Bool
  }

  let method: String
  let senderType: String?
  let hasResult: Bool
  /// The type of the only result.
  let type: String?
  /// The call that performs the action.
  let performance: String
  let several: Several?
}

/// The method of a Screenlet that performs an action at once.
struct FunctionContext: TemplateContext {
  let constant: String
  let name: String
  let parameters: String
  let hasParameter: Bool
  let call: String
}

extension ActionSpec {
  func performerContext(in screenletClass: String) -> PerformerContext {
    var arguments: [String] = ["\(screenletClass).\(Names.constant(self))"]
    if sender != nil { arguments.append("sender: sender") }
    let result = results.count == 1 ? results[0] : nil
    return PerformerContext(
      method: Names.performer(self), senderType: sender?.type.swiftSource,
      hasResult: !results.isEmpty, type: result?.typeOfOutcome,
      performance: performance(arguments, result),
      several: results.count > 1 ? severalResults : nil)
  }

  /// Returns the method that performs the action at once; nil if the spec names none.
  func functionContext(in screenletClass: String) -> FunctionContext? {
    guard let function = performance.function else { return nil }
    var arguments: [String] = ["name: \(screenletClass).\(Names.constant(self))"]
    var parameters: [String] = []
    if let sender {
      let name = sender.name.value
      parameters = [.labeled(Names.parameter(name), sender.type.swiftSource)]
      arguments.append("sender: \(Names.member(name))")
    }
    let hiding = [sender?.name.value].compactMap(\.self)
    return FunctionContext(
      constant: Names.constant(self), name: Names.member(function.value),
      parameters: .list(parameters), hasParameter: sender != nil,
      call: .call(Names.member("performAction", hiddenBy: hiding), arguments))
  }

  /// `try await perform(AddBookmarkScreenlet.AddBookmarkAction, as: Bookmark.self)`
  private func performance(_ arguments: [String], _ result: ResultSpec?) -> String {
    var arguments = arguments
    if results.count > 1 {
      arguments.append("as: [String: Any].self")
    } else if let result, !result.isOptional {
      arguments.append("as: \(result.source).self")
    }
    let call: String = .call("try await perform", arguments)
    guard let result, result.isOptional else { return call }
    return "\(call) as? \(result.source)"
  }

  private var severalResults: PerformerContext.Several {
    let dictionary = Names.local("results", besides: results.map(\.name.value))
    func value(_ result: ResultSpec) -> String {
      "\(dictionary)[\"\(result.name.value)\"] as? \(result.source)"
    }
    let needed = results.filter { !$0.isOptional }
    let conditions = needed.map { result in
      String.assignment("let \(Names.member(result.name.value))", value(result))
    }
    let values = results.map { $0.isOptional ? value($0) : Names.member($0.name.value) }
    return PerformerContext.Several(
      dictionary: dictionary,
      types: results.map { result in
        PerformerContext.ResultType(
          name: Names.parameter(result.name.value), type: result.typeOfOutcome,
          comma: result != results.last)
      },
      condition: .conditions(conditions), tuple: .call("", values))
  }
}
