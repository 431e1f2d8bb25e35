import SourceText

/// Whether a text can name something in Swift.
package enum SwiftName {
  /// Words that Swift reads as an identifier only between backticks.
  package static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  package static func isKeyword(_ text: String) -> Bool { keywords.contains(text) }

  /// Names that mean something of their own after a dot, even between backticks.
  package static let unspeakable = ["self", "Self", "Type", "Protocol", "init", "_"]

  /// A letter or `_`, then letters, digits and `_`; letters of any script.
  package static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isHead(first) else { return false }
    return text.unicodeScalars.dropFirst().allSatisfy {
      isHead($0) || $0.isASCIIDigit || ($0.isVisible && $0.properties.isXIDContinue)
    }
  }

  private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return scalar == "_" || scalar.isASCIILetter }
    return scalar.isVisible && scalar.properties.isXIDStart
  }
}

extension Unicode.Scalar {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
  /// Beyond ASCII and more than a filler, which would make two names look like one.
  fileprivate var isVisible: Bool { value > 0x7F && !properties.isDefaultIgnorableCodePoint }
  var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}

extension Located<String> {
  /// The name, if it can name a member of the kind `what`; reported otherwise.
  func memberName(
    _ what: String, avoiding reserved: ReservedMembers? = nil,
    reporting log: DiagnosticLog
  ) -> Located<String>? {
    let name = String(value.prefix { $0 != "(" })
    guard isName(what, like: name.lowerCamelWords, reporting: log) else { return nil }
    if let owner = reserved?.owner(of: value) {
      log.error(.reserved(value, owner: owner, what: what), at: range)
      return nil
    }
    return self
  }

  /// The name, if it can name a module; reported otherwise.
  func moduleName(reporting log: DiagnosticLog) -> Located<String>? {
    // What Xcode and SwiftPM make of the name of a target.
    let isFine = isName(
      "module", like: String(value.map { $0 == "-" || $0 == "." || $0 == " " ? "_" : $0 }),
      reporting: log)
    // Swift imports no module of such a name, not even one between backticks.
    if isFine, SwiftName.isKeyword(value) {
      log.error(.keywordAsModule(value), at: range)
      return nil
    }
    return isFine ? self : nil
  }

  /// The name, if it can name a type or be the first part of a type's name; reported otherwise.
  /// `suffixes` are what the generator adds to it, the longest first.
  func typeName(
    _ what: String, without suffixes: [String] = [], reporting log: DiagnosticLog
  ) -> Located<String>? {
    func better() -> String {
      let words = value.capitalizedWords
      return String(words.dropLast(words.suffix(of: suffixes)?.count ?? 0))
    }
    guard isName(what, like: better(), reporting: log) else { return nil }
    guard value.first?.isLowercase != true, value.first != "_" else {
      log.error(.lowercaseType(better(), what: what), at: range)
      return nil
    }
    if let suffix = value.suffix(of: suffixes) {
      log.error(.suffixed(value, suffix: suffix), at: range)
      return nil
    }
    return self
  }

  /// Whether the name is one in Swift; reported otherwise, with `better` if that would be one.
  private func isName(
    _ what: String, like better: @autoclosure () -> String,
    reporting log: DiagnosticLog
  ) -> Bool {
    if SwiftName.unspeakable.contains(value) {
      log.error(.unspeakable(value, what: what), at: range)
      return false
    }
    if SwiftName.isIdentifier(value) { return true }
    let better = better()
    let hint = SwiftName.isIdentifier(better) ? better : nil
    log.error(.notAnIdentifier(value, what: what, better: hint), at: range)
    return false
  }
}

extension String {
  /// The first of the `suffixes` that the name ends with, behind a name of its own.
  func suffix(of suffixes: [String]) -> String? {
    suffixes.first { hasSuffix($0) && utf8.count > $0.utf8.count }
  }

  /// `an interactor`, `a property`, `a user`, `an hour`, `an HTML page`.
  package var withArticle: String { article + " " + self }

  /// `an` before a vowel sound, otherwise `a`.
  package var article: String { beginsWithVowelSound ? "an" : "a" }

  /// Whether the first sound is a vowel. An abbreviation is spelled.
  private var beginsWithVowelSound: Bool {
    let word = prefix { $0.isLetter || $0.isNumber }
    let capitals = word.prefix { $0.isUppercase || $0.isNumber }
    if let letter = word.first, letter.isUppercase, capitals.count > 1 || word.count == 1 {
      return "AEFHILMNORSX".contains(letter)
    }
    let spoken = word.lowercased()
    if ["one", "once"].contains(spoken) { return false }
    func begins(_ parts: String...) -> Bool { parts.contains(where: spoken.hasPrefix) }
    let isSpokenAsYou = begins("eu", "uni", "us") && !begins("unid", "unim", "unin", "ush")
    return begins("a", "e", "i", "o", "u", "hour", "honor", "honour", "honest", "heir")
      && !isSpokenAsYou
  }
}

extension Diagnostic.Message {
  fileprivate static func notAnIdentifier(_ name: String, what: String, better: String?) -> Self {
    let hint = better.map { "; did you mean '\($0)'?" }
    return "'\(name)' cannot name \(what.withArticle) in Swift"
      + (hint ?? "; use letters, digits and '_', a letter first")
  }

  fileprivate static func unspeakable(_ name: String, what: String) -> Self {
    "'\(name)' has a meaning of its own in Swift and cannot name \(what.withArticle); "
      + "choose another name"
  }

  fileprivate static func keywordAsModule(_ name: String) -> Self {
    "'\(name)' is a keyword of Swift and cannot name a module; choose another name"
  }

  fileprivate static func lowercaseType(_ better: String, what: String) -> Self {
    "the name of \(what.withArticle) starts with a capital letter: '\(better)'"
  }

  fileprivate static func suffixed(_ name: String, suffix: String) -> Self {
    "the generator adds '\(suffix)' to the name; leave it off: '\(name.dropLast(suffix.count))'"
  }
}

extension Diagnostic.Message {
  /// Joins a message out of two halves, so that long ones fit the line.
  static func + (left: Self, right: String) -> Self { Self(left.text + right) }
}
