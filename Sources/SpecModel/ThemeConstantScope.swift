import SourceText
import SpecNotation

/// The constants that the rest of a set can name, including those with mistakes.
struct ThemeConstantScope {
  private let names: [ThemeConstant.Kind: [String]]
  /// The colours that differ between light and dark mode.
  private let changing: Set<String>

  init(declaredIn fields: Fields<ThemeSetKeys>, _ constants: [ThemeConstant]) {
    names = Dictionary(
      uniqueKeysWithValues: ThemeConstant.Kind.allCases.map { kind in
        (kind, fields.node(kind.key)?.keyTexts ?? [])
      })
    changing = Set(constants.filter(\.isChanging).map(\.name.value))
  }

  /// Whether a colour differs between light and dark mode.
  func differs(_ color: String) -> Bool { changing.contains(color) }

  /// Reports a name that no constant of the kind has.
  func check(_ name: Located<String>, _ kind: ThemeConstant.Kind, reporting log: DiagnosticLog) {
    let known = names[kind] ?? []
    if known.contains(name.value) { return }
    let other = ThemeConstant.Kind.allCases.first { names[$0]?.contains(name.value) == true }
    log.error(.unknownConstant(name.value, kind, known, other), at: name.range)
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownConstant(
    _ name: String, _ kind: ThemeConstant.Kind, _ known: [String], _ other: ThemeConstant.Kind?
  ) -> Self {
    if let other { return "'\(name)' is a \(other.noun); name a \(kind.noun) here" }
    return "no \(kind.noun) is named '\(name)'"
      + suggestion(for: name, in: known, else: "; add it under '\(kind.key.name)'")
  }
}
