import SourceText
import SpecModel

extension AddressTemplate {
  /// The address as a Swift expression of type `String`.
  var expression: String {
    if let property = wholeProperty {
      let name = Names.member(property.name.value)
      return property.type.builtin == .string ? name : .call("String", [name])
    }
    return parts.flatMap(\.sources).asLiterals
  }

  /// The address as a doc comment shows it.
  var words: String {
    let text = parts.map { part in
      switch part {
      case .text(let text): text
      case .property(let property): "{\(property.name.value)}"
      case .context(let value): "{context.\(value.rawValue)}"
      }
    }
    return "`\(text.joined())`"
  }

  /// Whether a property can hold text that has to be encoded.
  var encodes: Bool {
    guard wholeProperty == nil else { return false }
    return parts.contains { part in
      if case .property(let property) = part { property.type.builtin == .string } else { false }
    }
  }
}

extension AddressTemplate.Part {
  /// The part as pieces of the inside of a literal, which may be split before each name of a path
  /// and each parameter of a query.
  fileprivate var sources: [String] {
    switch self {
    case .text(let text):
      var pieces = [""]
      for character in text {
        if "/?&".contains(character) { pieces.append("") }
        pieces[pieces.count - 1].append(character)
      }
      return pieces.filter { !$0.isEmpty }.map(\.escapedForSwift)
    case .property(let property):
      let name = Names.member(property.name.value)
      let isText = property.type.builtin == .string
      return [isText ? "\\(Self.encoded(\(name)))" : "\\(\(name))"]
    case .context(let value): return ["\\(\(value.expression))"]
    }
  }
}
