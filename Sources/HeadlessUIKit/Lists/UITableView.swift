#if !canImport(UIKit)
  public import Foundation

  /// A column of rows in sections.
  ///
  /// The data source is asked for the counts at once by `reloadData`, and for cells only of the
  /// rows that the table's height shows, at the next `layoutIfNeeded`; asking for a visible cell
  /// lays out too. A row that is scrolled away gives its cell back for reuse.
  @MainActor
  open class UITableView: UIScrollView {
    /// How sections are set apart, which makes no difference here.
    public enum Style: Int, Sendable {
      case plain, grouped, insetGrouped
    }

    /// How rows come and go, which makes no difference here. The numbers are UIKit's.
    public enum RowAnimation: Int, Sendable {
      case fade, right, left, top, bottom, none, middle
      case automatic = 100
    }

    /// Where a row is to be after scrolling to it; `none` scrolls no further than needed.
    public enum ScrollPosition: Int, Sendable {
      case none, top, middle, bottom
    }

    /// What is drawn between rows, which is nothing here.
    public enum SeparatorStyle: Int, Sendable {
      case none, singleLine
    }

    /// Leaves a height to the table view: 44 points for a row, 28 for a header with a title.
    public static let automaticDimension: CGFloat = -1

    /// Says what there is to show; not kept alive.
    @WeakOutlet open var dataSource: (any UITableViewDataSource)?
    /// Is asked about the rows and told what happens to them; not kept alive.
    @WeakOutlet open var delegate: (any UITableViewDelegate)?
    /// How sections are set apart; stored only.
    open private(set) var style = Style.plain
    /// The height of a row in points, unless the delegate gives it another.
    open var rowHeight = UITableView.automaticDimension
    /// A guess at the height of a row; stored only, since all heights are asked for.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// The height of a section's header in points, where there is no delegate to give it another.
    open var sectionHeaderHeight = UITableView.automaticDimension
    /// What would be drawn between rows; stored only.
    open var separatorStyle = SeparatorStyle.singleLine
    /// Whether a tap selects a row.
    open var allowsSelection = true
    /// Whether selecting a row leaves others selected.
    open var allowsMultipleSelection = false
    /// Whether rows can be deleted and moved; stored only.
    open var isEditing = false

    /// What is above the first row, which its height moves down.
    open var tableHeaderView: UIView? {
      didSet { replace(oldValue, with: tableHeaderView) }
    }

    /// What is below the last row; its height adds to the content.
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

    /// A table view of that style.
    public init(frame: CGRect, style: Style) {
      self.style = style
      super.init(frame: frame)
    }

    override public convenience init(frame: CGRect) {
      self.init(frame: frame, style: .plain)
    }

    /// A table view in a XIB.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    // MARK: Data

    /// Forgets what is shown and asks the data source for the counts again. Selection ends.
    open func reloadData() {
      forgetRows()
      selection = []
      loadCounts()
      setNeedsLayout()
    }

    /// How many sections the data source has.
    open var numberOfSections: Int {
      loadCountsIfNeeded()
      return rows.count
    }

    /// The rows of a section; 0 for one that does not exist.
    open func numberOfRows(inSection section: Int) -> Int {
      loadCountsIfNeeded()
      return rows.indices.contains(section) ? rows[section] : 0
    }

    /// Asks the data source for the counts again, and for these rows' cells if they are shown. A
    /// data source whose counts do not fit the change is believed, where UIKit raises an exception.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      dataChanged()
    }

    /// Asks the data source for the counts and the visible cells again, without animation.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      dataChanged()
    }

    /// Asks the data source for the counts and all visible cells again, without animation.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      dataChanged()
    }

    /// Asks the data source for the counts and the visible cells again, without animation.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
      dataChanged()
    }

    /// Asks the data source for the counts and the visible cells again, without animation.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
      dataChanged()
    }

    /// Asks the data source for the counts and all visible cells again, without animation.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
      dataChanged()
    }

    /// Begins a group of changes; nothing to do, since none is animated.
    open func beginUpdates() {}

    /// Ends a group of changes: asks the data source for the counts and the visible cells again.
    open func endUpdates() {
      dataChanged()
    }

    // MARK: UIView

    override open func layoutSubviews() {
      super.layoutSubviews()
      // A data source that asks for a cell while it makes one must not start over.
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
