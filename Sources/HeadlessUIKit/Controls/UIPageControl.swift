#if !canImport(UIKit)
  public import Foundation

  /// A row of dots, one per page. `currentPage` stays within the pages; setting it sends nothing,
  /// `showNextPage()` and `showPreviousPage()` do.
  @MainActor
  open class UIPageControl: UIControl {
    /// Whether a single page shows no dot; stored only.
    open var hidesForSinglePage = false
    /// The colour of the dots; stored only.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the dot of the page shown; stored only.
    open var currentPageIndicatorTintColor: UIColor?
    private var page = 0

    /// How many pages there are; `currentPage` is moved into them.
    open var numberOfPages = 0 {
      didSet { currentPage = page }
    }

    /// The page shown, from 0, which is also what it is without pages.
    open var currentPage: Int {
      get { page }
      set { page = max(0, min(newValue, numberOfPages - 1)) }
    }

    override open var intrinsicContentSize: CGSize {
      CGSize(width: 22 + 16 * CGFloat(max(0, numberOfPages)), height: 26)
    }

    override func decode(_ element: XIBElement) throws(XIBProblem) {
      try super.decode(element)
      numberOfPages = try element.integer("numberOfPages") ?? 0
      currentPage = try element.integer("currentPage") ?? 0
      hidesForSinglePage = try element.bool("hidesForSinglePage") ?? false
      pageIndicatorTintColor = try element.child("color", key: "pageIndicatorTintColor")?.color()
      currentPageIndicatorTintColor =
        try element.child("color", key: "currentPageIndicatorTintColor")?.color()
    }
  }
#endif
