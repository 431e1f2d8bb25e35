import SourceText

/// Decides for every element whether it remains, where, and with which attributes. `TreeWriter`
/// only writes the result.
///
/// A change that one side made is applied. Elements that you deleted stay deleted. Elements that
/// are no longer generated are removed, unless you changed them.
struct TreeMerge {
  typealias Key = KeyedTree.Key

  let base: KeyedTree
  let yours: KeyedTree
  let generated: KeyedTree
  let side: MergedXIB.Side?
  /// Whether people edited both versions.
  let areBranches: Bool
  /// Whether your version keeps its layout of constraints, although what is generated has stack
  /// views.
  let keepsLayout: Bool
  /// The views of the generated layout that are not in yours, and are around views of yours.
  let structure: Set<Key>
  var conflicts = Diagnostics()

  /// The positions of views of yours that get into stack views.
  var adoptions: [(view: Key, placement: Placement)] = []
  /// The elements that remain, except the root, and the parent of each.
  var parents: [Key: Key] = [:]
  /// The children of each remaining element and of the root, in order.
  var children: [Key: [Key]] = [:]
  /// The generator's changes in elements of yours.
  var changes: [Key: Change] = [:]

  /// Whether the views have other positions in your version than in the generated one, because some
  /// are your own, or the root has another size.
  let hasOwnLayout: Bool

  /// The generator's changes to an element of yours.
  struct Change {
    /// The new values of attributes, by name; nil for a removed one.
    var attributes: [String: Attribute?] = [:]
    /// Whether the text is replaced by the generator's.
    var takesText = false
  }

  init(
    base: KeyedTree, yours: KeyedTree, generated: KeyedTree, preferring side: MergedXIB.Side?,
    areBranches: Bool, keepsLayout: Bool
  ) {
    self.base = base
    self.yours = yours
    self.generated = generated
    self.side = side
    self.areBranches = areBranches
    self.keepsLayout = keepsLayout
    structure = keepsLayout ? Self.structure(of: generated, around: yours) : []
    hasOwnLayout = yours.layout.hasOwnViews(besides: base.layout, generated.layout)
  }

  mutating func settle() {
    guard base.root == yours.root, generated.root == yours.root else {
      return conflict(.otherRoot(generated.root), at: yours.document.root.nameRange)
    }
    adoptions = adoptedViews()
    let present = keepsLayout ? settledPresenceOfOwnLayout() : settledPresence()
    if conflicts.hasErrors { return }
    settleParents(of: present)
    if conflicts.hasErrors { return }
    settleOrder()
    if keepsLayout { return }
    for key in [yours.root] + present.sorted() { settleContents(of: key) }
  }

  mutating func conflict(
    _ message: Diagnostic.Message, at range: SourceRange, generated other: SourceRange? = nil
  ) {
    let notes = other.map { [Diagnostic.Note(.generatedHere, at: $0)] } ?? []
    conflicts.error(message, at: range, notes: notes)
  }

  /// Returns whether the element only contains others, like `<subviews>`, so that it remains if
  /// they do.
  func isGroup(_ key: Key) -> Bool {
    !KeyedTree.isObject(key) && (yours[key] ?? generated[key])?.element.isGroup == true
  }
}

extension Diagnostic.Message {
  fileprivate static let generatedHere: Self = "what was generated is here"

  fileprivate static func otherRoot(_ name: String) -> Self {
    "the generated file is a '\(name)', and this one is not; keep one of them"
  }
}
