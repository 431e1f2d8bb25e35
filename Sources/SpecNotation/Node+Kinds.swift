extension Node {
  /// The scalar, if the node is one.
  package var scalar: Scalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The items, if the node is a list.
  package var list: [Node]? {
    if case .list(let items) = content { items } else { nil }
  }

  /// The entries, if the node is a mapping.
  package var mapping: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// What the node is, for messages: "a text", "a list".
  package var kind: String { content.kind }
}

extension Node.Content {
  /// What the content is, for messages: "a text", "a list".
  package var kind: String {
    switch self {
    case .scalar(let scalar): scalar.value.kind
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension Scalar.Value {
  /// What the value is, for messages: "a text", "an integer".
  package var kind: String {
    switch self {
    case .null: "an empty value"
    case .bool: "true or false"
    case .integer: "an integer"
    case .float: "a number"
    case .string: "a text"
    }
  }
}
