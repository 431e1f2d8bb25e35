import SourceText
import XMLNotation

// The outlets of a theme as a whole.
extension WiringCheck {
  /// Two outlets that lead to one object: most likely, one of them was meant for another.
  mutating func checkShared(_ needed: Set<String>, in theme: Theme) {
    var first: [String: Element] = [:]
    for outlet in theme.interface.rootConnections where outlet.name == "outlet" {
      guard let property = outlet["property"], let destination = outlet.attribute("destination")
      else { continue }
      guard let other = first[destination.value], let otherProperty = other["property"] else {
        first[destination.value] = outlet
        continue
      }
      let notes = [Diagnostic.Note(.connected(otherProperty), at: other.nameRange)]
      let message = Diagnostic.Message.shared(property, otherProperty)
      if needed.isSuperset(of: [property, otherProperty]) {
        error(message, at: destination.valueRange, notes: notes)
      } else {
        warning(message, at: destination.valueRange, notes: notes)
      }
    }
  }

  /// An extended theme goes without an outlet that the theme it extends has, unless it is `known` to
  /// do well without.
  mutating func checkInherited(
    besides known: Set<String>, _ ancestry: CodeBase.Ancestry, _ theme: Theme
  ) {
    let parents = ancestry.sources.dropFirst().compactMap { index in
      themes.using(.source(index)).first {
        $0.isFull
          && screenlets.areViewsOfOneScreenlet($0.name, theme.name)
      }
    }
    for outlet in parents.first?.interface.rootConnections ?? [] where outlet.name == "outlet" {
      guard let property = outlet.attribute("property"), !known.contains(property.value),
        isOutlet(property.value, in: ancestry.sources)
      else { continue }
      warning(
        .unconnected(property.value), at: theme.root.nameRange,
        notes: [Diagnostic.Note(.inExtended, at: property.valueRange)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let inExtended: Self = "the theme that this one extends connects it"

  fileprivate static func unconnected(_ outlet: String) -> Self {
    "outlet '\(outlet)' is not connected"
  }

  fileprivate static func shared(_ outlet: String, _ other: String) -> Self {
    "outlets '\(other)' and '\(outlet)' lead to the same object; connect each to its own"
  }

  fileprivate static func connected(_ outlet: String) -> Self { "'\(outlet)' is connected here" }
}
