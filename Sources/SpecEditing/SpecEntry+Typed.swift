import SourceText
import SpecModel
import SpecNotation

extension SpecEntry.Value {
  /// Creates the value that is typed after a flag: a list, a mapping or a number in YAML where the
  /// `language` allows it, or else a text, which stays as it is. The quotes of a quoted text are
  /// removed if it `isYAML`, but kept if it may be a Swift literal.
  init(typed text: String, as language: ValueForm?, isYAML: Bool = false) {
    self = .text(text)
    guard let language, let entries = Node(reading: "key: \(text)")?.mapping, entries.count == 1
    else { return }
    let node = entries[0].value
    switch node.content {
    case .list where language.alternative(.list) != nil: self = Self(node)
    case .mapping(let entries) where language.alternative(.mapping) != nil:
      // `{name}` is a text with braces.
      if entries.allSatisfy({ !$0.value.range.text.isEmpty }) { self = Self(node) }
    case .scalar(let scalar) where scalar.style != .plain:
      if isYAML || language.alternative(.scalar)?.isText == false { self = .text(scalar.text) }
    case .scalar where language.alternative(.scalar)?.isNumber == true: self = Self(node)
    case .scalar, .list, .mapping: break
    }
  }

  /// Creates the value of a parsed node, in one line.
  private init(_ node: Node) {
    switch node.content {
    case .scalar(let scalar) where scalar.value == .string: self = .text(scalar.text)
    case .scalar(let scalar): self = .plain(scalar.text.isEmpty ? "null" : scalar.text)
    case .list(let items): self = .list(items.map { Self($0) })
    case .mapping(let entries):
      self = .braces(entries.map { SpecEntry($0.key.keyText ?? "", Self($0.value)) })
    }
  }

  /// Whether the value is the text, or contains it at any depth.
  func mentions(_ text: String) -> Bool {
    switch self {
    case .text(let own): own == text
    case .plain: false
    case .list(let items): items.contains { $0.mentions(text) }
    case .block(let entries), .braces(let entries): entries.contains { $0.value.mentions(text) }
    }
  }
}

extension Mapping {
  /// Returns the values that a key can have.
  func value(of key: String) -> ValueForm? { keys.first { $0.name == key }?.value }

  /// The value that has the keys of this mapping.
  var asValue: ValueForm { .keys(self) }
}

extension ValueForm {
  /// Returns the values that an entry of that name can have if this value is a mapping.
  func value(ofEntry name: String) -> ValueForm? {
    switch alternative(.mapping) {
    case .keys(let mapping)?: mapping.value(of: name) ?? mapping.others
    case .names(_, let value, _)?: value
    default: nil
    }
  }

  /// Whether quotes in the value can be those of a Swift literal.
  fileprivate var isText: Bool {
    switch self {
    case .flag, .number, .type, .choice: false
    default: true
    }
  }

  /// Whether numbers and Booleans, such as `true`, are not texts in the value.
  fileprivate var isNumber: Bool {
    switch self {
    case .flag, .number: true
    default: false
    }
  }
}
