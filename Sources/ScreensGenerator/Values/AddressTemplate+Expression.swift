import SourceText
import SpecModel

extension AddressTemplate {
  /// The address as a Swift expression of type `String`.
  var expression: String {
    guard let wholeProperty else {
      return pieces.indices.flatMap { pieces[$0].sources(isWhole: isWhole(at: $0)) }.asLiterals
    }
    let name = Place.address.write(wholeProperty).code
    return wholeProperty.isText ? name : .call("String", [name])
  }

  /// The address as a doc comment shows it.
  var words: String {
    let text = pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .value(let value): value.reference.map { "{\($0.words)}" } ?? ""
      }
    }
    return "`\(text.joined())`"
  }

  /// Whether a property can hold text that has to be encoded.
  var encodes: Bool {
    pieces.indices.contains { index in
      guard !isWhole(at: index), case .value(let value) = pieces[index] else { return false }
      return value.isEncoded
    }
  }
}

extension Place {
  /// An address, which is made where a connector is created or where it runs.
  fileprivate static var address: Place { .request { Names.member($0) } }
}

extension Expression {
  fileprivate var isText: Bool { type?.builtin == .string }
  /// Whether the value is percent-encoded on its way into an address.
  fileprivate var isEncoded: Bool { propertyName != nil && isText }
}

extension Expression.Reference {
  /// The name as a spec writes it in an address.
  fileprivate var words: String {
    switch self {
    case .property(let name): name
    case .context(let value): "context.\(value.rawValue)"
    case .input, .result, .element, .page: ""
    }
  }
}

extension Expression.Piece {
  /// The piece as pieces of the inside of a literal, which may be split before each name of a path
  /// and each parameter of a query.
  fileprivate func sources(isWhole: Bool) -> [String] {
    switch self {
    case .text(let text):
      var pieces = [""]
      for character in text {
        if "/?&".contains(character) { pieces.append("") }
        pieces[pieces.count - 1].append(character)
      }
      return pieces.filter { !$0.isEmpty }.map(\.escapedForSwift)
    case .value(let value):
      let code = Place.address.write(value).code
      return [value.isEncoded && !isWhole ? "\\(Self.encoded(\(code)))" : "\\(\(code))"]
    }
  }
}
