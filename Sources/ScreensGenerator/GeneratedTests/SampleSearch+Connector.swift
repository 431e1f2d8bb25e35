import SpecModel

extension SampleSearch {
  /// The values of a connector. One whose address is a property does not exist without an address.
  init(
    _ connector: ConnectorSpec, isPossible: (PropertySpec, SampleValue) -> Bool = { _, _ in true }
  ) {
    var address: String?
    if case .http(let template) = connector.kind { address = template.wholeProperty?.name.value }
    self.init(connector.properties, rules: connector.rules) { property, value in
      if property.name.value == address, value.typed?.hasPrefix("http") != true { return false }
      return isPossible(property, value)
    }
  }
}
