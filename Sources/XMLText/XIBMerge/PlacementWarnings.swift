import SourceText

/// The warnings about new views that a merge puts elsewhere than they are generated, because
/// somebody rearranged the others.
struct PlacementWarnings {
  private(set) var warnings = Diagnostics()

  private let merge: TreeMerge
  /// The elements of the merged document, by their identifiers.
  private let elements: [String: Element]

  /// Creates the warnings of a merge that was written as `document`, one for each new view that is
  /// not inside another one.
  init(_ merge: TreeMerge, in document: Document) {
    self.merge = merge
    if merge.areBranches {
      elements = [:]
      return
    }
    elements = Dictionary(
      document.elements.compactMap { element in element["id"].map { ($0, element) } },
      uniquingKeysWith: { first, _ in first })
    if merge.keepsLayout { reportLayout() }
    for (view, placement) in merge.placements + merge.adoptions { report(view, placement) }
  }

  private mutating func report(_ view: KeyedTree.Key, _ placement: Placement) {
    guard merge.parents[view] == placement.parent,
      let new = elements[String(view.dropFirst())], let old = range(of: view, placement)
    else { return }
    let message = message(about: view, placement)
    warnings.warning(
      message, at: new.nameRange, notes: [Diagnostic.Note(.placedHere, at: old)])
  }

  private func message(
    about view: KeyedTree.Key, _ placement: Placement
  ) -> Diagnostic.Message {
    let (title, position) = (name(of: view), position(placement))
    return switch placement.reason {
    case .wrapped: .placed(title, position)
    case .moved: .besideMoved(title, position)
    case .removed: .withoutStack(title, position)
    case .taken: .withoutConstraints(title, position)
    }
  }

  /// Returns the position in words, such as `after 'titleTextField'`.
  private func position(_ placement: Placement) -> String {
    guard let neighbor = placement.neighbor else { return "at the end" }
    let side = placement.isBefore ? "before" : "after"
    if case .wrapped(let inner) = placement.reason {
      return "\(side) the view that you put \(name(of: inner)) into"
    }
    return "\(side) \(name(of: neighbor))"
  }

  /// Returns the range in your version of the view itself, of the view that it is next to, or of
  /// the view around both.
  private func range(of view: KeyedTree.Key, _ placement: Placement) -> SourceRange? {
    let keys = [view, placement.neighbor, merge.yours[placement.parent]?.parent]
    return keys.lazy.compactMap(\.self).compactMap { merge.yours[$0] }.first?.element.nameRange
  }

  /// Returns the name of a view in messages: that of the outlet that leads to it or to a view
  /// inside it, preferably to a control.
  private func name(of view: KeyedTree.Key) -> String {
    let tree = merge.generated[view] == nil ? merge.yours : merge.generated
    guard let element = tree[view]?.element else { return view }
    let outlets = ([element] + element.descendants).compactMap { inner in
      inner["id"].flatMap(outletName).map { (name: $0, isLabel: inner.name == "label") }
    }
    let outlet = (outlets.first { !$0.isLabel } ?? outlets.first)?.name
    if let outlet { return "'\(outlet)'" }
    let words = ["userLabel", "text"].lazy.compactMap { element[$0] }.first
    return words.map { "the \(element.name) '\($0)'" } ?? element.title
  }

  private func outletName(_ id: String) -> String? {
    merge.yours.layout.outlet(to: id) ?? merge.generated.layout.outlet(to: id)
  }

  private mutating func reportLayout() {
    let yours = merge.yours.layout
    let constraint = yours.ownTies(between: merge.base.layout, merge.generated.layout)
      .min { $0.element.range.lowerBound < $1.element.range.lowerBound }
    guard let old = constraint?.element, let id = old["id"], let new = elements[id] else { return }
    warnings.warning(
      .keepsLayout, at: new.nameRange, notes: [Diagnostic.Note(.placedHere, at: old.nameRange)])
  }
}

extension Diagnostic.Message {
  fileprivate static let placedHere: Self = "this is in your version here"

  fileprivate static func placed(_ view: String, _ position: String) -> Self {
    "\(view) is \(position); move it if it belongs elsewhere"
  }

  fileprivate static func besideMoved(_ view: String, _ position: String) -> Self {
    "\(view) is \(position), which you moved to another stack view; move it if it belongs elsewhere"
  }

  fileprivate static func withoutStack(_ view: String, _ position: String) -> Self {
    Self(
      "\(view) is \(position), because the stack view that it is generated in is not there; "
        + "move it if it belongs elsewhere")
  }

  fileprivate static func withoutConstraints(_ view: String, _ position: String) -> Self {
    Self(
      "\(view) is \(position), without its constraints, because a stack view arranges those views "
        + "now; move it if it belongs elsewhere")
  }

  fileprivate static let keepsLayout = Self(
    "your constraints stay, and with them this layout without stack views; "
      + "'diff --on-conflict theirs' shows the generated one, and 'generate --on-conflict theirs' "
      + "takes it and keeps a copy of yours")
}
