import Foundation
import LiferayScreens

/// The rows of a list, in any theme.
extension Screen {

  private var table: UITableView? {
    (try? view(BaseListView.self) as? BaseListTableView)?.tableView
  }

  private var collection: UICollectionView? {
    (try? view(BaseListView.self) as? BaseListCollectionView)?.collectionView
  }

  /// Prints the rows, section by section; `title` returns the text for a row.
  func tellRows<Row>(_ title: (Row) -> String) throws {
    table?.layoutIfNeeded()
    collection?.layoutIfNeeded()
    let list = try view(BaseListView.self)
    if list.rows.values.allSatisfy(\.isEmpty) { return Transcript.call("view", "no rows") }
    for section in list.sections {
      let titles = (list.rows[section] ?? []).map { ($0 as? Row).map(title) ?? "(loading)" }
      let name = section == BaseListView.DefaultSection ? "" : "\(section): "
      Transcript.call("view", name + titles.joined(separator: ", "))
    }
  }

  /// Scrolls to the last row, which loads the next page.
  func scrollToEnd(loading action: String) async throws {
    Transcript.step("Scroll to the end")
    table?.layoutIfNeeded()
    collection?.layoutIfNeeded()
    let list = try view(BaseListView.self)
    let section = max(0, list.sections.count - 1)
    let last = IndexPath(
      row: max(0, list.rowsForSectionIndex(section).count - 1), section: section)
    table?.scrollToRow(at: last, at: .none, animated: false)
    collection?.scrollToItem(at: last, at: [], animated: false)
    try await end(of: action)
  }

  func tapRow(_ row: Int, section: Int = 0) throws {
    Transcript.step("Tap row \(row + 1)")
    try table?.tapRow(at: IndexPath(row: row, section: section))
    try collection?.tapItem(at: IndexPath(item: row, section: section))
  }
}
