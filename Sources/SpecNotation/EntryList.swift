import SourceText

/// The entries of a mapping that is being read, with a quick answer to: is this key here already?
struct EntryList {
  private(set) var entries: [Node.Entry] = []
  private var identities: [KeyIdentity] = []
  private var positions: [KeyIdentity: Int] = [:]

  /// Comparing a few keys one by one is faster than hashing them.
  private static let few = 8

  /// Adds the entry, or returns the key of an earlier one that is the same.
  mutating func insert(_ entry: Node.Entry, key: Scalar) -> Node? {
    let identity = KeyIdentity(key)
    if let first = position(of: identity) { return entries[first].key }
    if entries.count == Self.few {
      for (position, known) in identities.enumerated() { positions[known] = position }
    }
    if entries.count >= Self.few {
      positions[identity] = entries.count
    } else {
      identities.append(identity)
    }
    entries.append(entry)
    return nil
  }

  private func position(of identity: KeyIdentity) -> Int? {
    entries.count <= Self.few ? identities.firstIndex(of: identity) : positions[identity]
  }
}

/// What makes two keys the same: type and value (3.2.1.3). `1` and `0x1` are, `1` and `"1"` are
/// not.
private struct KeyIdentity: Hashable {
  private enum Kind { case null, bool, integer, float, string }

  private let kind: Kind
  private let text: ExactText

  init(_ scalar: Scalar) {
    switch scalar.value {
    case .null: (kind, text) = (.null, ExactText(""))
    case .bool(let bool): (kind, text) = (.bool, ExactText(bool ? "true" : "false"))
    case .integer(let digits): (kind, text) = (.integer, ExactText(decimal(digits)))
    // Adding zero makes the negative zero positive.
    case .float(let float): (kind, text) = (.float, ExactText((float + 0).description))
    case .string: (kind, text) = (.string, ExactText(scalar.text))
    }
  }
}

extension Reader {
  /// Adds an entry and returns where it ends. A key that cannot be used is reported and left out
  /// with its value.
  @discardableResult
  mutating func add(
    _ key: Node, _ value: Node, to entries: inout EntryList
  ) throws(Stop) -> Int {
    let range = key.range.offsets
    if key.scalar?.text == "<<", key.scalar?.style == .plain {
      try report(.mergeKey, at: range)
    } else if let scalar = key.scalar {
      try insert(key, scalar, value, into: &entries)
    } else {
      try report(.keyIsCollection(key.kind), at: range)
    }
    return value.range.upperBound
  }

  private mutating func insert(
    _ key: Node, _ scalar: Scalar, _ value: Node, into entries: inout EntryList
  ) throws(Stop) {
    if let first = entries.insert(Node.Entry(key: key, value: value), key: scalar) {
      let firstText = first.scalar?.text ?? ""
      try report(
        .duplicateKey(scalar), at: key.range.offsets,
        notes: [
          .init(firstText == scalar.text ? .firstKey : .sameKey(firstText), at: first.range)
        ])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let mergeKey: Self =
    "merge keys are not read; write the entries out, or put '<<' in quotes if it is a name"
  fileprivate static let firstKey: Self = "the first one is here"

  fileprivate static func keyIsCollection(_ kind: String) -> Self {
    "\(kind) cannot be a key here; use a text"
  }

  fileprivate static func duplicateKey(_ key: Scalar) -> Self {
    "duplicate key '\(key.value == .null ? "null" : key.text.excerpt)'; keep one of them"
  }

  fileprivate static func sameKey(_ text: String) -> Self {
    "'\(text.excerpt)' is the same key in another spelling"
  }
}
