import SpecModel
import TemplateEngine

extension ActionSpec {
  /// Returns the values for the method of the Screenlet that performs the action and awaits its
  /// end.
  func performerValue(in screenletClass: String) -> TemplateValue {
    var arguments: [String] = ["\(screenletClass).\(Names.constant(self))"]
    if sender != nil { arguments.append("sender: sender") }
    let result = results.count == 1 ? results[0] : nil
    return [
      "method": .string(Names.performer(self)),
      "senderType": sender.map { .string($0.type.swiftSource) } ?? .null,
      "hasResult": .bool(!results.isEmpty),
      "type": result.map { .string($0.typeOfOutcome) } ?? .null,
      "performance": .string(performance(arguments, result)),
      "several": results.count > 1 ? severalValue : .null,
    ]
  }

  /// Returns the values for the method of the Screenlet that performs the action at once, or nil if
  /// the spec names none.
  func functionValue(in screenletClass: String) -> TemplateValue? {
    guard let function = performance.function else { return nil }
    var arguments: [String] = ["name: \(screenletClass).\(Names.constant(self))"]
    var parameters: [String] = []
    if let sender {
      let name = sender.name.value
      parameters = [.labeled(Names.parameter(name), sender.type.swiftSource)]
      arguments.append("sender: \(Names.member(name))")
    }
    let hiding = [sender?.name.value].compactMap(\.self)
    return [
      "constant": .string(Names.constant(self)),
      "name": .string(Names.member(function.value)),
      "parameters": .string(.list(parameters)),
      "hasParameter": .bool(sender != nil),
      "call": .string(
        .call(Names.member("performAction", hiddenBy: hiding), arguments)),
    ]
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

  /// The values with which several results are taken from a dictionary.
  private var severalValue: TemplateValue {
    let dictionary = Names.local("results", besides: results.map(\.name.value))
    func value(_ result: ResultSpec) -> String {
      "\(dictionary)[\"\(result.name.value)\"] as? \(result.source)"
    }
    let needed = results.filter { !$0.isOptional }
    let conditions = needed.map { result in
      String.assignment("let \(Names.member(result.name.value))", value(result))
    }
    let values = results.map { $0.isOptional ? value($0) : Names.member($0.name.value) }
    return [
      "dictionary": .string(dictionary),
      "types": .list(
        results.map { result in
          [
            "name": .string(Names.parameter(result.name.value)),
            "type": .string(result.typeOfOutcome),
            "comma": .bool(result != results.last),
          ]
        }),
      "condition": .conditions(conditions),
      "tuple": .string(.call("", values)),
    ]
  }
}
