import SourceText
import SpecLanguage
import SpecNotation

extension SpecEntry.Value {
  /// A value that is typed behind a flag: a list or a mapping as YAML has it, and a number, where the
  /// `language` has one there; anything else is a text, which stays as it is. A text in quotes is what
  /// is within them if it `isYAML`, rather than a value of Swift's.
  init(typed text: String, as language: SpecLanguage.Value?, isYAML: Bool = false) {
    self = .text(text)
    guard let language, let entries = Node(reading: "key: \(text)")?.mapping, entries.count == 1
    else { return }
    let node = entries[0].value
    switch node.content {
    case .list where language.alternative(.list) != nil: self = Self(node)
    case .mapping(let entries) where language.alternative(.mapping) != nil:
      // '{name}' is a text with braces.
      if entries.allSatisfy({ !$0.value.range.text.isEmpty }) { self = Self(node) }
    case .scalar(let scalar) where scalar.style != .plain:
      if isYAML || language.alternative(.scalar)?.isText == false { self = .text(scalar.text) }
    case .scalar where language.alternative(.scalar)?.isNumber == true: self = Self(node)
    case .scalar, .list, .mapping: break
    }
  }

  /// The value that was read, in one line.
  private init(_ node: Node) {
    switch node.content {
    case .scalar(let scalar) where scalar.value == .string: self = .text(scalar.text)
    case .scalar(let scalar): self = .plain(scalar.text.isEmpty ? "null" : scalar.text)
    case .list(let items): self = .list(items.map { Self($0) })
    case .mapping(let entries):
      self = .braces(entries.map { SpecEntry($0.key.keyText ?? "", Self($0.value)) })
    }
  }

  /// Whether a text of the value, however deep, is this one.
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
  /// What the value of a key can be.
  func value(of key: String) -> SpecLanguage.Value? { keys.first { $0.name == key }?.value }

  /// What the value is of which these are the keys.
  var asValue: SpecLanguage.Value { .keys(self) }
}

extension SpecLanguage.Value {
  /// What an entry of that name can be, where the value is a mapping.
  func value(ofEntry name: String) -> SpecLanguage.Value? {
    switch alternative(.mapping) {
    case .keys(let mapping)?: mapping.value(of: name) ?? mapping.others
    case .names(_, let value, _)?: value
    default: nil
    }
  }

  /// Whether quotes in it can be those of a value of Swift's.
  fileprivate var isText: Bool {
    switch self {
    case .flag, .number, .type, .choice: false
    default: true
    }
  }

  /// Whether numbers, and `true`, are no texts in it.
  fileprivate var isNumber: Bool {
    switch self {
    case .flag, .number: true
    default: false
    }
  }
}
