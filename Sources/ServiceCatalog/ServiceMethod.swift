/// A method of a service, such as `get-entry(entryId: long) -> map`.
package struct ServiceMethod: Hashable, Sendable {
  /// The last part of the path, such as `get-entry`.
  package let pathEnd: String
  package let parameters: [Parameter]
  package let result: Result
  /// The Java class of the result, or of the elements of a list, if a catalogue specifies it.
  package let resultClass: String?

  package init(
    pathEnd: String, parameters: [Parameter], result: Result, resultClass: String? = nil
  ) {
    self.pathEnd = pathEnd
    self.parameters = parameters
    self.result = result
    self.resultClass = resultClass
  }

  package struct Parameter: Hashable, Sendable {
    package let name: String
    package let type: ParameterType

    package init(name: String, type: ParameterType) {
      self.name = name
      self.type = type
    }
  }

  /// The type of a result in JSON.
  package enum Result: Hashable, Sendable {
    case void, map, list, number, boolean, string
    /// The type is not known.
    case any
  }
}

extension ServiceMethod {
  /// The name of the method in the Mobile SDK, such as `getEntryWithEntryId`.
  package var name: String {
    guard let first = parameters.first else { return baseName }
    return baseName + "With" + first.name.prefix(1).uppercased() + first.name.dropFirst()
  }

  /// The base name of the method in Swift, such as `getEntry` in `getEntry(withEntryId:)`.
  package var baseName: String {
    let words = pathEnd.split(separator: "-")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

// MARK: - Text

extension ServiceMethod: CustomStringConvertible {
  /// The method as a line of a catalogue, such as `get-entry(entryId: long) -> map`.
  package var description: String { "\(pathEnd)(\(parameters.words)) -> \(answer)" }

  /// The type of the result in a catalogue, such as `list<com.liferay.blogs.model.BlogsEntry>`.
  package var answer: String { "\(result)" + (resultClass.map { "<\($0)>" } ?? "") }

  /// Reads a line of a catalogue. Returns nil if it is not a method.
  init?(_ line: Substring) {
    let line = line.drop { $0 == " " }
    guard let open = line.utf8.firstIndex(of: UInt8(ascii: "(")),
      let close = line.utf8.lastIndex(of: UInt8(ascii: ")")), open < close,
      line[line.utf8.index(after: close)...].hasPrefix(" -> ")
    else { return nil }
    let answer = line[line.utf8.index(close, offsetBy: 5)...]
    let word = answer.prefix { $0 != "<" }
    let resultClass = answer.dropFirst(word.count)
    guard let result = Result(word), resultClass.isEmpty || resultClass.hasSuffix(">") else {
      return nil
    }
    let parts = Self.parts(of: line[line.utf8.index(after: open)..<close])
    let parameters = parts.compactMap(Parameter.init)
    guard parameters.count == parts.count else { return nil }
    self.init(
      pathEnd: String(line[..<open]), parameters: parameters, result: result,
      resultClass: resultClass.isEmpty ? nil : String(resultClass.dropFirst().dropLast()))
  }

  /// Returns the parts between commas that are not within `<` and `>`.
  private static func parts(of text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    for index in text.utf8.indices {
      switch text.utf8[index] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        parts.append(text[start..<index])
        start = text.utf8.index(after: index)
      default: break
      }
    }
    return text.isEmpty ? [] : parts + [text[start...]]
  }
}

extension [ServiceMethod.Parameter] {
  /// The parameters, such as `entryId: long, title: string`.
  fileprivate var words: String { map(\.description).joined(separator: ", ") }
}

extension ServiceMethod.Parameter: CustomStringConvertible {
  /// The parameter, such as `entryId: long`.
  package var description: String { "\(name): \(type)" }

  init?(_ text: Substring) {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")),
      let type = ParameterType(text[text.utf8.index(after: colon)...].drop { $0 == " " })
    else { return nil }
    self.init(name: String(text[..<colon].drop { $0 == " " }), type: type)
  }
}

extension ServiceMethod.Result: CustomStringConvertible {
  private static let words: [(word: Substring, result: Self)] = [
    ("void", .void), ("map", .map), ("list", .list), ("number", .number), ("boolean", .boolean),
    ("string", .string), ("any", .any),
  ]

  init?(_ word: Substring) {
    guard let row = Self.words.first(where: { $0.word == word }) else { return nil }
    self = row.result
  }

  package var description: String {
    Self.words.first { $0.result == self }.map { String($0.word) } ?? ""
  }
}
