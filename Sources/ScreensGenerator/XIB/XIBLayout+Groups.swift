// Cards, and the rows that are in none.

extension XIBLayout {
  /// Returns a card for each run of rows in which users enter something, and a stack for the others.
  mutating func groups(of rows: [Row]) -> [XIBView] {
    let runs = rows.reduce(into: [[Row]]()) { runs, row in
      if let last = runs.last?[0],
        last.isInCard == row.isInCard || last.isInCard && row.part == .foot
      {
        runs[runs.count - 1].append(row)
      } else {
        runs.append([row])
      }
    }
    var counts: [Bool: Int] = [:]
    return runs.map { run in
      let feet = run[0].isInCard ? run.filter { $0.part == .foot } : []
      let run = feet.isEmpty ? run : run.filter { $0.part != .foot }
      let isCard = run[0].isInCard
      counts[isCard, default: 0] += 1
      // The first group of a kind keeps its identifiers when others are added.
      let count = counts[isCard] == 1 ? "" : String(counts[isCard] ?? 0)
      let spacing = isCard ? XIBView.CardMargins.rowSpacing : Self.spacing
      let rows = stack(
        run.map(\.view), (isCard ? "fields" : "controls") + count, .column(spacing: spacing))
      let group = isCard ? card(rows, "card" + count) : rows
      return feet.isEmpty
        ? group
        : stack(
          [group] + feet.map(\.view), feet[0].outlet + "Group",
          .column(spacing: Self.siblingSpacing))
    }
  }

  mutating func card(
    _ rows: XIBView, _ name: String, _ margins: XIBView.CardMargins = .rows
  ) -> XIBView {
    let id = parts.identifier(for: name)
    return XIBView(
      id: id, element: ControlElement("cardView", background: cardBackground),
      arrangement: .card(margins), views: [rows],
      ties: [
        parts.constraint("top", of: rows.id, to: "top", of: id, constant: margins.top),
        parts.constraint("leading", of: rows.id, to: "leading", of: id, constant: margins.side),
        parts.constraint("trailing", of: nil, to: "trailing", of: rows.id, constant: margins.side),
        parts.constraint("bottom", of: nil, to: "bottom", of: rows.id, constant: margins.bottom),
      ])
  }
}
