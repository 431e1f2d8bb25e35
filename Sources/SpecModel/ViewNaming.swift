import SourceText
import SpecNotation

/// How the views of a Screenlet are named. The runtime finds views under either name.
package enum ViewNaming: String, CaseIterable, Hashable, Sendable {
  /// `AddBookmarkView_default`.
  case short
  /// `AddBookmarkScreenletView_default`.
  case full
}

extension ViewNaming {
  /// Reads `{ view: full }`; without it names are those of the module.
  init(_ node: Node?, in module: ModuleSpec?, reporting diagnostics: inout Diagnostics) {
    let said = node.flatMap { Self(said: $0, reporting: &diagnostics) }
    self = said ?? module?.viewNaming ?? .short
  }

  /// Nil if the mapping does not say it.
  init?(said node: Node, reporting diagnostics: inout Diagnostics) {
    let fields = Fields(node, of: "'naming'", at: node.range, .naming, reporting: &diagnostics)
    guard let naming: Self = fields?.choice("view", reporting: &diagnostics) else { return nil }
    self = naming
  }
}
