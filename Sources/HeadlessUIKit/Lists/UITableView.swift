#if !canImport(UIKit)
  public import Foundation

  /// A column of rows in sections.
  ///
  /// `reloadData` asks the data source for the counts at once, and the next `layoutIfNeeded` for
  /// the cells of the rows within the bounds; accessing a visible cell also lays out. The cell of a
  /// row that is scrolled out of the bounds is reused.
  @MainActor
  open class UITableView: UIScrollView {
    /// The styles of a table view, which look the same here.
    public enum Style: Int, Sendable {
      case plain, grouped, insetGrouped
    }

    /// The animations of rows, which have no effect here. The raw values are UIKit's.
    public enum RowAnimation: Int, Sendable {
      case fade, right, left, top, bottom, none, middle
      case automatic = 100
    }

    /// The position of a row after scrolling to it; `none` scrolls just far enough.
    public enum ScrollPosition: Int, Sendable {
      case none, top, middle, bottom
    }

    /// The default height: 44 points for a row, 28 for a header with a title.
    public static let automaticDimension: CGFloat = -1

    /// Provides the rows; held weakly.
    @WeakOutlet open var dataSource: (any UITableViewDataSource)?
    /// Configures the rows and is notified of what happens to them; held weakly.
    @WeakOutlet open var delegate: (any UITableViewDelegate)?
    /// The style of the table view; stored only.
    open private(set) var style = Style.plain
    /// The height of a row in points, unless the delegate returns another.
    open var rowHeight = UITableView.automaticDimension
    /// An estimate of the height of a row; stored only, since all heights are calculated.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// The height of a section's header in points, if there is no delegate.
    open var sectionHeaderHeight = UITableView.automaticDimension
    /// The separators between rows; stored only.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// Whether a tap selects a row.
    open var allowsSelection = true
    /// Whether several rows can be selected.
    open var allowsMultipleSelection = false
    /// Whether the user can delete and move rows; stored only.
    open var isEditing = false

    /// A view behind all rows, as large as the list, such as a text while it is empty.
    open var backgroundView: UIView? {
      didSet {
        guard oldValue !== backgroundView else { return }
        oldValue?.removeFromSuperview()
        if let backgroundView {
          backgroundView.frame = bounds
          insertSubview(backgroundView, at: 0)
        }
      }
    }

    /// The view above the first row.
    open var tableHeaderView: UIView? {
      didSet { replace(oldValue, with: tableHeaderView) }
    }

    /// The view below the last row.
    open var tableFooterView: UIView? {
      didSet { replace(oldValue, with: tableFooterView) }
    }

    var pool = ReusePool<UITableViewCell>()
    var rows: [Int] = []
    var isLoaded = false
    var shown: [IndexPath: UITableViewCell] = [:]
    var shownHeaders: [Int: UIView] = [:]
    var selection: [IndexPath] = []
    private var isShowing = false
    private var update: BatchUpdate?

    /// Creates a table view with a style.
    public init(frame: CGRect, style: Style) {
      self.style = style
      super.init(frame: frame)
    }

    override public convenience init(frame: CGRect) {
      self.init(frame: frame, style: .plain)
    }

    /// Decodes a table view from a XIB.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    // MARK: Data

    /// Discards the cells, clears the selection, and asks the data source for the counts again.
    open func reloadData() {
      forgetRows()
      selection = []
      loadCounts()
      setNeedsLayout()
    }

    /// The number of sections in the data source.
    open var numberOfSections: Int {
      loadCountsIfNeeded()
      return rows.count
    }

    /// The number of rows in a section; 0 if it does not exist.
    open func numberOfRows(inSection section: Int) -> Int {
      loadCountsIfNeeded()
      return rows.indices.contains(section) ? rows[section] : 0
    }

    /// Asks the data source for the counts and the visible cells again, without animation. Counts
    /// that do not match the change are accepted, where UIKit raises an exception.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      if update == nil { dataChanged() } else { update?.insert(indexPaths) }
    }

    /// Asks the data source for the counts and the visible cells again, without animation.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      if update == nil { dataChanged() } else { update?.delete(indexPaths) }
    }

    /// Asks the data source for the counts and the visible cells again, without animation.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      if update == nil { dataChanged() }
    }

    /// Runs the updates, asks the data source for the counts and the visible cells again, and calls
    /// `completion`. Stops the program if the counts do not match the inserted and deleted rows.
    open func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      loadCountsIfNeeded()
      update = BatchUpdate(rows)
      updates?()
      dataChanged()
      update?.end(with: rows)
      update = nil
      completion?(true)
    }

    /// Asks the data source for the counts and the visible cells again, without animation.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
      dataChanged()
    }

    /// Asks the data source for the counts and the visible cells again, without animation.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
      dataChanged()
    }

    /// Asks the data source for the counts and the visible cells again, without animation.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
      dataChanged()
    }

    /// Begins a group of changes. Does nothing, since changes are not animated.
    open func beginUpdates() {}

    /// Ends a group of changes: asks the data source for the counts and the visible cells again.
    open func endUpdates() {
      dataChanged()
    }

    // MARK: UIView

    override open func layoutSubviews() {
      super.layoutSubviews()
      // A data source that accesses a cell while it creates one must not start another layout.
      guard !isShowing else { return }
      isShowing = true
      defer { isShowing = false }
      showRows()
    }

    override var scrollDelegate: (any UIScrollViewDelegate)? {
      get { delegate }
      set { delegate = newValue as? any UITableViewDelegate }
    }

    override var laysOutItsContent: Bool {
      true
    }

    override func decode(_ element: XIBElement) throws(XIBProblem) {
      try super.decode(element)
      style = try element.value("style", in: XIBNames.tableStyles) ?? .plain
      rowHeight = try element.number("rowHeight") ?? Self.automaticDimension
      separatorStyle =
        try element.value("separatorStyle", in: XIBNames.separatorStyles) ?? .singleLine
      allowsSelection = try element.bool("allowsSelection") ?? true
      allowsMultipleSelection = try element.bool("allowsMultipleSelection") ?? false
      setNeedsLayout()
    }

    override func setPart(_ view: UIView, forKey key: String) -> Bool {
      switch key {
      case "tableHeaderView": tableHeaderView = view
      case "tableFooterView": tableFooterView = view
      default: return false
      }
      return true
    }

    private func replace(_ old: UIView?, with new: UIView?) {
      old?.removeFromSuperview()
      if let new {
        addSubview(new)
      }
      setNeedsLayout()
    }
  }
#endif
