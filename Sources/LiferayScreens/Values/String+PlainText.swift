internal import Foundation

/// Reading HTML, such as the bodies of comments and blog postings.
extension String {

  /// Returns the text of this HTML without tags: paragraphs and other blocks begin lines, scripts
  /// and styles are omitted, and entities are decoded.
  public func asPlainText() -> String {
    var text = PlainText()
    var rest = self[...]
    while let open = rest.firstIndex(of: "<") {
      text.append(rest[..<open])
      guard let close = rest[open...].firstIndex(of: ">") else {
        text.append(rest[open...])
        return text.trimmed
      }
      let tag = rest[rest.index(after: open)..<close]
      rest = rest[rest.index(after: close)...]
      let name = tag.prefix { $0.isLetter || $0.isNumber || $0 == "/" }.lowercased()
      if name == "script" || name == "style" {
        let end = rest.range(of: "</\(name)", options: .caseInsensitive)
        rest = end.map { rest[$0.lowerBound...] } ?? ""
      } else if PlainText.blocks.contains(name.filter { $0 != "/" }) {
        text.beginLine()
      }
    }
    text.append(rest)
    return text.trimmed
  }
}

/// The text of the HTML that has been read so far.
private struct PlainText {

  /// The elements that begin a new line.
  static let blocks: Set<String> = [
    "blockquote", "br", "div", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "li", "ol", "p", "pre",
    "table", "tr", "ul",
  ]

  private var text = ""

  var trimmed: String {
    var lines = Substring(text)
    while lines.last?.isWhitespace == true { lines.removeLast() }
    return String(lines)
  }

  /// Adds the text between two tags, with any white space collapsed to one space.
  mutating func append(_ html: Substring) {
    var words = ""
    for character in html {
      if !character.isWhitespace {
        words.append(character)
      } else if let last = words.last ?? text.last, !last.isWhitespace {
        words.append(" ")
      }
    }
    text += words.decodingEntities
  }

  mutating func beginLine() {
    while text.last == " " { text.removeLast() }
    if let last = text.last, last != "\n" { text.append("\n") }
  }
}

extension String {
  /// The text with entities, such as `&amp;`, decoded.
  fileprivate var decodingEntities: String {
    var decoded = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "&") {
      decoded += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";"),
        let character = Character(entity: rest[rest.index(after: start)..<end])
      else {
        decoded.append(rest.removeFirst())
        continue
      }
      decoded.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return decoded + rest
  }
}

extension Character {
  private static let named: [String: Character] = [
    "amp": "&", "apos": "'", "gt": ">", "hellip": "…", "ldquo": "“", "lsquo": "‘", "lt": "<",
    "mdash": "—", "nbsp": "\u{A0}", "ndash": "–", "quot": "\"", "rdquo": "”", "rsquo": "’",
  ]

  /// Creates the character of an entity, such as `amp`, `#39` or `#x27`. Returns nil if the entity
  /// is not known.
  fileprivate init?(entity: Substring) {
    if let character = Self.named[String(entity)] {
      self = character
      return
    }
    guard entity.first == "#" else { return nil }
    let digits = entity.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    guard
      let code = UInt32(
        isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(code)
    else { return nil }
    self.init(scalar)
  }
}
