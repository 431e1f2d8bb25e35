import SourceText
import SpecModel

extension ConnectorSpec {
  /// Returns the test that a connector written by hand is created with the values of inputs; nil for
  /// any other connector, whose requests are tested instead, or if none of them can be compared.
  func passed(_ value: (String) -> SampleValue?) -> ActionTestContext.Passed? {
    switch kind {
    case .custom, .customPages: break
    case .liferay, .http, .download, .rest, .pages, .restPages, .httpPages: return nil
    }
    let conditions = properties.compactMap { property -> String? in
      guard let value = value(property.name.value), property.type.isComparable else { return nil }
      return "connector\(Names.access(property.name.value)) == \(value.source)"
    }
    return conditions.isEmpty
      ? nil
      : ActionTestContext.Passed(connectorClass: Names.connector(self), conditions: conditions)
  }
}
