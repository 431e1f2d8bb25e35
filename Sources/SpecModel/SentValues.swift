// The values that connectors send, each with its name: an argument, an attribute of an object, a
// parameter of a query, a member of a body.

extension ServiceCall {
  var sent: [Attribute] {
    arguments.flatMap { Attribute(name: $0.label.value, value: $0.value).parts }
  }
}

extension ServiceCall.Attribute {
  /// The attribute, or the attributes of the object that is its value.
  fileprivate var parts: [Self] {
    switch value {
    case .object(_, let attributes), .map(let attributes), .upload(let attributes):
      attributes.flatMap(\.parts)
    case .list(let values): values.flatMap { Self(name: name, value: $0).parts }
    case .property, .context, .literal, .composed, .page: [self]
    }
  }
}

extension AddressTemplate {
  var sent: [ServiceCall.Attribute] {
    parts.compactMap { part in
      switch part {
      case .text: nil
      case .property(let property):
        ServiceCall.Attribute(name: property.name.value, value: .property(property.name.value))
      case .context(let value):
        ServiceCall.Attribute(name: value.rawValue, value: .context(value))
      }
    }
  }
}

extension RestBody {
  func sent(as name: String) -> [ServiceCall.Attribute] {
    switch self {
    case .value(let value): [ServiceCall.Attribute(name: name, value: value)]
    case .object(let members): members.flatMap { $0.value.sent(as: $0.name) }
    case .list(let values): values.flatMap { $0.sent(as: name) }
    }
  }
}

extension ConnectorUse {
  /// The values that each connector sends, in terms of the inputs of the action; nil for a
  /// connector whose values only code written by hand knows.
  var sent: [[ServiceCall.Attribute]?] {
    switch self {
    case .named(let connector): [connector.sent]
    case .chosen(let choice): choice.connectors.map(\.sent)
    case .http(let address):
      [[ServiceCall.Attribute(name: address, value: .property(address))]]
    case .several: steps.map(\.sent)
    }
  }
}

extension StepSpec {
  fileprivate var sent: [ServiceCall.Attribute]? {
    switch work {
    case .http(let address):
      address.passed.map { [ServiceCall.Attribute(name: name.value, value: $0)] } ?? []
    case .named(let connector, let arguments):
      connector.sent?.compactMap { attribute in
        let value = attribute.value.replacing { name in
          arguments.first { $0.property.name.value == name }?.value.passed
        }
        return value.map { ServiceCall.Attribute(name: attribute.name, value: $0) }
      }
    }
  }
}

extension StepSpec.Value {
  /// The value as an argument, with inputs instead of properties; nil for a result of an earlier
  /// step.
  fileprivate var passed: ServiceCall.Value? {
    switch self {
    case .input(let name, _): .property(name.value)
    case .result: nil
    case .context(let value): .context(value)
    case .literal(let literal): .literal(literal)
    case .composed(let composition): composition.mapped(\.passed).map { .composed($0) }
    }
  }
}

extension ServiceCall.Value {
  /// Returns the value with its properties replaced, or nil if nothing is left of it.
  fileprivate func replacing(_ property: (String) -> Self?) -> Self? {
    switch self {
    case .property(let name): property(name)
    case .composed(let composition):
      composition.mapped { $0.replacing(property) }.map { .composed($0) }
    case .context, .literal, .page, .list, .object, .map, .upload: self
    }
  }
}

extension Composition {
  /// Returns the composition of the operands that `transform` returns, or nil if it returns none.
  fileprivate func mapped<Other>(_ transform: (Value) -> Other?) -> Composition<Other>? {
    func operand(_ operand: Operand) -> Composition<Other>.Operand? {
      transform(operand.value).map { Composition<Other>.Operand(value: $0, type: operand.type) }
    }
    switch self {
    case .first(let operands):
      let kept = operands.compactMap(operand)
      return kept.isEmpty ? nil : .first(of: kept)
    case .text(let parts):
      return .text(
        parts.compactMap { part in
          switch part {
          case .text(let text): .text(text)
          case .value(let value): operand(value).map { .value($0) }
          }
        })
    case .conversion(let conversion, let source):
      return operand(source).map { .conversion(conversion, $0) }
    }
  }
}
