import SourceText
import SpecNotation

/// Where a spec says the names of one kind of thing: where it declares them, and where it uses them.
struct NamePlaces {
  private let kind: SpecRename.Kind
  private var declared: [Word] = []
  private var used: [Word] = []

  /// A name, at its place.
  struct Word {
    let text: String
    let range: SourceRange
  }

  /// The names that things have, each as often as it is given.
  var names: [String] { declared.map(\.text) }

  /// The first place that gives something the name; nil if nothing has it.
  func declaration(of name: String) -> SourceRange? {
    declared.first { $0.text == name }?.range
  }

  func places(of name: String) -> [SourceRange] {
    (declared + used).filter { $0.text == name }.map(\.range)
  }

  init(of kind: SpecRename.Kind, in root: Node) {
    self.kind = kind
    add(spec: root)
  }

  /// A node that gives a name to a thing of this kind.
  mutating func declare(_ node: Node, _ kind: SpecRename.Kind) {
    if kind == self.kind { declared += words(of: node) }
  }

  /// The keys of a mapping, each the name of a thing of this kind.
  mutating func declareKeys(of node: Node?, _ kind: SpecRename.Kind) {
    for entry in node?.mapping ?? [] { declare(entry.key, kind) }
  }

  /// A node, or a list of nodes, with names of things of this kind in it.
  mutating func use(_ node: Node?, _ kind: SpecRename.Kind, inBraces: Bool = false) {
    guard kind == self.kind, let node else { return }
    for item in node.list ?? [node] { used += words(of: item, inBraces: inBraces) }
  }

  mutating func use(_ words: some Sequence<Word>, _ kind: SpecRename.Kind) {
    if kind == self.kind { used += words }
  }
}
