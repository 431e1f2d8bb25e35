/// A method of a service, as the server offers it: `get-entry(entryId: long) -> map`.
package struct ServiceMethod: Hashable, Sendable {
  /// The last part of its path: `get-entry`.
  package let pathEnd: String
  package let parameters: [Parameter]
  package let result: Result

  package struct Parameter: Hashable, Sendable {
    package let name: String
    package let type: ParameterType
  }

  /// What the JSON of an answer is.
  package enum Result: Hashable, Sendable {
    case void, map, list, number, boolean, string
  }
}

extension ServiceMethod {
  /// The method in the Mobile SDK: `getEntryWithEntryId`.
  package var name: String {
    guard let first = parameters.first else { return baseName }
    return baseName + "With" + first.name.prefix(1).uppercased() + first.name.dropFirst()
  }

  /// The method in Swift's words: `getEntry`, of `getEntry(withEntryId:)`.
  package var baseName: String {
    let words = pathEnd.split(separator: "-")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

// MARK: - Text

extension ServiceMethod: CustomStringConvertible {
  /// `get-entry(entryId: long) -> map`.
  package var description: String {
    let parameters = parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    return "\(pathEnd)(\(parameters)) -> \(result)"
  }

  /// Reads a line of a catalogue; nil if it is not a method.
  init?(_ line: Substring) {
    let line = line.drop { $0 == " " }
    guard let open = line.firstIndex(of: "("), let close = line.lastIndex(of: ")"),
      let result = line[close...].split(separator: " ").last.flatMap(Result.init)
    else { return nil }
    let parameters = Self.parts(of: line[line.index(after: open)..<close]).map(Parameter.init)
    guard !parameters.contains(nil) else { return nil }
    self.init(
      pathEnd: String(line[..<open]), parameters: parameters.compactMap(\.self), result: result)
  }

  /// The parts between commas, but for those within `<` and `>`.
  private static func parts(of text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "<": depth += 1
      case ">": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return text.isEmpty ? [] : parts + [text[start...]]
  }
}

extension ServiceMethod.Parameter {
  fileprivate init?(_ text: Substring) {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let type = ParameterType(parts[1].drop { $0 == " " }) else {
      return nil
    }
    self.init(name: String(parts[0].drop { $0 == " " }), type: type)
  }
}

extension ServiceMethod.Result: CustomStringConvertible {
  private static let words: [(word: Substring, result: Self)] = [
    ("void", .void), ("map", .map), ("list", .list), ("number", .number), ("boolean", .boolean),
    ("string", .string),
  ]

  init?(_ word: Substring) {
    guard let row = Self.words.first(where: { $0.word == word }) else { return nil }
    self = row.result
  }

  package var description: String {
    Self.words.first { $0.result == self }.map { String($0.word) } ?? ""
  }
}
