package import SourceText
import SpecNotation

/// A text to which a run adds JSON objects, each on a line behind its fingerprint:
///
/// ```
/// 9b6a5d1f0c314b6e {"tree": "/Users/me/App", "made": ["Models"], "files": []}
/// ```
package enum Journal {
  /// Returns the line with an object of these members.
  package static func line(_ members: [(String, JSONText)]) -> String {
    let json = JSONText.object(members).line
    return "\(Fingerprint(of: json).text) \(json)\n"
  }

  /// Returns the objects of a journal. An incomplete last line is ignored, and so is one whose
  /// bytes are not those that were written, because the run was terminated while it added the line.
  package static func values(in text: String) throws(Damage) -> [Value] {
    var lines = Array(text.utf8).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let rest = lines.removeLast()
    var values: [Value] = []
    for (index, line) in lines.enumerated() {
      if let json = json(of: line) {
        values.append(try Value(json))
      } else if index < lines.count - 1 || !rest.isEmpty {
        throw Damage()
      }
    }
    return values
  }

  /// Returns the text behind the fingerprint. Returns nil if the text is another one.
  private static func json(of line: ArraySlice<UInt8>) -> String? {
    let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
    guard parts.count == 2,
      String(decoding: parts[0], as: UTF8.self) == Fingerprint(of: parts[1]).text
    else { return nil }
    return String(decoding: parts[1], as: UTF8.self)
  }

  /// The error that a journal is not what runs write.
  package struct Damage: Error {
    package init() {}
  }

  /// A value that is read from a journal. To ask it for what it is not throws an error.
  package struct Value {
    private let node: Node

    fileprivate init(_ json: String) throws(Damage) {
      // The texts of files, which a journal contains, can be of any size. Only aliases, which JSON
      // does not have, could make more of them.
      let size = json.utf8.count
      var limits = InputFormat.spec.limits
      (limits.size, limits.count) = (size, size)
      var diagnostics = Diagnostics()
      let node = Node(
        parsing: SourceFile(path: "", text: json), limits: limits, reporting: &diagnostics)
      guard let node, diagnostics.isEmpty else { throw Damage() }
      self.node = node
    }

    private init(_ node: Node) { self.node = node }

    /// Returns the member with a name. Returns nil if it is null.
    package func optional(_ name: String) throws(Damage) -> Value? {
      let member = node.mapping?.first { $0.key.scalar?.text == name }
      guard let member else { throw Damage() }
      return member.value.scalar?.value == .null ? nil : Value(member.value)
    }

    package func member(_ name: String) throws(Damage) -> Value {
      guard let member = try optional(name) else { throw Damage() }
      return member
    }

    package func items() throws(Damage) -> [Value] {
      guard let items = node.list else { throw Damage() }
      return items.map(Value.init)
    }

    package func text() throws(Damage) -> String {
      guard let scalar = node.scalar, scalar.value == .string else { throw Damage() }
      return scalar.text
    }

    package func fingerprint() throws(Damage) -> Fingerprint {
      guard let fingerprint = Fingerprint(text: try text()) else { throw Damage() }
      return fingerprint
    }
  }
}

extension JSONText {
  /// Returns a text, or null for nil.
  package static func optional(_ text: String?) -> JSONText { text.map(JSONText.text) ?? .null }
}
