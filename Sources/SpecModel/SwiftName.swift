import SourceText

/// The rules for names in Swift.
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

  /// Names that have a special meaning after a dot, even between backticks.
  package static let unspeakable = ["self", "Self", "Type", "Protocol", "init", "_"]

  /// Whether the text is a letter or `_`, followed by letters, digits and `_`. Letters can be of
  /// any script.
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
  /// Whether the scalar is beyond ASCII and visible. With invisible ones, two names could look the
  /// same.
  fileprivate var isVisible: Bool { value > 0x7F && !properties.isDefaultIgnorableCodePoint }
  var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}

extension Located<String> {
  /// Returns the name if it can name a member of the kind `what`. Reports an error and returns nil
  /// otherwise.
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

  /// Returns the name if it can name a module. Reports an error and returns nil otherwise.
  func moduleName(reporting log: DiagnosticLog) -> Located<String>? {
    // The module that Xcode and SwiftPM derive from the name of a target.
    let isFine = isName(
      "module", like: String(value.map { $0 == "-" || $0 == "." || $0 == " " ? "_" : $0 }),
      reporting: log)
    // Swift cannot import a module of such a name, even between backticks.
    if isFine, SwiftName.isKeyword(value) {
      log.error(.keywordAsModule(value), at: range)
      return nil
    }
    return isFine ? self : nil
  }

  /// Returns the name if it can name a type, or begin the name of one. Reports an error and returns
  /// nil otherwise. `suffixes` are those that the generator appends, the longest first.
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

  /// Whether the name is valid in Swift. Reports an invalid name, and suggests `better` if that is
  /// valid.
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
  /// Returns the first of the `suffixes` with which the name ends, if anything precedes it.
  func suffix(of suffixes: [String]) -> String? {
    suffixes.first { hasSuffix($0) && utf8.count > $0.utf8.count }
  }

  /// `an interactor`, `a property`, `a user`, `an hour`, `an HTML page`.
  package var withArticle: String { article + " " + self }

  /// `an` before a vowel sound, otherwise `a`.
  package var article: String { beginsWithVowelSound ? "an" : "a" }

  /// Whether the first sound is a vowel. Abbreviations are spoken letter by letter.
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
  /// Joins two parts of a message, so that long messages fit on lines of code.
  static func + (left: Self, right: String) -> Self { Self(left.text + right) }
}
