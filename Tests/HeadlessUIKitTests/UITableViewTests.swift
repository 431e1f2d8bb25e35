import Foundation
import HeadlessUIKit
import Testing

final class BookmarkCell: UITableViewCell {
  @Outlet var titleLabel: UILabel?
  static var made = 0
  var reuses = 0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.made += 1
  }

  override func prepareForReuse() {
    reuses += 1
  }
}

/// Rows of bookmarks, and a log of the table's delegate calls.
@MainActor
final class Bookmarks: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [(title: String?, rows: [String])] = []
  let log = Log()

  func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.lines.append("cell \(indexPath.section).\(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "bookmark", for: indexPath)
    let label = (cell as? BookmarkCell)?.titleLabel ?? cell.textLabel
    label?.text = sections[indexPath.section].rows[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.lines.append("selected \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.lines.append("deselected \(indexPath.section).\(indexPath.row)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.lines.append("scrolled to \(Int(scrollView.contentOffset.y))")
  }
}

@MainActor
struct UITableViewTests {
  private let bookmarks = Bookmarks()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))

  private func show(_ rows: [String]) {
    bookmarks.sections = [(nil, rows)]
    table.dataSource = bookmarks
    table.delegate = bookmarks
    table.reloadData()
  }

  private let cellXib = xib(
    """
    <tableViewCell id="cell" reuseIdentifier="bookmark" customClass="BookmarkCell" customModule="HeadlessUIKitTests">
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <subviews><label id="title" text="?"/></subviews>
        <constraints><constraint firstItem="title" firstAttribute="top" secondItem="content" secondAttribute="top" id="c"/></constraints>
      </tableViewCellContentView>
      <connections><outlet property="titleLabel" destination="title" id="o"/></connections>
    </tableViewCell>
    """)

  @Test func `cells are created for the rows within the bounds`() {
    show((0..<1_000).map { "row \($0)" })
    #expect(bookmarks.log.lines == [])

    table.layoutIfNeeded()

    #expect(bookmarks.log.lines == ["cell 0.0", "cell 0.1", "cell 0.2"])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["row 0", "row 1", "row 2"])
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) == nil)
    #expect(table.contentSize == CGSize(width: 320, height: 44_000))
  }

  @Test func `a cell in a XIB is reused after its row is scrolled out of the bounds`() throws {
    BookmarkCell.made = 0
    table.register(UINib(data: cellXib), forCellReuseIdentifier: "bookmark")
    show((0..<100).map { "row \($0)" })
    table.layoutIfNeeded()
    #expect(BookmarkCell.made == 3)

    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)

    #expect(BookmarkCell.made == 3)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 50, section: 0)) as? BookmarkCell)
    #expect(cell.titleLabel?.text == "row 50")
    #expect(cell.titleLabel?.superview === cell.contentView)
    #expect(cell.contentView.constraints.count == 1)
    #expect(cell.reuses == 1)
    #expect(table.indexPath(for: cell) == IndexPath(row: 50, section: 0))
    #expect(
      table.indexPathsForVisibleRows == [50, 51, 52].map { IndexPath(row: $0, section: 0) })
    #expect(bookmarks.log.lines.contains("scrolled to 2200"))
  }

  @Test func `a tap selects one row and notifies the delegate`() throws {
    show(["a", "b", "c", "d"])
    let window = window(showing: table)
    try table.tapRow(at: IndexPath(row: 0, section: 0))
    bookmarks.log.lines = []

    try table.tapRow(at: IndexPath(row: 3, section: 0))

    #expect(
      bookmarks.log.lines == ["scrolled to 76", "cell 0.3", "deselected 0.0", "selected 0.3"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    #expect(table.visibleCells.map(\.isSelected) == [false, false, true])
    #expect(throws: UserInteractionError.self) {
      try table.tapRow(at: IndexPath(row: 4, section: 0))
    }
    #expect(window.subviews == [table])
  }

  @Test func `selecting in code does not notify the delegate`() {
    show(["a"])
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(table.visibleCells.map(\.isSelected) == [true])
    #expect(bookmarks.log.lines == ["cell 0.0"])
  }

  @Test func `sections have headers`() {
    show([])
    bookmarks.sections = [("liferay.com", ["a"]), (nil, []), ("swift.org", ["b"])]
    table.reloadData()
    #expect(table.numberOfSections == 3)
    #expect(table.numberOfRows(inSection: 2) == 1)
    #expect(table.numberOfRows(inSection: 3) == 0)
    #expect((table.headerView(forSection: 0) as? UILabel)?.text == "liferay.com")
    #expect(table.headerView(forSection: 1) == nil)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 2)) == nil)
    table.scrollToRow(at: IndexPath(row: 0, section: 2), at: .none, animated: false)
    #expect((table.headerView(forSection: 2) as? UILabel)?.text == "swift.org")
  }

  @Test func `added and removed rows are updated at the next layout`() {
    show(["a", "b"])
    table.layoutIfNeeded()
    bookmarks.sections[0].rows = ["new", "a"]
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["new", "a"])
    bookmarks.sections[0].rows = []
    table.deleteRows(at: [], with: .automatic)
    #expect(table.visibleCells.isEmpty)
  }

  @Test func `a nib that cannot be used is reported and creates an empty cell`() {
    var reports: [String] = []
    let before = UINib.report
    UINib.report = { reports.append($0) }
    defer { UINib.report = before }
    table.register(
      UINib(data: xib("<view id='v'/>"), fileName: "Cell.xib"), forCellReuseIdentifier: "bookmark")
    show(["a"])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a"])
    table.register(
      UINib(data: Data(), fileName: "Cell.xib"), forCellReuseIdentifier: "bookmark")
    #expect(table.dequeueReusableCell(withIdentifier: "bookmark") == nil)
    #expect(
      reports == [
        "the nib registered for 'bookmark' has no UITableViewCell",
        "Cell.xib: the file is empty",
      ])
  }

  @Test func `a class is registered under its identifier`() {
    table.register(BookmarkCell.self, forCellReuseIdentifier: "class")
    let cell = table.dequeueReusableCell(withIdentifier: "class")
    #expect(cell is BookmarkCell)
    #expect(cell?.reuseIdentifier == "class")
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  @Test func `a XIB connects a table to its data source and delegate`() throws {
    let table =
      try load(
        """
        <tableView rowHeight="20"><rect key="frame" x="0" y="0" width="100" height="50"/>
          <view key="tableHeaderView" tag="9"><rect key="frame" x="0" y="0" width="100" height="10"/></view>
          <connections>
            <outlet property="dataSource" destination="-1" id="o1"/>
            <outlet property="delegate" destination="-1" id="o2"/>
          </connections>
        </tableView>
        """, owner: bookmarks) as? UITableView
    bookmarks.sections = [(nil, ["a", "b", "c"])]
    #expect(table?.visibleCells.count == 2)
    #expect(table?.delegate === bookmarks)
    #expect(table?.tableHeaderView?.tag == 9)
  }

  @Test func `pulling starts a refresh`() {
    let control = UIRefreshControl()
    var pulls = 0
    control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
    table.refreshControl = control
    control.pull()
    control.pull()
    #expect(pulls == 1)
    #expect(control.isRefreshing)
    control.endRefreshing()
    #expect(!control.isRefreshing)
  }
}
