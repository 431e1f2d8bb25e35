import SpecModel
import SwiftLayout
import TemplateEngine

extension ViewModelMethod {
  /// The values for the method in the templates of the view model and of a full theme.
  var templateValue: TemplateValue {
    [
      "name": .string(Names.member(name.value)),
      "parameters": .code(.list(parameters.map(\.declaration))),
      "result": result.map { .string($0.swiftSource) } ?? .null,
      "empty": (result?.emptyValue).map { .string($0) } ?? .null,
    ]
  }
}

extension ViewModelMethod.Parameter {
  /// `for user: User`
  fileprivate var declaration: Code {
    let label = self.label.map { Names.parameter($0) + " " } ?? ""
    return Code("\(label)\(Names.parameter(name)): \(type.swiftSource)")
  }

  /// `for: user`
  func argument(_ value: Code) -> Code {
    label == "_" ? value : .labeled(Names.label(label ?? name), value)
  }
}
