#if !canImport(UIKit)
  public import Foundation

  /// A row of dots, one per page. `currentPage` is always a valid page; setting it sends no event,
  /// `showNextPage()` and `showPreviousPage()` do.
  @MainActor
  open class UIPageControl: UIControl {
    /// Whether a single page has no dot; stored only.
    open var hidesForSinglePage = false
    /// The colour of the dots; stored only.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the dot of the page shown; stored only.
    open var currentPageIndicatorTintColor: UIColor?
    private var page = 0

    /// The number of pages. Setting it moves `currentPage` into range.
    open var numberOfPages = 0 {
      didSet { currentPage = page }
    }

    /// The current page, from 0; 0 if there are no pages.
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
