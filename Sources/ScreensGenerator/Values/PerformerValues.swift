import SpecModel
import SwiftLayout
import TemplateEngine

extension ActionSpec {
  /// Returns the values for the method of the Screenlet that performs the action and awaits its
  /// end.
  func performerValue(in screenletClass: String) -> TemplateValue {
    var arguments: [Code] = ["\(screenletClass)\(.point).\(Names.constant(self))"]
    if sender != nil { arguments.append("sender: sender") }
    let result = results.count == 1 ? results[0] : nil
    return [
      "method": .string(Names.performer(self)),
      "senderType": sender.map { .string($0.type.swiftSource) } ?? .null,
      "hasResult": .bool(!results.isEmpty),
      "type": result.map { .string($0.typeOfOutcome) } ?? .null,
      "performance": .code(performance(arguments, result)),
      "several": results.count > 1 ? severalValue : .null,
    ]
  }

  /// Returns the values for the method of the Screenlet that performs the action at once, or nil if
  /// the spec names none.
  func functionValue(in screenletClass: String) -> TemplateValue? {
    guard let function = performance.function else { return nil }
    var arguments: [Code] = ["name: \(screenletClass)\(.point).\(Names.constant(self))"]
    var parameters: [Code] = []
    if let sender {
      let name = sender.name.value
      parameters = [.labeled(Names.parameter(name), Code(sender.type.swiftSource))]
      arguments.append("sender: \(Names.member(name))")
    }
    let hiding = [sender?.name.value].compactMap(\.self)
    return [
      "constant": .string(Names.constant(self)),
      "name": .string(Names.member(function.value)),
      "parameters": .code(.list(parameters)),
      "hasParameter": .bool(sender != nil),
      "call": .code(
        .call(Code(Names.member("performAction", hiddenBy: hiding)), arguments)),
    ]
  }

  /// `try await perform(AddBookmarkScreenlet.AddBookmarkAction, as: Bookmark.self)`
  private func performance(_ arguments: [Code], _ result: ResultSpec?) -> Code {
    var arguments = arguments
    if results.count > 1 {
      arguments.append("as: [String: Any].self")
    } else if let result, !result.isOptional {
      arguments.append(Code("as: \(result.source).self"))
    }
    let call: Code = .call("try await perform", arguments)
    guard let result, result.isOptional else { return call }
    return "\(call) as? \(result.source)"
  }

  /// The values with which several results are taken from a dictionary.
  private var severalValue: TemplateValue {
    let dictionary = Names.local("results", besides: results.map(\.name.value))
    func value(_ result: ResultSpec) -> Code {
      Code("\(dictionary)[\"\(result.name.value)\"] as? \(result.source)")
    }
    let needed = results.filter { !$0.isOptional }
    let conditions = needed.map { result in
      Code.assignment("let \(Names.member(result.name.value))", value(result))
    }
    let values = results.map { $0.isOptional ? value($0) : Code(Names.member($0.name.value)) }
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
      "tuple": .code(.call("", values)),
    ]
  }
}
