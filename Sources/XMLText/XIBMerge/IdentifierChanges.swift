package import SourceText

/// The identifiers and names of connections that differ between two XIBs of the same objects, such
/// as XIBs generated before and after a change of the name they derive from.
///
/// ```swift
/// let changes = IdentifierChanges(from: base, to: generated)
/// changes?.applied(to: yours)  // what you connected to an object is connected to it still
/// ```
package struct IdentifierChanges: Hashable, Sendable {
  /// The new identifiers by the old ones.
  package private(set) var identifiers: [String: String] = [:]
  /// The new names by the old ones, of outlets and actions.
  package private(set) var connections: [String: String] = [:]

  /// Finds the changes. Objects that only one of the XIBs has are matched in order with as many of
  /// the same form. Returns nil if a text is not XML.
  package init?(from old: SourceFile, to new: SourceFile) {
    var ignored = Diagnostics()
    guard let old = Document(parsing: old, reporting: &ignored)?.elements,
      let new = Document(parsing: new, reporting: &ignored)?.elements
    else { return nil }
    let (oldForms, newForms) = (old.forms(without: new), new.forms(without: old))
    for (form, elements) in oldForms where newForms[form]?.count == elements.count {
      for (old, new) in zip(elements, newForms[form] ?? []) {
        if let oldID = old["id"], let newID = new["id"] { identifiers[oldID] = newID }
        guard let oldName = old.connectionName?.value, let newName = new.connectionName?.value,
          oldName != newName
        else { continue }
        connections[oldName] = newName
      }
    }
  }

  /// The changes of the identifiers only.
  package var withoutConnections: IdentifierChanges {
    var changes = self
    changes.connections = [:]
    return changes
  }

  /// Returns the text with each old identifier replaced where it is the value of an attribute, and
  /// with the new names of connections. The text is unchanged if it is not XML.
  package func applied(to file: SourceFile) -> String {
    var ignored = Diagnostics()
    guard !identifiers.isEmpty || !connections.isEmpty,
      let document = Document(parsing: file, reporting: &ignored)
    else { return file.text }
    let bytes = Array(file.text.utf8)
    var text: [UInt8] = []
    var end = 0
    for element in document.elements {
      for attribute in element.attributes {
        let isName = attribute == element.connectionName
        guard let new = (isName ? connections : identifiers)[attribute.value] else { continue }
        text += bytes[end..<attribute.valueRange.lowerBound]
        text += Array(new.utf8)
        end = attribute.valueRange.upperBound
      }
    }
    return String(decoding: text + bytes[end...], as: UTF8.self)
  }
}

extension [Element] {
  /// Returns the objects that have other identifiers than all of the others, by their form, in
  /// order.
  fileprivate func forms(without others: [Element]) -> [String: [Element]] {
    let known = Set(others.compactMap { $0["id"] })
    let own = filter { element in element["id"].map { !known.contains($0) } == true }
    return Dictionary(grouping: own, by: \.form)
  }
}

extension Element {
  /// What does not depend on a name: the kind of the element, and the sides of a constraint.
  fileprivate var form: String {
    let details = ["firstAttribute", "relation", "secondAttribute", "eventType"]
    return details.reduce(name) { "\($0) \(self[$1] ?? "")" }
  }

  /// The attribute that names the member of the class for an outlet or an action.
  fileprivate var connectionName: Attribute? {
    isConnection ? attribute("property") ?? attribute("selector") : nil
  }
}
