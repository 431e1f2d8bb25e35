/// The values that a tag can refer to: the data, followed by the item of each open section.
struct Context {
  private var values: [TemplateValue]
  /// Whether `hasItems` is the value of whether the list `items` has any items.
  private let knowsListFlags: Bool

  /// Creates a context with the data as the last of the values.
  init(_ values: [TemplateValue], knowsListFlags: Bool) {
    self.values = values
    self.knowsListFlags = knowsListFlags
  }

  mutating func push(_ value: TemplateValue) { values.append(value) }
  mutating func pop() { values.removeLast() }

  /// Returns the innermost value of that name. Once the first part of a dotted name is found, the
  /// others must be in it: `{{a.b}}` never uses the `b` of another `a` further out.
  func value(of name: Name) -> TemplateValue? {
    guard let first = name.parts.first else { return values.last }
    guard var value = value(of: first) else { return nil }
    for part in name.parts.dropFirst() {
      guard let entry = self.value(of: part, in: value) else { return nil }
      value = entry
    }
    return value
  }

  /// Returns, for a name without a value, the index of the unknown part, and the names that are
  /// known where it was looked up, the nearest first.
  func unknownPart(of name: Name) -> (index: Int, known: [String]) {
    guard let first = name.parts.first, var value = value(of: first) else {
      return (0, values.reversed().flatMap(keys))
    }
    for (index, part) in name.parts.enumerated().dropFirst() {
      guard let entry = self.value(of: part, in: value) else { return (index, keys(in: value)) }
      value = entry
    }
    return (0, [])
  }

  private func value(of part: Name.Part) -> TemplateValue? {
    for index in values.indices.reversed() {
      if let value = value(of: part, in: values[index]) { return value }
    }
    return nil
  }

  private func value(of part: Name.Part, in value: TemplateValue) -> TemplateValue? {
    guard case .mapping(let mapping) = value else { return nil }
    if let value = mapping[part.text] { return value }
    guard knowsListFlags, let list = part.list, case .list(let items)? = mapping[list] else {
      return nil
    }
    return .bool(!items.isEmpty)
  }

  /// Returns the names in the value, sorted.
  private func keys(in value: TemplateValue) -> [String] {
    guard case .mapping(let mapping) = value else { return [] }
    var names: [String] = []
    for (key, value) in mapping.entries {
      names.append(key)
      if knowsListFlags, case .list = value { names.append(key.flagOfList) }
    }
    return names.sorted()
  }
}

extension String {
  /// The name of the flag of a list, such as `hasItems` for `items`.
  fileprivate var flagOfList: String { "has" + prefix(1).uppercased() + dropFirst() }
}
