import SourceText
import XMLText

// The outlets of a whole XIB.
extension WiringCheck {
  /// Reports two outlets that lead to the same object, because one of them was probably meant for
  /// another object. It is an error if both of them are `needed`.
  mutating func checkShared(_ needed: Set<String>, in interface: InterfaceFile) {
    var first: [String: Element] = [:]
    let root = interface.root.flatMap { reference(of: $0, in: interface) }
    let framework = root.flatMap { code.ancestry(of: $0).framework }
    let inherited = framework.map { FrameworkClasses.all(\.outlets, of: $0) } ?? []
    for outlet in interface.rootConnections where outlet.name == "outlet" {
      guard let property = outlet["property"], let destination = outlet.attribute("destination")
      else { continue }
      guard let other = first[destination.value], let otherProperty = other["property"] else {
        first[destination.value] = outlet
        continue
      }
      // One object is often both the delegate and the data source.
      if inherited.isSuperset(of: [property, otherProperty]) { continue }
      report(
        .shared(property, otherProperty), at: destination.valueRange,
        isError: needed.isSuperset(of: [property, otherProperty]),
        notes: [Diagnostic.Note(.connected(otherProperty), at: other.nameRange)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func shared(_ outlet: String, _ other: String) -> Self {
    "outlets '\(other)' and '\(outlet)' lead to the same object; connect each to its own"
  }

  fileprivate static func connected(_ outlet: String) -> Self { "'\(outlet)' is connected here" }
}
