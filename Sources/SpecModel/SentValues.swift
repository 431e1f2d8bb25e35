// The values that connectors send, each with its name: an argument, an attribute of an object, a
// parameter of a query, a member of a body.

extension ServiceCall {
  var sent: [Expression.Attribute] {
    arguments.flatMap { Expression.Attribute(name: $0.label.value, value: $0.value).sent }
  }
}

extension Expression.Attribute {
  /// The attribute, or the attributes of the object that is its value.
  var sent: [Self] {
    switch value.form {
    case .object(_, let attributes), .map(let attributes), .upload(let attributes):
      attributes.flatMap(\.sent)
    case .list(let values): values.flatMap { Self(name: name, value: $0).sent }
    case .literal, .name, .composed: [self]
    }
  }
}

extension AddressTemplate {
  var sent: [Expression.Attribute] {
    pieces.compactMap { piece in
      guard case .value(let value) = piece else { return nil }
      switch value.reference {
      case .property(let name): return Expression.Attribute(name: name, value: value)
      case .context(let context): return Expression.Attribute(name: context.rawValue, value: value)
      default: return nil
      }
    }
  }
}

extension ConnectorUse {
  /// The values that each connector sends, in terms of the inputs of the action; nil for a
  /// connector whose values only code written by hand knows.
  var sent: [[Expression.Attribute]?] {
    switch self {
    case .named(let connector): [connector.sent]
    case .chosen(let choice): choice.connectors.map(\.sent)
    case .http(let address):
      [[Expression.Attribute(name: address, value: Expression(.name(.property(address))))]]
    case .several: steps.map(\.sent)
    }
  }
}

extension StepSpec {
  fileprivate var sent: [Expression.Attribute]? {
    let decisive = conditions.flatMap(\.leaves).compactMap(\.ofInputs).map {
      Expression.Attribute(name: name.value, value: $0)
    }
    return sentByConnector.map { $0 + decisive }
  }

  private var sentByConnector: [Expression.Attribute]? {
    switch work {
    case .http(let address):
      address.ofInputs.map { [Expression.Attribute(name: name.value, value: $0)] } ?? []
    case .named(let connector, let arguments):
      connector.sent?.compactMap { attribute in
        let value = attribute.value.replacing { reference in
          guard case .property(let name) = reference else { return Expression(.name(reference)) }
          return arguments.first { $0.property.name.value == name }?.value.ofInputs
        }
        return value.map { Expression.Attribute(name: attribute.name, value: $0) }
      }
    }
  }
}

extension Expression {
  /// The value of a step, with inputs as properties of the interactor and without results of earlier
  /// steps; nil if nothing is left of it.
  fileprivate var ofInputs: Expression? {
    replacing { reference in
      switch reference {
      case .input(let name, _): Expression(.name(.property(name.value)))
      case .result, .element: nil
      case .property, .page, .context: Expression(.name(reference))
      }
    }
  }

  /// Returns the value with other values for its names, or nil if nothing is left of it. Parts keep
  /// the types with which they are sent.
  fileprivate func replacing(_ value: (Reference) -> Expression?) -> Expression? {
    func part(_ old: Expression) -> Expression? {
      var part = old.replacing(value)
      part?.type = old.type
      return part
    }
    switch form {
    case .name(let reference): return value(reference)
    case .composed(let composition):
      return composition.replacing(part).map { Expression(.composed($0)) }
    case .literal, .list, .object, .map, .upload: return self
    }
  }
}
