import ServiceCatalog
import SourceText
import SpecModel

/// A way in which a spec can call a method of a service: with the name in the Mobile SDK, or with
/// Swift's, `getEntry(withEntryId:)`.
struct ServiceSpelling: CallableMethod {
  let method: ServiceMethod
  let name: String
  let labels: [String]

  static func all(of method: ServiceMethod) -> [ServiceSpelling] {
    let own = own(method)
    guard let first = own.labels.first else { return [own] }
    let imported = ServiceSpelling(
      method: method, name: method.baseName,
      labels: ["with" + first.upperFirst] + own.labels.dropFirst())
    return [own, imported]
  }

  /// Returns the spelling of the Mobile SDK.
  static func own(_ method: ServiceMethod) -> ServiceSpelling {
    ServiceSpelling(
      method: method, name: method.name, labels: method.parameters.map(\.name))
  }

  /// Whether the call has the name and the labels, in their order.
  func takes(_ call: ServiceCall) -> Bool {
    name == call.method.value && labels == call.arguments.map(\.label.value)
  }

  /// The name in Swift: `getEntryWithEntryId(_:)`.
  var signature: String {
    let first = labels.first.map { name.hasSuffix("With" + $0.upperFirst) ? "_:" : $0 + ":" }
    return "\(name)(\(first ?? "")\(labels.dropFirst().map { $0 + ":" }.joined()))"
  }

  var optionalLabels: Set<String> { [] }

  func value(at index: Int, for use: ServiceUse) -> String {
    method.parameters[index].value(for: use)
  }
}

extension ServiceMethod.Parameter {
  /// Returns the value to pass if the spec passes none.
  fileprivate func value(for use: ServiceUse) -> String {
    if let own = use.types[name], type.accepts(own.base) { return name }
    if case .rows = use.purpose, let value = valueOfPage { return value.rawValue }
    if let value = ServiceCall.ContextValue(rawValue: name), type.accepts(value.type.base) {
      return "context.\(name)"
    }
    if !type.isPrimitive { return "nil" }
    return type == .boolean ? "false" : "0"
  }

  private var valueOfPage: ServiceCall.PageValue? {
    switch (name, type) {
    case ("start", .int): .startRow
    case ("end", .int): .endRow
    default: nil
    }
  }
}
