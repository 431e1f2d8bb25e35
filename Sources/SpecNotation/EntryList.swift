import SourceText

/// The entries of a mapping that is being read, with a fast check for duplicate keys.
struct EntryList {
  private(set) var entries: [Node.Entry] = []
  private var positions: [KeyIdentity: Int] = [:]
  private var positionsByName: [ExactText: Int] = [:]

  /// Comparing a few keys one by one is faster than hashing them.
  private static let few = 16

  /// Adds the entry, or returns the key of an earlier entry that equals it.
  mutating func insert(_ entry: consuming Node.Entry, key: Scalar) -> Node? {
    if let first = position(of: key) { return entries[first].key }
    // Most mappings have no more than four entries, so this is their only allocation.
    if entries.isEmpty { entries.reserveCapacity(4) }
    entries.append(entry)
    if entries.count == Self.few {
      for (position, entry) in entries.enumerated() { remember(entry.key.scalar, at: position) }
    } else if entries.count > Self.few {
      remember(key, at: entries.count - 1)
    }
    return nil
  }

  private func position(of key: Scalar) -> Int? {
    entries.count < Self.few
      ? entries.indices.first { entries[$0].key.isSameKey(as: key) }
      : positions[KeyIdentity(key)] ?? positionsByName[ExactText(key.name)]
  }

  private mutating func remember(_ key: Scalar?, at position: Int) {
    guard let key else { return }
    positions[KeyIdentity(key)] = position
    positionsByName[ExactText(key.name)] = position
  }
}

extension Node {
  fileprivate func isSameKey(as key: Scalar) -> Bool {
    guard case .scalar(let scalar) = content else { return false }
    if ExactText(scalar.name) == ExactText(key.name) { return true }
    if scalar.value == .string || key.value == .string { return false }
    return KeyIdentity(scalar) == KeyIdentity(key)
  }
}

/// The type and value of a key, which decide whether two keys are equal in YAML (3.2.1.3). `1` and
/// `0x1` are equal, `1` and `"1"` are not. Two keys with the same name are rejected as well,
/// because only one of them would remain in a JSON object or a spec.
private struct KeyIdentity: Hashable {
  private enum Kind { case null, bool, integer, float, string }

  private let kind: Kind
  private let text: ExactText

  init(_ scalar: Scalar) {
    switch scalar.value {
    case .null: (kind, text) = (.null, ExactText(""))
    case .bool(let bool): (kind, text) = (.bool, ExactText(bool ? "true" : "false"))
    case .integer(let digits): (kind, text) = (.integer, ExactText(decimal(digits)))
    // Adding zero makes a negative zero positive.
    case .float(let float): (kind, text) = (.float, ExactText((float + 0).description))
    case .string: (kind, text) = (.string, ExactText(scalar.text))
    }
  }
}

extension Reader {
  /// Adds an entry and returns its end. A key that cannot be used is reported, and omitted with its
  /// value.
  @discardableResult
  mutating func add(
    _ key: consuming Node, _ value: consuming Node, to entries: inout EntryList
  ) throws(Stop) -> Int {
    let range = key.range.offsets
    let end = value.range.upperBound
    guard case .scalar(let scalar) = key.content else {
      try report(.keyIsCollection(key.kind), at: range)
      return end
    }
    if scalar.style == .plain, scalar.text == "<<" {
      try report(.mergeKey, at: range)
    } else if let first = entries.insert(Node.Entry(key: key, value: value), key: scalar) {
      try report(duplicate: scalar, of: first, at: range)
    }
    return end
  }

  private mutating func report(
    duplicate key: Scalar, of first: Node, at range: Range<Int>
  ) throws(Stop) {
    try report(
      .duplicateKey(key), at: range,
      notes: [.init(.firstKey(first.scalar ?? key, of: key), at: first.range)])
  }
}

extension Diagnostic.Message {
  fileprivate static let mergeKey: Self =
    "merge keys are not supported; write the entries out, or put '<<' in quotes if it is a name"
  fileprivate static func keyIsCollection(_ kind: String) -> Self {
    "\(kind) cannot be a key here; use a text"
  }

  fileprivate static func duplicateKey(_ key: Scalar) -> Self {
    "duplicate key '\(key.value == .null ? "null" : key.text.excerpt)'; keep one of them"
  }

  fileprivate static func firstKey(_ first: Scalar, of key: Scalar) -> Self {
    if first.text != key.text {
      return "'\(first.text.excerpt)' is the same key in another spelling"
    }
    if first.value == key.value { return "the first one is here" }
    let isQuoted = [first, key].contains { $0.style != .plain }
    return "the first one is here; \(isQuoted ? "quotes do" : "a tag does") not make it another key"
  }
}
