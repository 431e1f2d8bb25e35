import SpecModel
import SwiftLayout
import TemplateEngine

extension ActionUpdate {
  /// The statements for a property, as templates see them.
  var statements: [TemplateValue] { statements { $0.name.value }.map { .code($0) } }

  /// `viewModel?.title = bookmark.name`, or `viewModel?.loadPlaceholder(for: user)`.
  func statements(variable: (ResultSpec) -> String) -> [Code] {
    let (code, isOptional) = shown(variable)
    switch target {
    case .editable:
      return [.assignment("screenletView?.editable", code)]
    case .contained(let contained, let property):
      guard !isOptional else { return [self].feeding(besides: ["viewModel"], variable) }
      return [.assignment(contained.place(of: property), code)]
    case .member(let member):
      return [.assignment("viewModel?\(Names.access(member.name.value))", code)]
    case .method(let method, let parameter):
      let call: Code = .call(
        "viewModel?\(Names.access(method.name.value))", [parameter.argument(code)])
      return [method.result == nil ? call : .assignment("_", call)]
    }
  }

  /// The value, of the type that is wanted, and whether it may be nil.
  fileprivate func shown(_ variable: (ResultSpec) -> String) -> (code: Code, isOptional: Bool) {
    let shown = value.expression(variable)
    // A literal fits as it is, and so does what is not known.
    let type = value.type?.optional(shown.isOptional) ?? target.type
    guard let type, let wanted = target.type else { return (shown.code, shown.isOptional) }
    return (converted(shown.code, from: type, to: wanted), shown.isOptional)
  }

  /// The Screenlet in the view that gets the value.
  var contained: ContainedScreenlet? {
    if case .contained(let contained, _) = target { contained } else { nil }
  }
}

extension ContainedScreenlet {
  fileprivate func place(of property: String) -> Code {
    "viewModel?.\(outlet)?\(Names.access(property))"
  }
}

extension [ActionUpdate] {
  /// What updates the view, and has each contained Screenlet load again that has got its values: if
  /// it gets none, it would load what it shows.
  func statements(variable: (ResultSpec) -> String) -> [Code] {
    let taken = ["viewModel"] + flatMap(\.value.paths).map { variable($0.result) }
    var statements: [Code] = []
    var performances: [Code] = []
    var fed: [ContainedScreenlet] = []
    for update in self {
      guard let contained = update.contained else {
        statements += update.statements(variable: variable)
        continue
      }
      let all = filter { $0.contained == contained }
      let perform: Code = .call("viewModel?.\(contained.outlet)?.performDefaultAction", [])
      let isFirst = !fed.contains(contained)
      fed.append(contained)
      if !all.allSatisfy({ $0.shown(variable).isOptional }) {
        statements += update.statements(variable: variable)
        if isFirst { performances.append(perform) }
      } else if isFirst {
        let names = all.count == 1 ? ["viewModel"] : taken
        statements += all.feeding(besides: names, variable, then: [perform])
      }
    }
    return statements + performances
  }

  /// What gives a contained Screenlet values, if they are all there: nobody knows whether its
  /// properties take nil.
  fileprivate func feeding(
    besides taken: [String], _ variable: (ResultSpec) -> String, then end: [Code] = []
  ) -> [Code] {
    var conditions: [Code] = []
    var statements: [Code] = []
    for update in self {
      guard case .contained(let contained, let property) = update.target else { continue }
      let name = Code(Names.member(Names.local(property, besides: taken)))
      conditions.append(
        .assignment("let \(name)", update.value.expression(variable).inCondition))
      statements.append(.assignment(contained.place(of: property), name))
    }
    return ["if\(.conditions) \(.list(conditions))\(.end) {"]
      + (statements + end).map { "  \($0)" } + ["}"]
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
