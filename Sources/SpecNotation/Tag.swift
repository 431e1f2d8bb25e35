/// The tags of the core schema (10.3), and `!`, which gives a value the default type of its kind
/// regardless of its text.
enum Tag: String {
  case nonSpecific = "!"
  case string = "str"
  case integer = "int"
  case float, bool, null
  case mapping = "map"
  case list = "seq"

  /// The prefix of all core tags when they are written out.
  static let prefix = "tag:yaml.org,2002:"
}

extension Node.Content {
  /// Returns the content with the tag applied, or nil if the tag does not fit.
  func tagged(_ tag: Tag) -> Node.Content? {
    switch (self, tag) {
    case (_, .nonSpecific) where !isScalar: self
    case (.list, .list), (.mapping, .mapping): self
    case (.scalar(let scalar), _): scalar.tagged(tag).map { .scalar($0) }
    default: nil
    }
  }

  private var isScalar: Bool {
    if case .scalar = self { true } else { false }
  }
}

extension Scalar {
  fileprivate func tagged(_ tag: Tag) -> Scalar? {
    var scalar = self
    switch tag {
    case .string, .nonSpecific: scalar.value = .string
    case .integer where Value.isInteger(text) && !Value.isTooLong(text):
      scalar.value = .integer(text)
    case .null where Value.isNull(text): scalar.value = .null
    case .bool:
      guard let bool = Value.bool(text) else { return nil }
      scalar.value = .bool(bool)
    case .float:
      guard let float = Value.float(text) else { return nil }
      scalar.value = .float(float)
    default: return nil
    }
    return scalar
  }
}
