import SpecModel
import TemplateEngine

extension ViewModelMethod {
  /// The values for the method in the templates of the view model and of a full theme.
  var templateValue: TemplateValue {
    [
      "name": .string(Names.member(name.value)),
      "parameters": .string(.list(parameters.map(\.declaration))),
      "result": result.map { .string($0.swiftSource) } ?? .null,
      "empty": (result?.emptyValue).map { .string($0) } ?? .null,
    ]
  }
}

extension ViewModelMethod.Parameter {
  /// `for user: User`
  fileprivate var declaration: String {
    let label = self.label.map { Names.parameter($0) + " " } ?? ""
    return "\(label)\(Names.parameter(name)): \(type.swiftSource)"
  }

  /// `for: user`
  func argument(_ value: String) -> String {
    label == "_" ? value : .labeled(Names.label(label ?? name), value)
  }
}
