import SourceText
import SpecModel
import SpecNotation

/// The places where a spec declares the names of one kind of thing, and where it refers to them.
/// The tables of the language define which texts these are.
struct NameOccurrences {
  private let thing: Thing
  private let root: Node
  private var declared: [Word] = []
  private var used: [Word] = []

  /// A name with its range.
  struct Word {
    let text: String
    let range: SourceRange
  }

  /// The declared names, each as often as it is declared.
  var names: [String] { declared.map(\.text) }

  /// Returns the range of the first declaration of a name, or nil if the name is not declared.
  func declaration(of name: String) -> SourceRange? {
    declared.first { $0.text == name }?.range
  }

  func ranges(of name: String) -> [SourceRange] {
    (declared + used).filter { $0.text == name }.map(\.range)
  }

  init(of thing: Thing, in root: Node) {
    self.thing = thing
    self.root = root
    let keys = root.mapping?.compactMap(\.key.keyText) ?? []
    add(root, as: .keys(Language.specs.file(with: keys) ?? ScreenletKeys.table))
  }

  /// Adds the names in a value. `steps` are the names that refer to a step or a result there.
  private mutating func add(_ node: Node, as value: ValueForm, among steps: Set<String> = []) {
    switch value {
    case .steps(let value):
      add(node, as: value, among: names(ofStepsIn: node))
    case .either, .shared:
      if let value = value.alternative(node.shape) { add(node, as: value, among: steps) }
    case .text(let text):
      add(node, as: text, among: steps)
    case .type:
      // A type in brackets is parsed as a list.
      if thing == .model { used += (node.list ?? [node]).flatMap { words(of: $0) } }
    case .list(let item, _):
      for node in node.list ?? [] { add(node, as: item, among: steps) }
    case .keys(let mapping):
      for entry in node.mapping ?? [] {
        if let key = mapping[entry.key.keyText ?? ""] {
          let takesResults =
            mapping.name == ActionKeys.table.name
            && [ActionKeys.delegate.name, ActionKeys.updates.name].contains(key.name)
          let results = takesResults ? names(ofResultsIn: node) : []
          add(entry.value, as: key.value, among: steps.union(results))
        } else if let others = mapping.others {
          if let text = mapping.otherKeys { add(entry.key, as: text, among: steps) }
          add(entry.value, as: others, among: steps)
        }
      }
    case .names(let text, let value, _):
      for entry in node.mapping ?? [] {
        add(entry.key, as: text, among: steps)
        add(entry.value, as: value, among: steps)
      }
    case .flag, .number, .choice: break
    }
  }

  private mutating func add(_ node: Node, as text: TextForm, among steps: Set<String>) {
    guard let role = text.role, role.thing == thing else { return }
    let words = words(of: node, as: text.notation, among: steps)
    switch role {
    // A model of another module is declared there.
    case .declares where thing == .model && node.scalar?.text.contains(".") == true: break
    case .declares: declared += words
    case .refers: used += words
    }
  }

  /// Returns the names of the results of an action, which hide inputs and properties of the same
  /// name.
  private func names(ofResultsIn action: Node) -> Set<String> {
    let stated = action[ActionKeys.result]?.mapping?.compactMap(\.key.keyText) ?? []
    let work = [action[ActionKeys.connector], action[ActionKeys.connectors]].compactMap(\.self)
    return work.reduce(into: Set(stated)) { $0.formUnion(names(ofStepsIn: $1)) }
  }

  /// Returns the names of the steps of an action: their keys, or the result of a connector that is
  /// written without a key.
  private func names(ofStepsIn node: Node) -> Set<String> {
    let names = (node.list ?? [node]).flatMap { stage -> [String] in
      guard let connector = stage.scalar?.text else {
        return stage.mapping?.compactMap { $0.key.keyText } ?? []
      }
      let result = root[ScreenletKeys.newConnectors]?[connector]?[ConnectorKeys.result]?.mapping?
        .first
      return [result?.key.keyText].compactMap(\.self)
    }
    return Set(names)
  }
}

extension Node {
  fileprivate var shape: ValueForm.Shape {
    switch content {
    case .scalar: .scalar
    case .list: .list
    case .mapping: .mapping
    }
  }

  /// The value of a key, or nil if the node has no such key or is not a mapping.
  subscript(key: Key<some Any, some Any>) -> Node? { self[key.name] }

  subscript(key: String) -> Node? {
    mapping?.first { $0.key.keyText == key }?.value
  }
}
