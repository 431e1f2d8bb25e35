import SourceText

// Views of yours, where the generator is preferred and moves the views that they are constrained to
// into stack views.
extension TreeMerge {
  /// Returns the positions of these views, in the order in which you have them.
  func adoptedViews() -> [(view: Key, placement: Placement)] {
    guard side == .generated else { return [] }
    let ties = yours.layout.constraints.values.filter {
      yours.layout.isTie($0, where: generated.layout.isArranged)
    }
    let tied = Set(ties.flatMap(\.views).map { "#\($0)" })
    let views = tied.compactMap { yours[$0] }.filter {
      base[$0.key] == nil && generated[$0.key] == nil
    }
    return views.sorted { $0.element.range.lowerBound < $1.element.range.lowerBound }
      .compactMap { view in adoption(of: view).map { (view.key, $0) } }
  }

  /// Returns the position beside the nearest view that you have above it, or else below it: in the
  /// outermost stack view around that one.
  private func adoption(of view: KeyedTree.Item) -> Placement? {
    guard let group = view.parent, group.hasSuffix("/subviews"), let all = yours[group]?.children,
      let place = all.firstIndex(of: view.key)
    else { return nil }
    if let row = all[..<place].reversed().lazy.compactMap(outermostRow).first {
      return Placement(parent: row.parent, neighbor: row.view, reason: .taken)
    }
    let row = all[place...].lazy.compactMap(outermostRow).first
    return row.map {
      Placement(parent: $0.parent, neighbor: $0.view, isBefore: true, reason: .taken)
    }
  }

  /// Returns the view around the generated one, or itself, that is in the outermost stack view.
  private func outermostRow(of view: Key) -> (view: Key, parent: Key)? {
    var row: (view: Key, parent: Key)?
    var inner = view
    while let outer = generated[inner]?.parent {
      if outer.hasSuffix("/subviews"), isStack(outer) { row = (inner, outer) }
      inner = outer
    }
    return row
  }
}
