public import Foundation

#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

extension UICollectionViewFlowLayout {

  /// The size of an item if `count` of them share the width of the list, with the proportions of
  /// `itemSize`. Rounded down to points, so that they fit beside each other.
  func itemSize(inColumns count: Int, of list: UICollectionView) -> CGSize {
    let room = list.bounds.width - sectionInset.left - sectionInset.right
    let spacing = minimumInteritemSpacing
    let width = max(1, ((room + spacing) / CGFloat(count) - spacing).rounded(.down))
    let proportion = itemSize.width > 0 ? itemSize.height / itemSize.width : 1
    return CGSize(width: width, height: max(1, (width * proportion).rounded(.down)))
  }
}

extension BaseListCollectionView {

  /// The distance in points between the items of a flow layout, beside and below each other. It is
  /// that of the layout, and 1 for a layout of another class.
  public var spacing: CGFloat {
    get { flowLayout?.minimumInteritemSpacing ?? 1 }
    set {
      flowLayout?.minimumInteritemSpacing = newValue
      flowLayout?.minimumLineSpacing = newValue
    }
  }

  private var flowLayout: UICollectionViewFlowLayout? {
    collectionView?.collectionViewLayout as? UICollectionViewFlowLayout
  }
}
