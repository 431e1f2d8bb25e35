import SourceText
import SpecModel

// The test of what a service is sent instead of properties of the Screenlet that are not set.

extension ConnectorSpec {
  /// Returns the test; nil if its calls send nothing else instead, or if it needs the properties.
  ///
  /// - Parameter values: the values of the inputs in other tests, nil for those that they leave
  ///   alone.
  /// - Parameter fixed: the names of inputs that have to keep their values.
  func fallbacks(
    of inputs: [InputSpec], _ values: [SampleValue?], keeping fixed: [String] = []
  ) -> ActionTest.Fallbacks? {
    let names = Set(serviceCalls.flatMap(\.arguments).flatMap(\.value.namesWithFallbacks))
      .subtracting(fixed)
    var values = values
    var unset: [String] = []
    for (index, input) in inputs.enumerated() where names.contains(input.name.value) {
      guard case .property(let property) = input.source, values[index] != nil,
        let empty = SampleValue(unset: property.type)
      else { continue }
      values[index] = empty
      unset.append(input.name.value)
    }
    if unset.isEmpty { return nil }
    let sent = Dictionary(zip(inputs.map(\.name.value), values)) { first, _ in first }
    guard conditions.allSatisfy({ $0.isMet(by: sent.compactMapValues(\.self)) }) else { return nil }
    let requests = output.requestConditions(of: self, with: { sent[$0] ?? nil })
    return requests.isEmpty
      ? nil : ActionTest.Fallbacks(unset: unset, values: values, requests: requests)
  }
}

extension Expression {
  /// The names of properties instead of which the value can be another one.
  fileprivate var namesWithFallbacks: [String] {
    let own: [Expression] =
      if case .composed(.firstSet(let values)) = form { values.dropLast() } else { [] }
    return own.compactMap(\.propertyName) + parts.flatMap(\.namesWithFallbacks)
  }
}

extension SampleValue {
  /// Creates the value that means that nothing is set; nil if the type has no such value.
  fileprivate init?(unset type: SwiftType) {
    if type.isOptional {
      self = .none
    } else if type.builtin == .string {
      self = .text("")
    } else if type.builtin?.isNumber == true {
      self = .integer(0)
    } else {
      return nil
    }
  }
}
