import SourceText

/// Whether a text can name something in Swift.
package enum SwiftName {
  /// Words that Swift reads as an identifier only between backticks.
  package static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Names that mean something of their own after a dot, even between backticks.
  package static let unspeakable: Set<String> = ["self", "Self", "Type", "Protocol", "init", "_"]

  /// A letter or `_`, then letters, digits and `_`; letters of any script.
  package static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isHead(first) else { return false }
    return text.unicodeScalars.dropFirst().allSatisfy {
      isHead($0) || $0.isASCIIDigit || ($0.value > 0x7F && $0.properties.isXIDContinue)
    }
  }

  private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || (scalar.value < 0x80 ? scalar.isASCIILetter : scalar.properties.isXIDStart)
  }
}

extension Unicode.Scalar {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
  var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}

extension Located<String> {
  /// The name, if it can name a member of the kind `what`; reported otherwise.
  func memberName(
    _ what: String, avoiding reserved: ReservedMembers? = nil,
    reporting diagnostics: inout Diagnostics
  ) -> Located<String>? {
    guard SwiftName.isIdentifier(value), !SwiftName.unspeakable.contains(value) else {
      diagnostics.error(.notAnIdentifier(value, what: what), at: range)
      return nil
    }
    if let owner = reserved?.owner(of: value) {
      diagnostics.error(.reserved(value, owner: owner, what: what), at: range)
      return nil
    }
    return self
  }

  /// The name, if it can name a type or be the first part of a type's name; reported otherwise.
  func typeName(_ what: String, reporting diagnostics: inout Diagnostics) -> Located<String>? {
    guard let name = memberName(what, reporting: &diagnostics) else { return nil }
    guard value.first?.isLowercase != true, value.first != "_" else {
      diagnostics.error(.lowercaseType(value, what: what), at: range)
      return nil
    }
    return name
  }
}

extension Diagnostic.Message {
  fileprivate static func notAnIdentifier(_ name: String, what: String) -> Self {
    "'\(name)' cannot name a \(what) in Swift; use letters, digits and '_', a letter first"
  }

  fileprivate static func reserved(_ name: String, owner: String, what: String) -> Self {
    "'\(name)' is a member of \(owner) already; give the \(what) another name"
  }

  fileprivate static func lowercaseType(_ name: String, what: String) -> Self {
    let better = name.drop { $0 == "_" }
    return "the name of a \(what) starts with a capital letter: "
      + "'\(better.prefix(1).uppercased())\(better.dropFirst())'"
  }
}

extension Diagnostic.Message {
  /// Joins a message out of two halves, so that long ones fit the line.
  static func + (left: Self, right: String) -> Self { Self(left.text + right) }
}
