import SourceText
import XMLText

// The identifiers of objects: each occurs once, and each reference leads to an object.
extension WiringCheck {
  mutating func checkReferences(in interface: InterfaceFile) {
    var first: [String: Attribute] = [:]
    for element in interface.elements {
      guard let id = element.attribute("id") else { continue }
      if let other = first[id.value] {
        error(
          .duplicate(id.value), at: id.valueRange,
          notes: [Diagnostic.Note(.firstOne, at: other.valueRange)])
      } else {
        first[id.value] = id
      }
    }
    for element in interface.elements {
      for name in Self.references[element.name] ?? [] {
        guard let attribute = element.attribute(name), interface.objects[attribute.value] == nil,
          attribute.value != InterfaceFile.firstResponder,
          attribute.value != InterfaceFile.filesOwner
        else { continue }
        error(
          .noObject(attribute.value, known: interface.objects.keys.sorted()),
          at: attribute.valueRange)
      }
    }
  }

  /// The attributes that refer to other objects, by the names of the elements.
  private static let references: [String: [String]] = [
    "outlet": ["destination"], "outletCollection": ["destination"], "action": ["destination"],
    "segue": ["destination"],
    "constraint": ["firstItem", "secondItem"], "include": ["reference"], "exclude": ["reference"],
  ]
}

extension Diagnostic.Message {
  fileprivate static let firstOne: Self = "the first one is here"

  fileprivate static func duplicate(_ id: String) -> Self {
    "a second object with the id '\(id)'; give it another one"
  }

  fileprivate static func noObject(_ id: String, known: @autoclosure () -> [String]) -> Self {
    "no object of this document has the id '\(id)'\(suggestion(for: id, in: known()))"
  }
}
