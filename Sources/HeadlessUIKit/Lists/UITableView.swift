#if !canImport(UIKit)
  public import Foundation

  /// A column of rows in sections.
  ///
  /// The data source is asked for the counts at once by `reloadData`, and for cells only of the rows
  /// that the table's height shows, at the next `layoutIfNeeded`; asking for a visible cell lays
  /// out too. A row that is scrolled away gives its cell back for reuse.
  @MainActor
  open class UITableView: UIScrollView {
    public enum Style: Int, Sendable {
      case plain, grouped, insetGrouped
    }

    public enum RowAnimation: Int, Sendable {
      case fade, right, left, top, bottom, none, middle
      case automatic = 100
    }

    public enum ScrollPosition: Int, Sendable {
      case none, top, middle, bottom
    }

    public enum SeparatorStyle: Int, Sendable {
      case none, singleLine
    }

    public static let automaticDimension: CGFloat = -1

    @WeakOutlet open var dataSource: (any UITableViewDataSource)?
    @WeakOutlet open var delegate: (any UITableViewDelegate)?
    open private(set) var style = Style.plain
    open var rowHeight = UITableView.automaticDimension
    open var estimatedRowHeight = UITableView.automaticDimension
    open var sectionHeaderHeight = UITableView.automaticDimension
    open var separatorStyle = SeparatorStyle.singleLine
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isEditing = false

    open var tableHeaderView: UIView? {
      didSet { replace(oldValue, with: tableHeaderView) }
    }

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

    public init(frame: CGRect, style: Style) {
      self.style = style
      super.init(frame: frame)
    }

    override public convenience init(frame: CGRect) {
      self.init(frame: frame, style: .plain)
    }

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

    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      dataChanged()
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      dataChanged()
    }

    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
      dataChanged()
    }

    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
      dataChanged()
    }

    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
      dataChanged()
    }

    open func beginUpdates() {}

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
