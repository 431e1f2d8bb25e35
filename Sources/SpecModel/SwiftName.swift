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

  /// Whether the text is one of those words. Most names are not, as they have a capital in them.
  package static func isKeyword(_ text: String) -> Bool {
    let isOneWord = text.withBytes { $0.dropFirst().allSatisfy(\.isASCIILowercase) }
    return isOneWord && keywords.contains(text)
  }

  /// Names that mean something of their own after a dot, even between backticks.
  package static let unspeakable = ["self", "Self", "Type", "Protocol", "init", "_"]

  /// A letter or `_`, then letters, digits and `_`; letters of any script.
  package static func isIdentifier(_ text: String) -> Bool {
    if text.allBytes(\.isASCIIWordByte) {
      return text.utf8.first.map { !$0.isASCIIDigit } ?? false
    }
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

extension UInt8 {
  fileprivate var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether it is a letter, a digit or `_`.
  fileprivate var isASCIIWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  fileprivate var isASCIILowercase: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }

  fileprivate var asciiUppercased: UInt8 { isASCIILowercase ? self - 0x20 : self }

  fileprivate var separatesWords: Bool {
    switch self {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: " "): true
    default: false
    }
  }
}

extension Character {
  fileprivate var separatesWords: Bool { asciiValue?.separatesWords == true }
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
    reporting diagnostics: inout Diagnostics
  ) -> Located<String>? {
    guard isName(what, like: value.lowerCamelWords, reporting: &diagnostics) else { return nil }
    if let owner = reserved?.owner(of: value) {
      diagnostics.error(.reserved(value, owner: owner, what: what), at: range)
      return nil
    }
    return self
  }

  /// The name, if it can name a module; reported otherwise.
  func moduleName(reporting diagnostics: inout Diagnostics) -> Located<String>? {
    // What Xcode and SwiftPM make of the name of a target.
    let isFine = isName(
      "module", like: String(value.map { $0 == "-" || $0 == "." || $0 == " " ? "_" : $0 }),
      reporting: &diagnostics)
    // Swift imports no module of such a name, not even one between backticks.
    if isFine, SwiftName.isKeyword(value) {
      diagnostics.error(.keywordAsModule(value), at: range)
      return nil
    }
    return isFine ? self : nil
  }

  /// The name, if it can name a type or be the first part of a type's name; reported otherwise.
  /// `suffixes` are what the generator adds to it, the longest first.
  func typeName(
    _ what: String, without suffixes: [String] = [], reporting diagnostics: inout Diagnostics
  ) -> Located<String>? {
    func better() -> String {
      let words = value.capitalizedWords
      return String(words.dropLast(words.suffix(of: suffixes)?.count ?? 0))
    }
    guard isName(what, like: better(), reporting: &diagnostics) else { return nil }
    guard value.first?.isLowercase != true, value.first != "_" else {
      diagnostics.error(.lowercaseType(better(), what: what), at: range)
      return nil
    }
    if let suffix = value.suffix(of: suffixes) {
      diagnostics.error(.suffixed(value, suffix: suffix), at: range)
      return nil
    }
    return self
  }

  /// Whether the name is one in Swift; reported otherwise, with `better` if that would be one.
  private func isName(
    _ what: String, like better: @autoclosure () -> String,
    reporting diagnostics: inout Diagnostics
  ) -> Bool {
    if SwiftName.unspeakable.contains(value) {
      diagnostics.error(.unspeakable(value, what: what), at: range)
      return false
    }
    if SwiftName.isIdentifier(value) { return true }
    let better = better()
    let hint = SwiftName.isIdentifier(better) ? better : nil
    diagnostics.error(.notAnIdentifier(value, what: what, better: hint), at: range)
    return false
  }
}

extension String {
  /// The first of the `suffixes` that the name ends with, behind a name of its own.
  func suffix(of suffixes: [String]) -> String? {
    suffixes.first { hasSuffix($0) && utf8.count > $0.utf8.count }
  }

  /// `AddBookmark` for `add-bookmark`, `LoadRatings` for `loadRatings`.
  package var capitalizedWords: String {
    let words = withBytes { bytes in
      bytes.allSatisfy(UTF8.isASCII) ? String(capitalizedWordsOf: bytes) : nil
    }
    return words ?? capitalizedWordsByScalars
  }

  private init(capitalizedWordsOf bytes: UnsafeBufferPointer<UInt8>) {
    self.init(unsafeUninitializedCapacity: bytes.count) { words in
      var count = 0
      var startsWord = true
      for byte in bytes {
        if byte.separatesWords {
          startsWord = true
        } else {
          words[count] = startsWord ? byte.asciiUppercased : byte
          count += 1
          startsWord = false
        }
      }
      return count
    }
  }

  private var capitalizedWordsByScalars: String {
    var words = ""
    var startsWord = true
    for scalar in unicodeScalars {
      if scalar.isASCII, UInt8(ascii: scalar).separatesWords {
        startsWord = true
      } else if startsWord {
        words += scalar.properties.uppercaseMapping
        startsWord = false
      } else {
        words.unicodeScalars.append(scalar)
      }
    }
    return words
  }

  /// `folderId` for `folder-id`, `urlField` for `URL-field`.
  fileprivate var lowerCamelWords: String {
    let text = drop(while: \.separatesWords)
    let first = text.prefix { !$0.separatesWords }
    return String(first).lowerCamel + String(text[first.endIndex...]).capitalizedWords
  }

  /// `addBookmark` for `AddBookmark`, `urlShortener` for `URLShortener`, `url` for `URL`.
  package var lowerCamel: String {
    guard first?.isUppercase == true else { return self }
    let capitals = prefix { $0.isUppercase || $0.isNumber }
    // The last of several capitals begins the next word.
    let isWord = capitals.count == 1 || capitals.endIndex == endIndex
    let end = isWord ? capitals.endIndex : index(before: capitals.endIndex)
    return self[..<end].lowercased() + self[end...]
  }

  /// `an interactor`, `a property`.
  var withArticle: String {
    (first.map { "aeiou".contains($0) } == true ? "an " : "a ") + self
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

  fileprivate static func reserved(_ name: String, owner: String, what: String) -> Self {
    "'\(name)' is a member of \(owner) already; give the \(what) another name"
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
