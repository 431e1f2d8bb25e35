package import SourceText

/// A string table of Interface Builder, which has the texts of a XIB in one language:
/// `"9IA-lL-5rj.placeholder" = "Adresse";`
package struct StringTable {
  package private(set) var texts: [String: String] = [:]

  /// Reads a string table. Reports an error for the first text that is not an entry, and keeps the
  /// entries before it.
  package init(_ file: SourceFile, reporting diagnostics: inout Diagnostics) {
    var scanner = Scanner(file.text)
    while scanner.skipSpace() {
      guard let key = scanner.string(), scanner.skip("="), let text = scanner.string(),
        scanner.skip(";")
      else {
        diagnostics.error(.noEntry, at: file.range(scanner.offset..<scanner.offset))
        return
      }
      texts[key] = text
    }
  }
}

/// A reader of the tokens of a string table.
private struct Scanner {
  private var rest: Substring.UnicodeScalarView
  private let text: String

  init(_ text: String) {
    self.text = text
    rest = Substring(text).unicodeScalars
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
  }

  /// The offset of the next character in bytes.
  var offset: Int { text.utf8.distance(from: text.startIndex, to: rest.startIndex) }

  /// Skips white space and comments, and returns whether something follows.
  mutating func skipSpace() -> Bool {
    while let first = rest.first {
      if first.properties.isWhitespace {
        rest.removeFirst()
      } else if rest.starts(with: "/*".unicodeScalars) {
        rest.removeFirst(2)
        while !rest.isEmpty, !rest.starts(with: "*/".unicodeScalars) { rest.removeFirst() }
        rest = rest.dropFirst(2)
      } else if rest.starts(with: "//".unicodeScalars) {
        rest = rest.drop { $0 != "\n" }
      } else {
        return true
      }
    }
    return false
  }

  /// Reads the character that four hexadecimal digits encode.
  private mutating func hexadecimal() -> Unicode.Scalar {
    let digits = rest.prefix(4)
    rest.removeFirst(digits.count)
    return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
  }

  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard skipSpace(), rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  /// Reads a text in double quotes, or a word without quotes.
  mutating func string() -> String? {
    guard skipSpace() else { return nil }
    guard rest.first == "\"" else {
      let word = rest.prefix {
        $0.properties.isAlphabetic || "0123456789_.-".unicodeScalars.contains($0)
      }
      rest.removeFirst(word.count)
      return word.isEmpty ? nil : String(word)
    }
    rest.removeFirst()
    var string = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return String(string) }
      if scalar != "\\" {
        string.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": string.append("\n")
      case "t": string.append("\t")
      case "r": string.append("\r")
      case "U", "u": string.append(hexadecimal())
      case let escaped?: string.append(escaped)
      case nil: return nil
      }
    }
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static let noEntry: Self =
    "this is not an entry of a string table; write '\"key\" = \"text\";'"
}
