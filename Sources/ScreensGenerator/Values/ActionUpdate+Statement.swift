import SpecModel
import SwiftLayout
import TemplateEngine

extension ActionUpdate {
  /// The statements for a property, as templates see them.
  var statements: [TemplateValue] { statements { $0.name.value }.map { .code($0) } }

  /// `viewModel?.title = bookmark.name`, or `viewModel?.loadPlaceholder(for: user)`.
  func statements(variable: (ResultSpec) -> String) -> [Code] {
    let shown = value.expression(variable)
    // A literal fits as it is, and so does what is not known.
    let type = value.type?.optional(shown.isOptional) ?? target.type
    let code =
      if let type, let wanted = target.type { converted(shown.code, from: type, to: wanted) } else {
        shown.code
      }
    switch target {
    case .editable:
      return [.assignment("screenletView?.editable", code)]
    case .contained(let contained, let property):
      let place: Code = "viewModel?.\(contained.outlet)?\(Names.access(property))"
      guard shown.isOptional else { return [.assignment(place, code)] }
      // Nobody knows whether the property takes nil.
      let name = Code(Names.member(Names.local(property, besides: ["viewModel"])))
      return [
        "if\(.conditions) \(Code.assignment("let \(name)", code))\(.end) {",
        "  \(Code.assignment(place, name))", "}",
      ]
    case .member(let member):
      return [.assignment("viewModel?\(Names.access(member.name.value))", code)]
    case .method(let method, let parameter):
      let call: Code = .call(
        "viewModel?\(Names.access(method.name.value))", [parameter.argument(code)])
      return [method.result == nil ? call : .assignment("_", call)]
    }
  }
}

extension StepSpec.Value {
  /// The value where every result is in a variable.
  fileprivate func expression(_ variable: (ResultSpec) -> String) -> ValueExpression {
    switch self {
    case .result(let path):
      let code = path.expression(from: variable(path.result), isOptional: path.result.isOptional)
      return ValueExpression(
        code: Code(code), isOptional: path.type.isOptional, isChain: path.isChain)
    case .context(let value):
      return ValueExpression(
        code: value.expression, isOptional: false, hasOperators: value == .userId)
    case .composed(let composition):
      return composition.expression({ $0.value.expression(variable).code }) {
        $0.value.expression(variable)
      }
    case .literal(let literal):
      return ValueExpression(code: Code(literal.source), isOptional: literal == .nil)
    case .input(let name, let source):
      return ValueExpression(code: Code(name.value), isOptional: source.type.isOptional)
    }
  }
}
