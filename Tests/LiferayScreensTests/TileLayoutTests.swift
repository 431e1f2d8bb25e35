import Foundation
import Testing

@testable import LiferayScreens

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

  @Test func `a page of a slideshow is in the middle, and a flick turns one page`() {
    let layout = TileLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 240, height: 222)
    layout.minimumLineSpacing = 8
    layout.minimumInteritemSpacing = 10_000
    layout.sectionInset = UIEdgeInsets(top: 16, left: 32, bottom: 16, right: 32)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    list.layoutIfNeeded()
    #expect(layout.itemSize == CGSize(width: 256, height: 234))
    #expect(layout.sectionInset == UIEdgeInsets(top: 83, left: 32, bottom: 83, right: 32))

    func end(_ proposed: CGFloat, _ velocity: CGFloat) -> CGFloat {
      layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: proposed, y: 0),
        withScrollingVelocity: CGPoint(x: velocity, y: 0)
      ).x
    }
    #expect(end(100, 0) == 0)
    #expect(end(140, 0) == 264)
    list.contentOffset.x = 20
    #expect(end(1000, 2) == 264)
    #expect(end(0, -0.5) == 0)
    list.contentOffset.x = -20
    #expect(end(-60, -2) == 0)

    // From right to left, what is next is at the left.
    list.contentOffset.x = 0
    let rows = Rows()
    list.dataSource = rows
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "")
    list.semanticContentAttribute = .forceRightToLeft
    list.reloadData()
    list.layoutIfNeeded()
    #expect(list.contentSize.width == 3 * 256 + 2 * 8 + 64 && list.contentOffset.x == 528)
    #expect(list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 560)
    #expect(end(400, 0) == 528)
    list.contentOffset.x = 500
    #expect(end(-1000, -2) == 264)
    #expect(end(600, 0.5) == 528)
    list.contentOffset.x = 264
    #expect(layout.page == 1)
    list.semanticContentAttribute = .unspecified
    list.contentOffset.x = 0

    // No higher than the list.
    list.frame.size = CGSize(width: 844, height: 200)
    list.layoutIfNeeded()
    #expect(layout.itemSize == CGSize(width: 168, height: 168))
    #expect(layout.sectionInset == UIEdgeInsets(top: 16, left: 338, bottom: 16, right: 338))
  }
}

/// Three rows.
@MainActor private final class Rows: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "", for: indexPath)
  }
}
