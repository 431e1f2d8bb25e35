/// The values whose names a tag can see: the data, and on top of it the item of each open section.
struct Context {
  private var values: [TemplateValue]

  init(_ value: TemplateValue) { values = [value] }

  mutating func push(_ value: TemplateValue) { values.append(value) }
  mutating func pop() { values.removeLast() }

  /// The innermost value of that name. After the first part of a dotted name is found, the others
  /// must be in it: `{{a.b}}` never takes the `b` of another `a` further out.
  func value(of name: Name) -> TemplateValue? {
    guard let first = name.parts.first else { return values.last }
    guard var value = value(of: first) else { return nil }
    for part in name.parts.dropFirst() {
      guard case .mapping(let entries) = value, let entry = entries[part] else { return nil }
      value = entry
    }
    return value
  }

  private func value(of name: String) -> TemplateValue? {
    for index in values.indices.reversed() {
      if case .mapping(let entries) = values[index], let value = entries[name] { return value }
    }
    return nil
  }

  /// For a name without a value: which of its parts is unknown, and the names known in its place,
  /// the nearest first.
  func unknownPart(of name: Name) -> (index: Int, known: [String]) {
    guard let first = name.parts.first, var value = value(of: first) else {
      return (0, values.reversed().flatMap(\.names))
    }
    for (index, part) in name.parts.enumerated().dropFirst() {
      guard case .mapping(let entries) = value, let entry = entries[part] else {
        return (index, value.names)
      }
      value = entry
    }
    return (0, [])
  }
}

extension TemplateValue {
  /// The names in the value, sorted.
  fileprivate var names: [String] {
    if case .mapping(let entries) = self { entries.keys.sorted() } else { [] }
  }
}
