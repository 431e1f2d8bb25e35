/// The type of a parameter, as in the discovery document of a portal.
package enum ParameterType: Hashable, Sendable {
  case boolean, int, long, double, string, list, map, bytes
  /// A file, which makes the call an upload.
  case upload
  /// An object of a Java class, which the server creates: `object<com.liferay.…ServiceContext>`.
  case object(javaClass: String)
}

extension ParameterType: CustomStringConvertible {
  private static let words: [(word: Substring, type: Self)] = [
    ("boolean", .boolean), ("int", .int), ("long", .long), ("double", .double),
    ("string", .string), ("list", .list), ("map", .map), ("bytes", .bytes), ("upload", .upload),
  ]

  init?(_ text: Substring) {
    if let row = Self.words.first(where: { $0.word == text }) {
      self = row.type
    } else if text.hasPrefix("object<"), text.hasSuffix(">") {
      self = .object(javaClass: String(text.dropFirst(7).dropLast()))
    } else {
      return nil
    }
  }

  /// The names of the types except objects, which have the names of their classes.
  package static let names = words.map { String($0.word) }

  /// Creates the type with a name from a catalogue or a portal: `long`, `java.lang.String`, or the
  /// full name of a Java class. Returns nil for any other text.
  package init?(named name: String) {
    let discovered = DiscoveredType(name)
    guard let type = ParameterType(name[...]) ?? (discovered.isKnown ? discovered.parameter : nil)
    else { return nil }
    self = type
  }

  package var description: String {
    if case .object(let javaClass) = self { return "object<\(javaClass)>" }
    return Self.words.first { $0.type == self }.map { String($0.word) } ?? ""
  }
}
