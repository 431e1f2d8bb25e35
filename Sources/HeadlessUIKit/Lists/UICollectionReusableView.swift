#if !canImport(UIKit)
  internal import Foundation

  /// A view that a collection view reuses, such as a cell.
  @MainActor
  open class UICollectionReusableView: UIView {
    /// The reuse identifier of the view.
    open internal(set) var reuseIdentifier: String?

    /// Called before the view is reused for another item.
    open func prepareForReuse() {}

    override func decode(_ element: XIBElement) throws(XIBProblem) {
      try super.decode(element)
      reuseIdentifier = element.attributes["reuseIdentifier"]
    }
  }
#endif
