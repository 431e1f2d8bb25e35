import SpecModel

extension SampleSearch {
  /// The values of a connector. One whose address is a property does not exist without an address.
  init(
    _ connector: ConnectorSpec,
    isPossible: (PropertySpec) -> ((SampleValue) -> Bool)? = { _ in nil }
  ) {
    let address = connector.output.address?.wholeProperty?.name.value
    self.init(connector.properties, rules: connector.rules) { property in
      let isPossible = isPossible(property)
      if property.name.value != address { return isPossible }
      return { $0.typed?.hasPrefix("http") == true && isPossible?($0) ?? true }
    }
  }

  /// The values of a connector that `inputs` of the same names can hand to it.
  init(_ connector: ConnectorSpec, inputs: [InputSpec], isPerformed: Bool) {
    self.init(connector) { property in
      let input = inputs.first { $0.name.value == property.name.value }
      return input.map { input in { input.canBe($0, isPerformed: isPerformed) } }
    }
  }
}
