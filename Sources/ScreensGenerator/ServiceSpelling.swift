import ServiceCatalog
import SpecModel

/// A way in which a spec can call a method of a service: with the name that the Mobile SDK gives
/// it, or as Swift does, `getEntry(withEntryId:)`.
struct ServiceSpelling {
  let method: ServiceMethod
  let name: String
  let labels: [String]

  static func all(of method: ServiceMethod) -> [ServiceSpelling] {
    let labels = method.parameters.map(\.name)
    let own = ServiceSpelling(method: method, name: method.name, labels: labels)
    guard let first = labels.first else { return [own] }
    let imported = ServiceSpelling(
      method: method, name: method.baseName,
      labels: ["with" + first.upperFirst] + labels.dropFirst())
    return [own, imported]
  }

  /// Whether the call has the name and the labels, in their order.
  func takes(_ call: ServiceCall) -> Bool {
    name == call.method.value && labels == call.arguments.map(\.label.value)
  }

  /// `getEntryWithEntryId(_:)`, as Swift names it.
  var signature: String {
    let first = labels.first.map { name.hasSuffix("With" + $0.upperFirst) ? "_:" : $0 + ":" }
    return "\(name)(\(first ?? "")\(labels.dropFirst().map { $0 + ":" }.joined()))"
  }

  /// Whether all arguments of these labels can be `nil`.
  func canBeNil(_ labels: [String]) -> Bool {
    zip(self.labels, method.parameters).allSatisfy { label, parameter in
      !labels.contains(label) || !parameter.type.isPrimitive
    }
  }

  /// How many labels there would have to be more or fewer.
  func difference(_ others: [String]) -> Int {
    labels.count { !others.contains($0) } + others.count { !labels.contains($0) }
  }
}
