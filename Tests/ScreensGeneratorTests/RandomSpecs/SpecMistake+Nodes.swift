import TestSupport

// Nodes that are not what they should be.
extension SpecMistake {
  func inNode(_ tree: SpecTree, _ random: inout SeededGenerator) -> Damage? {
    var tree = tree
    // The whole spec stays a mapping, or there is nothing to be written.
    let places = tree.paths.dropFirst().filter { fits(tree[$0]) }
    guard let place = places.randomElement(using: &random) else { return nil }
    let (node, trace) = replacement(&random)
    tree[place] = node
    return .tree(tree, trace: trace)
  }

  private func fits(_ node: SpecTree) -> Bool {
    switch (self, node) {
    case (.unknownChoice, .text(_, .choice)), (.danglingReference, .text(_, .reference)),
      (.unknownType, .text(_, .type)), (.wrongDefault, .text(_, .type)),
      (.badName, .text(_, .name)), (.badValue, .text(_, .other)), (.mappingForText, .text),
      (.listForText, .text),
      (.mappingForList, .list), (.listForMapping, .mapping):
      true
    default: false
    }
  }

  private func replacement(_ random: inout SeededGenerator) -> (SpecTree, trace: String?) {
    switch self {
    case .unknownChoice: (.choice("zzChoice"), "zzChoice")
    case .danglingReference: (.reference("zzNowhere"), "zzNowhere")
    case .unknownType:
      random.pick(
        ["Zz", "[Zz]", "Zz?", "zz zz", "[Zz", "Zz??", "[[[Zz]]]", "Int { zz }", "String zz"]
          .map { (.type($0), $0) })
    case .wrongDefault:
      random.pick(
        ["Int = \"zz\"", "Bool = zz", "String = zz(1)", "Double = .zz", "Int32 = \"zz"]
          .map { (.type($0), $0) })
    case .badName: random.pick(Self.badNames.map { (.name($0), $0) })
    case .badValue: (.other("zz{zz"), "zz{zz")
    case .mappingForText, .mappingForList: (.keys([.optional("zz", .other("zz"))]), "zz: zz")
    case .listForText, .listForMapping: (.list([.other("zz"), .other("zz")]), "zz")
    default: preconditionFailure("no mistake in a node")
    }
  }

  /// Names of nothing, not even of themes and actions.
  static let badNames = ["zz zz", "zz/zz", "zz(zz)", "zz:zz", "zz\"zz", "zz\\zz", "zz{zz}", "zz😀"]
}
