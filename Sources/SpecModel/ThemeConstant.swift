import SourceText
package import SpecNotation

/// A named value that the themes of a set share: `crimson: '#A61C1C'`.
package struct ThemeConstant: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case color, size, font

    /// The key that declares constants of the kind.
    package var key: Key<ThemeSetKeys, [Node.Entry]> {
      switch self {
      case .color: ThemeSetKeys.colors
      case .size: ThemeSetKeys.sizes
      case .font: ThemeSetKeys.fonts
      }
    }

    /// The kind as messages name it.
    var noun: String { self == .color ? "colour" : rawValue }
  }

  package enum Value: Hashable, Sendable {
    case color(ThemeColor)
    /// A whole or decimal number, as written.
    case size(SwiftLiteral)
    case font(ThemeFont)

    package var kind: Kind {
      switch self {
      case .color: .color
      case .size: .size
      case .font: .font
      }
    }
  }

  package var name: Located<String>
  package var value: Value
  /// The name of the colour in an asset catalogue, for which the value stands in.
  package var asset: String?

  /// Whether it is a colour that can differ between light and dark mode.
  var isChanging: Bool {
    guard case .color(let color) = value else { return false }
    return asset != nil || color.fixedComponents == nil
  }
}

extension ThemeConstant {
  static func list(_ fields: Fields<ThemeSetKeys>, of kind: Kind) -> [ThemeConstant] {
    (fields[kind.key] ?? []).compactMap { ThemeConstant($0, of: kind, reporting: fields.log) }
  }

  private init?(_ entry: Node.Entry, of kind: Kind, reporting log: DiagnosticLog) {
    let key = entry.name
    let name = key.memberName(kind.noun, reporting: log)
    var node: Node? = entry.value
    var asset: String?
    if kind == .color, case .mapping = entry.value.content {
      let fields = Fields(
        entry.value, of: "colour '\(key.value)'", at: key.range, ThemeColorKeys.self, reporting: log
      )
      node = fields?.requiredNode(ThemeColorKeys.color)
      let text = fields?.required(ThemeColorKeys.asset)
      if let text, text.value.allSatisfy(\.isWhitespace) { log.error(.noAsset, at: text.range) }
      asset = text?.value
      if asset == nil { node = nil }
    }
    let value = node.flatMap { Value($0, of: kind, named: key, reporting: log) }
    guard let value, let name else { return nil }
    self.init(name: name, value: value, asset: asset)
  }
}

extension ThemeConstant.Value {
  init?(
    _ node: Node, of kind: ThemeConstant.Kind, named name: Located<String>,
    reporting log: DiagnosticLog
  ) {
    if kind == .color, node.scalar?.value == .null {
      log.error(.noColor(name.value), at: name.range)
      return nil
    }
    let text = node.text(of: name.value.quoted, expecting: "a \(kind.noun)", reporting: log)
    guard let text else { return nil }
    switch kind {
    case .color:
      guard let color = ThemeColor(text, reporting: log) else { return nil }
      self = .color(color)
    case .size:
      guard let number = SwiftLiteral(text.value), number.fits(SwiftType(.builtin(.cgFloat))) else {
        log.error(.noSize(text.value), at: text.range)
        return nil
      }
      self = .size(number)
    case .font:
      guard let font = ThemeFont(text, reporting: log) else { return nil }
      self = .font(font)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let noAsset: Self =
    "a colour of a catalogue is found by its name there, as in 'asset: Crimson'"

  fileprivate static func noColor(_ name: String) -> Self {
    "'\(name)' has no colour; '#' starts a comment, so write the colour in quotes: \"#A61C1C\""
  }

  fileprivate static func noSize(_ text: String) -> Self {
    "'\(text)' is not a size; write a number, as in '8' or '0.5'"
  }
}
