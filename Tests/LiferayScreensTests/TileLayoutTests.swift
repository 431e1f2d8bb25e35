import Foundation
import LiferayScreens
import Testing

@MainActor
struct TileLayoutTests {
  @Test(arguments: [
    (320, 138, 146), (375, 165, 166), (390, 173, 172), (430, 193, 187), (744, 169, 169),
    (1024, 188, 183), (20, 1, 43),
  ])
  func `items share the width of the list, and grow with theirs`(
    _ width: CGFloat, _ itemWidth: CGFloat, _ height: CGFloat
  ) {
    let layout = TileLayout()
    layout.itemSize = CGSize(width: 156, height: 159)
    layout.minimumInteritemSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    layout.headerReferenceSize = CGSize(width: 48, height: 48)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 100), collectionViewLayout: layout)
    list.layoutIfNeeded()
    #expect(layout.itemSize == CGSize(width: itemWidth, height: height))
    #expect(layout.headerReferenceSize == CGSize(width: 48, height: 48))
    list.frame.size.width = 320
    list.layoutIfNeeded()
    #expect(layout.itemSize == CGSize(width: 138, height: 146))
  }
}
