import Foundation
import LiferayScreens
import Testing

/// The columns of a list in a collection view, and the distance between its items.
@MainActor struct GridTests {

  private let grid = BaseListCollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func show(_ layout: UICollectionViewFlowLayout) -> UICollectionView {
    let list = UICollectionView(frame: grid.bounds, collectionViewLayout: layout)
    list.delegate = grid
    grid.collectionView = list
    return list
  }

  private func itemSize(_ layout: UICollectionViewFlowLayout) -> CGSize {
    let list = show(layout)
    return grid.collectionView(
      list, layout: layout, sizeForItemAt: IndexPath(item: 0, section: 0))
  }

  @Test(arguments: [
    (0, CGSize(width: 100, height: 50)), (1, CGSize(width: 300, height: 150)),
    (3, CGSize(width: 96, height: 48)), (400, CGSize(width: 1, height: 1)),
  ])
  func `items share the width, with the proportions of the layout`(count: Int, size: CGSize) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    layout.minimumInteritemSpacing = 5
    grid.columnNumber = count
    #expect(itemSize(layout) == size)
  }

  @Test func `the distance is that of the layout, in both directions`() {
    #expect(grid.spacing == 1)
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 4
    _ = show(layout)
    #expect(grid.spacing == 4)
    grid.spacing = 6
    #expect(grid.spacing == 6)
    #expect(layout.minimumInteritemSpacing == 6)
    #expect(layout.minimumLineSpacing == 6)
  }

  @Test func `tiles have as many columns as the list wants, or as fit`() {
    let layout = TileLayout()
    layout.itemSize = CGSize(width: 156, height: 159)
    layout.minimumInteritemSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    let list = show(layout)
    grid.columnNumber = 3
    list.layoutIfNeeded()
    #expect(layout.itemSize == CGSize(width: 88, height: 108))
    #expect(itemSize(of: list, in: layout) == layout.itemSize)
    grid.columnNumber = 0
    list.layoutIfNeeded()
    #expect(layout.itemSize == CGSize(width: 138, height: 146))
  }

  private func itemSize(of list: UICollectionView, in layout: TileLayout) -> CGSize {
    grid.collectionView(list, layout: layout, sizeForItemAt: IndexPath(item: 0, section: 0))
  }
}
