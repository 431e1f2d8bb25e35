import SpecModel

extension Expression {
  static func property(_ property: PropertySpec) -> Expression {
    Expression(.name(.property(property.name.value)), type: property.type)
  }

  static func context(_ value: ServiceCall.ContextValue) -> Expression {
    Expression(.name(.context(value)))
  }

  static func page(_ value: ServiceCall.PageValue) -> Expression {
    Expression(.name(.page(value)))
  }

  static func list(_ values: [Expression]) -> Expression { Expression(.list(values)) }

  static func map(_ members: [Attribute]) -> Expression { Expression(.map(members)) }

  static func literal(_ literal: SwiftLiteral) -> Expression { Expression(.literal(literal)) }
}

extension Expression.Reference {
  /// The name of a property or of a value of the context, as a spec writes it.
  var name: String? {
    switch self {
    case .property(let name): name
    case .context(let value): "context.\(value.rawValue)"
    case .input, .result, .element, .page: nil
    }
  }
}
