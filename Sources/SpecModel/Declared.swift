import SourceText
import SpecNotation

/// What a spec gives a name to.
protocol Named {
  var name: Located<String> { get }
}

extension Collection where Element: Named {
  // Not by a key path, which generic code follows at run time, copying each element.
  var names: [String] { map { $0.name.value } }

  /// Looks through all of them: what refers to many by name does so through `Declared`.
  func named(_ name: String) -> Element? {
    firstIndex { $0.name.value == name }.map { self[$0] }
  }
}

extension Array {
  /// The elements without those whose name was seen before. These are reported, with a note at the
  /// first.
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

/// What one part of a spec declares, for the parts that refer to it by name.
///
/// `names` also holds what was declared with a mistake: one mistake is reported once, not again by
/// everything that refers to it.
struct Declared<Item: Named> {
  let items: [Item]
  let names: [String]
  private let allNames: Set<String>
  /// The index of the first item of each name.
  private let indices: [String: Int]

  init(_ items: [Item], in node: Node? = nil) {
    self.init(items, names: node?.keyTexts ?? items.names)
  }

  init(_ items: [Item], names: [String]) {
    self.items = items
    self.names = names
    allNames = Set(names)
    indices = Dictionary(zip(items.names, items.indices)) { first, _ in first }
  }

  subscript(name: String) -> Item? { index(of: name).map { items[$0] } }

  /// The index of the item of that name.
  func index(of name: String) -> Int? { indices[name] }

  /// Whether something is declared under the name, with a mistake or without.
  func has(_ name: String) -> Bool { allNames.contains(name) }

  /// The item of that name. A name that is not declared here is reported: by `outer` if it is
  /// declared there, else with `message`.
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
