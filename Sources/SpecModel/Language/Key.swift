import SourceText
import SpecNotation

/// A key of the language: its row in a table, and how its value is read. `Owner` has the tables
/// that contain the key, and only the fields of such a table have it.
package struct Key<Owner, Content>: Sendable {
  package let row: KeyRow
  let read: @Sendable (Node, KeyRow, DiagnosticLog) -> Content?

  package var name: String { row.name }

  /// Returns the value of the key. Reports an error and returns nil if it is of another kind.
  func value(_ node: Node, reporting log: DiagnosticLog) -> Content? { read(node, row, log) }
}

/// The keys of a table of the language. Tables that are read by the same code share their keys.
package protocol Table: Sendable {
  static var table: Mapping { get }
}

extension Table {
  static func key<Content>(
    _ name: String, _ codec: Codec<Content>, _ sentence: String,
    _ presence: KeyRow.Presence = .optional, kinds: [String] = [], example: String? = nil,
    companion: String? = nil, companionOfText: String? = nil
  ) -> Key<Self, Content> {
    let row = KeyRow(
      name, codec.value, sentence, presence, kinds: kinds, example: example, companion: companion,
      companionOfText: companionOfText)
    return Key(row: row, read: codec.read)
  }

  /// Returns the rows of the keys, in their order.
  static func rows<each Content>(of key: repeat Key<Self, each Content>) -> [KeyRow] {
    var rows: [KeyRow] = []
    repeat rows.append((each key).row)
    return rows
  }
}
