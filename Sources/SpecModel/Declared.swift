import SourceText
import SpecNotation

/// A declaration of a spec that has a name.
package protocol Named {
  var name: Located<String> { get }
}

extension Collection where Element: Named {
  // Not by a key path, which generic code follows at run time, copying each element.
  package var names: [String] { map { $0.name.value } }

  /// Returns the first element of that name, by a linear search. `Declared` is faster for many
  /// names.
  package func named(_ name: String) -> Element? {
    firstIndex { $0.name.value == name }.map { self[$0] }
  }
}

extension Array {
  /// Returns the elements without those whose name occurred before, which are reported with a note
  /// at the first one.
  func withoutRepeats(
    by name: (Element) -> Located<String>, _ note: Diagnostic.Message,
    reporting log: DiagnosticLog, else message: (String) -> Diagnostic.Message
  ) -> Self {
    var first: [String: SourceRange] = [:]
    return filter { element in
      let name = name(element)
      guard let range = first[name.value] else {
        first[name.value] = name.range
        return true
      }
      log.error(message(name.value), at: name.range, notes: [Diagnostic.Note(note, at: range)])
      return false
    }
  }
}

/// The declarations of one part of a spec, for the parts that refer to them by name.
///
/// `names` includes the names of declarations with mistakes, so that a mistake is not reported
/// again by everything that refers to the declaration.
struct Declared<Item: Named> {
  let items: [Item]
  let names: [String]
  private let allNames: Set<String>
  /// The index of the first item of each name.
  private let indices: [String: Int]

  init(_ items: [Item], in node: Node? = nil) {
    self.init(items, names: (items.names + (node?.keyTexts ?? [])).eachOnce(by: \.self))
  }

  init(_ items: [Item], names: [String]) {
    self.items = items
    self.names = names
    allNames = Set(names)
    indices = Dictionary(zip(items.names, items.indices)) { first, _ in first }
  }

  subscript(name: String) -> Item? { index(of: name).map { items[$0] } }

  /// Returns the index of the item of that name.
  func index(of name: String) -> Int? { indices[name] }

  /// Whether something is declared under the name, with a mistake or without.
  func has(_ name: String) -> Bool { allNames.contains(name) }

  /// Returns the item of that name. Reports a name that is not declared here: with `outer` if it is
  /// declared there, otherwise with `message`.
  func item(
    _ name: Located<String>, besides outer: OuterValues = .none,
    reporting log: DiagnosticLog, else message: @autoclosure () -> Diagnostic.Message
  ) -> Item? {
    if let item = self[name.value] { return item }
    if !has(name.value), !outer.report(name, reporting: log) {
      log.error(message(), at: name.range)
    }
    return nil
  }
}
