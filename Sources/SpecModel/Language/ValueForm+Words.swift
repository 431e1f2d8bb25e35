extension ValueForm {
  /// Returns a description of the value with code in backticks, such as `` `yes` or `no` ``. `name`
  /// returns the words for a mapping.
  package func words(naming name: (Mapping) -> String) -> String {
    words(naming: name, within: [])
  }

  private func words(naming name: (Mapping) -> String, within names: Set<String>) -> String {
    func words(_ value: ValueForm) -> String { value.words(naming: name, within: names) }
    switch self {
    case .text(let text): return text.noun
    case .flag: return "`yes` or `no`"
    case .number(let limits): return limits.words
    case .type(.type): return "a Swift type"
    case .type(.withDefault): return "a Swift type, perhaps with a default: `Int64 = 0`"
    case .type(.withAccess): return "a Swift type, perhaps with an access: `String? { get set }`"
    case .type(.ofMember):
      return "a Swift type, perhaps with an access: `String? { get set }`, "
        + "or the parameters of a method: `(for user: User) -> Bool`"
    case .choice(let choices): return choices.map { "`\($0)`" }.alternatives
    case .list(let item, let count): return "a list\(count.words), each item \(words(item))"
    case .keys(let mapping): return name(mapping)
    case .names(let text, let value, let count):
      return "a mapping\(count.words) from \(text.noun) to \(words(value))"
    case .either(let values):
      if case .list = values[0], let short = values.last {
        return (["\(words(short)), or a list of such"] + values.dropFirst().dropLast().map(words))
          .joined(separator: ", or ")
      }
      // The short form is described first.
      let short = values.filter { $0.shape == .scalar }
      let long = values.filter { $0.shape != .scalar }
      return (short + long).map(words).joined(separator: ", or ")
    case .steps(let value): return words(value)
    case .shared(let shared, let value):
      return names.contains(shared)
        ? "such a value" : value().words(naming: name, within: names.union([shared]))
    }
  }
}

extension ValueForm.Limits {
  fileprivate var words: String {
    switch (minimum, maximum) {
    case (nil, nil): "a number"
    case (let minimum?, nil): "a number \(isAboveMinimum ? "above" : "from") \(minimum)"
    case (nil, let maximum?): "a number up to \(maximum)"
    case (let minimum?, let maximum?): "a number from \(minimum) to \(maximum)"
    }
  }
}

extension ClosedRange<Int> {
  /// The number of entries that a collection needs, if there is such a requirement.
  fileprivate var words: String {
    if lowerBound == upperBound { return lowerBound == 1 ? " of one entry" : " of \(lowerBound)" }
    return lowerBound > 1 ? " of \(lowerBound) or more" : ""
  }
}

extension [String] {
  /// The words as alternatives, such as `a, b or c`.
  fileprivate var alternatives: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " or " + self[count - 1]
  }
}
