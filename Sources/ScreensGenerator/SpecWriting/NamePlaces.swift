import SourceText
import SpecNotation

/// Where a spec says the names of one kind of thing: where it declares them, and where it uses them.
struct NamePlaces {
  private let kind: SpecRename.Kind
  private var declared: [Word] = []
  private var used: [Word] = []

  /// A name, at its place.
  private struct Word {
    let text: String
    let range: SourceRange
  }

  /// The names that things have, each as often as it is given.
  var names: [String] { declared.map(\.text) }

  /// The first place that gives something the name.
  func declaration(of name: String) -> SourceRange {
    (declared + used).first { $0.text == name }.map(\.range) ?? used[0].range
  }

  func places(of name: String) -> [SourceRange] {
    (declared + used).filter { $0.text == name }.map(\.range)
  }

  init(of kind: SpecRename.Kind, in root: Node) {
    self.kind = kind
    for entry in root.mapping ?? [] {
      addTopLevel(entry)
      if entry.key.keyText != "models" || kind == .model {
        addUses(entry, in: root)
      }
    }
  }

  /// What the spec itself declares.
  private mutating func addTopLevel(_ entry: Node.Entry) {
    switch (kind, entry.key.keyText) {
    case (.screenlet, "screenlet"), (.connector, "connector"), (.interactor, "interactor"),
      (.theme, "theme"):
      if entry.value.scalar != nil { declared += words(of: entry.value) }
    case (.model, "models"), (.connector, "connectors"), (.action, "actions"):
      addKeys(of: entry.value)
    case (.theme, "themes"):
      addKeys(of: entry.value)
      for theme in entry.value.mapping ?? [] {
        used += words(of: theme.value.value(of: "kind") ?? theme.value).dropFirst()
      }
    default:
      break
    }
  }

  /// What an entry says at any depth, whatever holds it: a connector in a list, an action in a
  /// chain.
  private mutating func addUses(_ entry: Node.Entry, in parent: Node) {
    switch (kind, entry.key.keyText) {
    case (.property, "properties"), (.property, "viewModel"), (.property, "sender"):
      addKeys(of: entry.value)
    case (.property, "updates"):
      used += (entry.value.mapping ?? []).flatMap { words(of: $0.key) }
    case (.property, "validate"):
      used += (entry.value.mapping ?? []).flatMap { rule in
        words(of: rule.key).enumerated()
          .filter { $0 == 0 || !Self.ruleWords.contains($1.text) }.map(\.element)
      }
    case (.property, "arguments"):
      used += (entry.value.mapping ?? []).flatMap { words(of: $0.value) }
    case (.property, "inputs"), (.property, "cacheKey"):
      used += (entry.value.list ?? []).flatMap { words(of: $0) }
    case (.property, "url"):
      used += words(of: entry.value, inBraces: true)
    case (.property, "http"):
      used += words(of: entry.value)
    case (.property, let key?) where parent.isLogin && !Self.loginTexts.contains(key):
      used += words(of: entry.value)
    case (.action, "performs"), (.action, "action"):
      used += words(of: entry.value)
    case (.connector, "connector"):
      used += words(of: entry.value)
    case (.interactor, "interactor") where parent.value(of: "kind") != nil:
      declared += words(of: entry.value)
    case (.model, "models"):
      used += (entry.value.mapping ?? []).flatMap { model in
        (model.value.mapping ?? []).flatMap { words(of: $0.value) }
      }
    case (.model, "result"), (.model, "properties"), (.model, "sender"):
      used += (entry.value.mapping ?? []).flatMap { words(of: $0.value) }
    case (.model, "of"):
      used += words(of: entry.value)
    default:
      break
    }
    for child in entry.value.mapping ?? [] { addUses(child, in: entry.value) }
    for item in entry.value.list ?? [] {
      for child in item.mapping ?? [] { addUses(child, in: item) }
    }
  }

  private mutating func addKeys(of node: Node) {
    declared += (node.mapping ?? []).flatMap { words(of: $0.key) }
  }

  /// The words of rules that are no names, unless a rule begins with one.
  private static let ruleWords = ["is", "not", "empty", "nil"]

  /// What a login says that is no name of an input.
  private static let loginTexts = ["kind", "interactor", "summary", "autoLoad"]
}

extension NamePlaces {
  /// The names that a scalar is made of, as it is written: `folderId` of `folderId > 0`, but no part
  /// of `context.groupId` and nothing within quotes. Of an address, those in braces, or all of it.
  private func words(of node: Node, inBraces: Bool = false) -> [Word] {
    guard let scalar = node.scalar else { return [] }
    let written = Array(node.range.text.utf8)
    let isQuoted = [.singleQuoted, .doubleQuoted].contains(scalar.style)
    let inside = isQuoted ? 1..<max(written.count - 1, 1) : 0..<written.count
    let hasBraces = inBraces && written.contains(UInt8(ascii: "{"))
    var words: [Word] = []
    var isLiteral = false
    var depth = 0
    var index = inside.lowerBound
    while index < inside.upperBound {
      let start = index
      while index < inside.upperBound, written[index].isInName { index += 1 }
      if index > start {
        let isMember = start > 0 && written[start - 1] == UInt8(ascii: ".")
        let isWanted = !isLiteral && !isMember && (!hasBraces || depth > 0)
        // An address without braces is the name of what holds it, or has none.
        if isWanted, !inBraces || hasBraces || start..<index == inside {
          let lower = node.range.lowerBound + start
          words.append(
            Word(
              text: String(decoding: written[start..<index], as: UTF8.self),
              range: node.range.file.range(lower..<lower + index - start)))
        }
        continue
      }
      switch written[index] {
      case UInt8(ascii: "\"") where !inBraces: isLiteral.toggle()
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      default: break
      }
      index += 1
    }
    return words
  }
}

extension UInt8 {
  /// Whether a name of Swift, or one with hyphens, may hold the byte.
  fileprivate var isInName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...0xFF:
      true
    default: false
    }
  }
}

extension Node {
  /// Whether this is an action that logs in.
  fileprivate var isLogin: Bool {
    value(of: "kind")?.scalar?.text == "login"
  }

  fileprivate func value(of key: String) -> Node? {
    mapping?.first { $0.key.keyText == key }?.value
  }
}
