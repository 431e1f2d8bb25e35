import TestSupport

/// One thing that is wrong with a spec. Each is made so that no spec can mean it: what it puts in
/// says `zz`, and no spec has anything of that name.
enum SpecMistake: CaseIterable {
  // In what the spec says.
  case unknownKey, duplicateKey, missingKey, unknownChoice, danglingReference, unknownType, badValue
  case wrongDefault, badName, badKey, inheritedName, ruleAboutNothing, parentlessTheme
  case mappingForText, listForText, mappingForList, listForMapping
  // In how it is written.
  case lineTooDeep, lineTooShallow, tabInIndentation, missingColon, openBrace, openQuote
  case strayBracket, controlCharacter, secondDocument, aliasOfNothing

  /// The spec with the mistake in it, at one of the positions where it can be made; nil if there is
  /// no such position.
  func made(in spec: RandomSpec, _ random: inout SeededGenerator) -> MistakenSpec? {
    guard let damage = damage(spec, &random) else { return nil }
    switch damage {
    case .tree(let tree, let trace):
      return MistakenSpec(text: tree.text(&random), trace: trace, mistake: self)
    case .text(let text, let trace):
      return MistakenSpec(text: text, trace: trace, mistake: self)
    }
  }

  enum Damage {
    /// `trace` is the text that the mistake put in, if it differs from everything else.
    case tree(SpecTree, trace: String?)
    case text(String, trace: String?)
  }

  private func damage(_ spec: RandomSpec, _ random: inout SeededGenerator) -> Damage? {
    switch self {
    case .unknownKey, .duplicateKey, .missingKey, .badKey, .inheritedName, .ruleAboutNothing,
      .parentlessTheme:
      inMapping(spec.tree, &random)
    case .unknownChoice, .danglingReference, .unknownType, .wrongDefault, .badName, .badValue,
      .mappingForText, .listForText, .mappingForList, .listForMapping:
      inNode(spec.tree, &random)
    case .lineTooDeep, .lineTooShallow, .tabInIndentation, .missingColon, .openBrace, .openQuote,
      .strayBracket, .controlCharacter, .secondDocument, .aliasOfNothing:
      inText(spec.text, &random).map { .text($0.text, trace: $0.trace) }
    }
  }
}

/// A spec that has to be refused.
struct MistakenSpec: Sendable {
  let text: String
  let trace: String?
  let mistake: SpecMistake
}
