/// The values whose names a tag can see: the data, and on top of it the item of each open section.
struct Context {
  private var values: [TemplateValue] = []
  /// The names of the program, which are asked for by their places.
  private let names: NameTable
  /// Whether `hasItems` tells if there is anything in the list `items`.
  private let knowsListFlags: Bool

  private static let usualDepth = 16

  init(_ value: TemplateValue, names: NameTable, knowsListFlags: Bool) {
    values.reserveCapacity(Self.usualDepth)
    values.append(value)
    self.names = names
    self.knowsListFlags = knowsListFlags
  }

  mutating func push(_ value: TemplateValue) { values.append(value) }
  mutating func pop() { values.removeLast() }

  /// The innermost value of that name. After the first part of a dotted name is found, the others
  /// must be in it: `{{a.b}}` never takes the `b` of another `a` further out.
  func value(of name: Int) -> TemplateValue? {
    let parts = names.parts(of: name)
    guard let first = parts.first else { return values.last }
    if parts.count == 1 { return value(ofPart: first) }
    guard var value = value(ofPart: first) else { return nil }
    for part in parts.dropFirst() {
      guard let entry = self.value(ofPart: part, in: value) else { return nil }
      value = entry
    }
    return value
  }

  @inline(__always) private func value(ofPart part: Int) -> TemplateValue? {
    let asksForList = knowsListFlags && names.list(ofPart: part) != nil
    return asksForList ? flag(ofPart: part) : value(under: names.key(ofPart: part))
  }

  /// The innermost value under that key.
  @inline(__always) private func value(under key: TemplateMapping.Key) -> TemplateValue? {
    for index in values.indices.reversed() {
      if case .mapping(let mapping) = values[index], let value = mapping[key] { return value }
    }
    return nil
  }

  /// The innermost value of a name such as `hasItems`, which a list `items` gives as well.
  private func flag(ofPart part: Int) -> TemplateValue? {
    for index in values.indices.reversed() {
      if let value = value(ofPart: part, in: values[index]) { return value }
    }
    return nil
  }

  private func value(ofPart part: Int, in value: TemplateValue) -> TemplateValue? {
    guard case .mapping(let mapping) = value else { return nil }
    if let value = mapping[names.key(ofPart: part)] { return value }
    guard knowsListFlags, let list = names.list(ofPart: part),
      case .list(let items)? = mapping[list]
    else { return nil }
    return .bool(!items.isEmpty)
  }

  /// For a name without a value: which of its parts is unknown, and the names known in its place,
  /// the nearest first.
  func unknownPart(of name: Int) -> (index: Int, known: [String]) {
    let parts = names.parts(of: name)
    guard let first = parts.first, var value = value(ofPart: first) else {
      return (0, values.reversed().flatMap(keys))
    }
    for part in parts.dropFirst() {
      guard let entry = self.value(ofPart: part, in: value) else {
        return (part - first, keys(in: value))
      }
      value = entry
    }
    return (0, [])
  }

  /// The names in the value, sorted.
  private func keys(in value: TemplateValue) -> [String] {
    guard case .mapping(let mapping) = value else { return [] }
    var names: [String] = []
    for (key, value) in mapping.entries {
      names.append(key.text)
      if knowsListFlags, case .list = value { names.append(key.text.flagOfList) }
    }
    return names.sorted()
  }
}

extension String {
  /// `hasItems` for `items`.
  fileprivate var flagOfList: String { "has" + prefix(1).uppercased() + dropFirst() }
}
