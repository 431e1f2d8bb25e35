import SourceText

/// A value as a spec writes it: every name found, every part checked.
package struct Expression: Hashable, Sendable {
  package indirect enum Form: Hashable, Sendable {
    case literal(SwiftLiteral)
    case name(Reference)
    case composed(Composition)
    case list([Expression])
    /// An object that the server makes, of this class or, if it is nil, of the class that the
    /// method declares.
    case object(className: String?, [Attribute])
    /// A map that is sent as it is, entry by entry: the argument of a method, or a JSON object.
    case map([Attribute])
    /// A file, with its `data`, `fileName` and `mimeType`.
    case upload([Attribute])
  }

  /// What a name stands for.
  package enum Reference: Hashable, Sendable {
    /// A property of the connector, or an input of an interactor that calls a service itself.
    case property(String)
    /// A value that the Screenlet passes to an interactor with several connectors, or that it shows.
    case input(Located<String>, InputSpec.Source)
    /// A result of an action or of an earlier step, or a part of one.
    case result(ResultPath)
    /// An element of a list, for which a step makes a connector, or a part of it.
    case element(ResultPath, of: StepSpec.Each)
    /// A value that describes the page that the connector of a list gets.
    case page(ServiceCall.PageValue)
    /// A value of the server context: `context.groupId`.
    case context(ServiceCall.ContextValue)
  }

  /// A part of a text.
  package enum Piece: Hashable, Sendable {
    case text(String)
    case value(Expression)
  }

  /// A value with a name: an attribute of an object, a parameter of a query, a header.
  package struct Attribute: Hashable, Sendable {
    package var name: String
    package var value: Expression
  }

  package var form: Form
  /// The type of the value. Nil for a property whose declaration has a mistake, for a list and an
  /// object, and for a literal alone, which takes on the type that is wanted.
  package var type: SwiftType?

  /// Creates a value. Only a property, and a literal in another value, do not show their types.
  package init(_ form: Form, type: SwiftType? = nil) {
    self.form = form
    self.type = type ?? form.type
  }

  init(_ property: PropertySpec) {
    self.init(.name(.property(property.name.value)), type: property.type)
  }

  init(_ value: ServiceCall.ContextValue) { self.init(.name(.context(value))) }
}

extension [Expression.Piece] {
  /// Whether the text is an address, in which numbers have one form in all languages.
  package var isAddress: Bool {
    switch first {
    case .text(let text)?:
      text.hasPrefix("http://") || text.hasPrefix("https://") || text.hasPrefix("/")
    case .value(let value)?: value.reference == .context(.server)
    case nil: false
    }
  }
}

extension Expression {
  /// Whether its type says that the value can be nil.
  package var isOptional: Bool { type?.isOptional ?? false }

  /// The values of which it is made.
  package var parts: [Expression] {
    switch form {
    case .literal, .name: []
    case .composed(let composition): composition.parts
    case .list(let values): values
    case .object(_, let attributes), .map(let attributes), .upload(let attributes):
      attributes.map(\.value)
    }
  }

  /// The names and literals of which it is made, at any depth.
  package var leaves: [Expression] {
    switch form {
    case .literal, .name: [self]
    default: parts.flatMap(\.leaves)
    }
  }

  /// The names and literals without which there is no value.
  package var needed: [Expression] {
    switch form {
    case .literal, .name: [self]
    case .composed(.firstSet(let values)): values.last?.needed ?? []
    case .composed(.condition(let condition)) where !condition.isOrdering: []
    default: parts.flatMap(\.needed)
    }
  }

  /// What the names in it stand for.
  package var references: [Reference] { leaves.compactMap(\.reference) }

  /// What the value stands for if it is a name alone.
  package var reference: Reference? {
    if case .name(let reference) = form { reference } else { nil }
  }

  /// The name of the property that the value is; nil for any other value.
  package var propertyName: String? {
    if case .property(let name)? = reference { name } else { nil }
  }

  /// The paths of the results that it uses.
  package var paths: [ResultPath] { references.compactMap(\.path) }

  /// Whether it is an element for which a step makes a connector, and no part of it.
  var isWholeElement: Bool {
    if case .element(let path, _)? = reference { path.parts.isEmpty } else { false }
  }

  /// Whether it is composed of other values by `or`, braces, a conversion or a condition.
  package var isComposed: Bool { if case .composed = form { true } else { false } }

  /// Returns the type of the value where a value of type `wanted` is expected.
  func type(wanted: SwiftType?) -> SwiftType? {
    if case .literal(let literal) = form, type == nil { return literal.type(wanted: wanted) }
    return type
  }

  /// Whether the value can be passed as `wanted`; with `isBound`, after it is unwrapped.
  func fits(_ wanted: SwiftType, isBound: Bool = false) -> Bool {
    if case .literal(let literal) = form { return literal.fits(wanted) }
    guard let type else { return false }
    return InputSpec.canPass(isBound ? type.optional(false) : type, as: wanted)
  }
}

extension Expression.Reference {
  var isElement: Bool { if case .element = self { true } else { false } }

  package var path: ResultPath? {
    if case .result(let path) = self { path } else { nil }
  }

  /// The type of what the name stands for; nil for a property, whose declaration says it.
  fileprivate var type: SwiftType? {
    switch self {
    case .property: nil
    case .input(_, let source): source.type
    case .result(let path), .element(let path, _): path.type
    // The Mobile SDK counts rows in 32 bits.
    case .page: SwiftType(.builtin(.int32))
    case .context(let value): value.type
    }
  }
}

extension Expression.Form {
  /// The type that follows from the parts.
  fileprivate var type: SwiftType? {
    switch self {
    case .name(let reference): reference.type
    case .composed(let composition): composition.type
    case .literal, .list, .object, .map, .upload: nil
    }
  }
}
