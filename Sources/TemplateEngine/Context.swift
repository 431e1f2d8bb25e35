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
      guard let entry = self.value(of: names[part: part], in: value) else { return nil }
      value = entry
    }
    return value
  }

  private func value(ofPart part: Int) -> TemplateValue? {
    for index in values.indices.reversed() {
      if let value = value(of: names[part: part], in: values[index]) { return value }
    }
    return nil
  }

  private func value(of part: Name.Part, in value: TemplateValue) -> TemplateValue? {
    guard case .mapping(let mapping) = value else { return nil }
    if let value = mapping[part.key] { return value }
    guard knowsListFlags, let list = part.list, case .list(let items)? = mapping[list] else {
      return nil
    }
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
      guard let entry = self.value(of: names[part: part], in: value) else {
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
