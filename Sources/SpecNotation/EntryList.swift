import SourceText

/// The entries of a mapping that is being read, with their positions by their keys.
struct EntryList {
  private(set) var entries: [Node.Entry] = []
  private var positions: [KeyIdentity: Int] = [:]
  private var positionsByName: [ExactText: Int] = [:]

  /// Adds the entry, or returns the key of an earlier entry that equals it.
  mutating func insert(_ entry: consuming Node.Entry, key: Scalar) -> Node? {
    let (identity, name) = (KeyIdentity(key), ExactText(key.name))
    if let first = positions[identity] ?? positionsByName[name] { return entries[first].key }
    positions[identity] = entries.count
    positionsByName[name] = entries.count
    entries.append(entry)
    return nil
  }
}

/// What makes two keys equal in YAML: type and value (3.2.1.3). `1` and `0x1` are equal, `1` and
/// `"1"` are not. Two keys with the same name are refused as well, because only one of them would
/// remain in a JSON object or a spec.
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
