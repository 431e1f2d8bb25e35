#if !canImport(UIKit)
  public import Foundation

  /// Items in sections, placed by a layout.
  ///
  /// The data source is asked for the counts at once by `reloadData`, and for cells only of the
  /// items that are in the bounds, at the next `layoutIfNeeded`; asking for a visible cell lays out
  /// too. An item that is scrolled away gives its cell back for reuse.
  @MainActor
  open class UICollectionView: UIScrollView {
    public enum ScrollDirection: Int, Sendable {
      case vertical, horizontal
    }

    public struct ScrollPosition: OptionSet, Sendable {
      public let rawValue: UInt

      public static let top = ScrollPosition(rawValue: 1 << 0)
      public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
      public static let bottom = ScrollPosition(rawValue: 1 << 2)
      public static let left = ScrollPosition(rawValue: 1 << 3)
      public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
      public static let right = ScrollPosition(rawValue: 1 << 5)

      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }
    }

    @WeakOutlet open var dataSource: (any UICollectionViewDataSource)?
    @WeakOutlet open var delegate: (any UICollectionViewDelegate)?
    open var allowsSelection = true
    open var allowsMultipleSelection = false

    open var collectionViewLayout: UICollectionViewLayout {
      didSet { adoptLayout() }
    }

    var pool = ReusePool<UICollectionViewCell>()
    var selection: [IndexPath] = []
    private var isShowing = false
    var items: [Int] = []
    var isLoaded = false
    var shown: [IndexPath: UICollectionViewCell] = [:]

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      collectionViewLayout = layout
      super.init(frame: frame)
      adoptLayout()
    }

    public required init?(coder: NSCoder) {
      collectionViewLayout = UICollectionViewFlowLayout()
      super.init(coder: coder)
      adoptLayout()
    }

    // MARK: Data

    /// Forgets what is shown and asks the data source for the counts again. Selection ends.
    open func reloadData() {
      selection = []
      dataChanged()
    }

    open var numberOfSections: Int {
      if !isLoaded { loadCounts() }
      return items.count
    }

    /// The items of a section; 0 for one that does not exist.
    open func numberOfItems(inSection section: Int) -> Int {
      if !isLoaded { loadCounts() }
      return items.indices.contains(section) ? items[section] : 0
    }

    open func insertItems(at indexPaths: [IndexPath]) {
      dataChanged()
    }

    open func deleteItems(at indexPaths: [IndexPath]) {
      dataChanged()
    }

    open func reloadItems(at indexPaths: [IndexPath]) {
      dataChanged()
    }

    open func reloadSections(_ sections: IndexSet) {
      dataChanged()
    }

    /// Runs the updates, lays out, then calls `completion`.
    open func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      updates?()
      dataChanged()
      layoutIfNeeded()
      completion?(true)
    }

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
      collectionViewLayout = layout
    }

    // MARK: UIView

    override open func layoutSubviews() {
      super.layoutSubviews()
      // A data source that asks for a cell while it makes one must not start over.
      guard !isShowing else { return }
      isShowing = true
      defer { isShowing = false }
      showItems()
    }

    override var scrollDelegate: (any UIScrollViewDelegate)? {
      get { delegate }
      set { delegate = newValue as? any UICollectionViewDelegate }
    }

    override var laysOutItsContent: Bool {
      true
    }

    override func decode(_ element: XIBElement) throws(XIBProblem) {
      try super.decode(element)
      if let flow = element.child("collectionViewFlowLayout", key: "collectionViewLayout") {
        let layout = UICollectionViewFlowLayout()
        try layout.decode(flow)
        collectionViewLayout = layout
      }
      allowsMultipleSelection = try element.bool("allowsMultipleSelection") ?? false
      setNeedsLayout()
    }
  }
#endif
