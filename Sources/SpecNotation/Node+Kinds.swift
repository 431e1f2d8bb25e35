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

  /// The kind of the node in messages, such as "a text" or "a list".
  package var kind: String { content.kind }
}

extension Node.Content {
  /// The kind of the content in messages, such as "a text" or "a list".
  package var kind: String {
    switch self {
    case .scalar(let scalar): scalar.value.kind
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension Scalar.Value {
  /// The kind of the value in messages, such as "a text" or "an integer".
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
