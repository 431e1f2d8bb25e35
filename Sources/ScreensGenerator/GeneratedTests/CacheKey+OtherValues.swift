import SpecModel

extension CacheKey {
  /// Returns the values of inputs with another one for the first that is in the key; nil if there is
  /// none.
  func otherValues(of inputs: [InputSpec], _ values: [SampleValue?]) -> [SampleValue?]? {
    let names = parts.flatMap(\.references).compactMap { reference -> String? in
      switch reference {
      case .property(let name): name
      case .input(let name, _): name.value
      case .result, .element, .page, .context: nil
      }
    }
    var values = values
    for (index, input) in inputs.enumerated()
    where names.contains(input.name.value) && input.source.sender == nil {
      guard let other = values[index]?.other else { continue }
      values[index] = other
      return values
    }
    return nil
  }
}

extension SampleValue {
  /// Another number or text.
  fileprivate var other: SampleValue? {
    switch content {
    case .integer(let number) where number < 1_000: .integer(number + 1)
    case .text(let text) where !text.isEmpty: .text(text + "2")
    default: nil
    }
  }
}
