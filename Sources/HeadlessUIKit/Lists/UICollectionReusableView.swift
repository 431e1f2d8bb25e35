#if !canImport(UIKit)
  internal import Foundation

  /// What a collection view uses again, such as its cells.
  @MainActor
  open class UICollectionReusableView: UIView {
    /// What the view is waiting under to be used again.
    open internal(set) var reuseIdentifier: String?

    /// Called before the view is used again for another item.
    open func prepareForReuse() {}

    override func decode(_ element: XIBElement) throws(XIBProblem) {
      try super.decode(element)
      reuseIdentifier = element.attributes["reuseIdentifier"]
    }
  }
#endif
