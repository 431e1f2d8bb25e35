import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct UICollectionViewTests {
  @MainActor
  final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts = [7]
    let log = Log()

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      counts.count
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      cell.tag = indexPath.item
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      log.lines.append("selected \(indexPath.item)")
    }
  }

  private let tiles = Tiles()
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 110, height: 100),
    collectionViewLayout: UICollectionViewFlowLayout())

  @Test func `a flow layout fills rows from side to side`() {
    view.dataSource = tiles
    view.delegate = tiles
    view.reloadData()
    #expect(
      view.visibleCells.map(\.frame.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 60, y: 0), CGPoint(x: 0, y: 60), CGPoint(x: 60, y: 60),
      ])
    #expect(view.contentSize == CGSize(width: 110, height: 230))
    #expect(view.cellForItem(at: IndexPath(item: 4, section: 0)) == nil)
  }

  @Test func `a tap scrolls to the item, selects it and tells the delegate`() throws {
    view.dataSource = tiles
    view.delegate = tiles
    let window = window(showing: view)
    try view.tapItem(at: IndexPath(item: 6, section: 0))
    #expect(tiles.log.lines == ["selected 6"])
    #expect(view.contentOffset == CGPoint(x: 0, y: 130))
    #expect(view.cellForItem(at: IndexPath(item: 6, section: 0))?.isSelected == true)
    #expect(throws: UserInteractionError.self) {
      try view.tapItem(at: IndexPath(item: 7, section: 0))
    }
    #expect(window.subviews == [view])
  }

  @Test func `cells of a XIB have a content view`() throws {
    let nib = UINib(
      data: xib(
        """
        <collectionViewCell id="cell" reuseIdentifier="tile">
          <view key="contentView" id="content"><subviews><imageView id="i" tag="5"/></subviews></view>
        </collectionViewCell>
        """))
    view.register(nib, forCellWithReuseIdentifier: "tile")
    view.dataSource = tiles
    let cell = try #require(view.visibleCells.first)
    #expect(cell.contentView.viewWithTag(5) is UIImageView)
    #expect(cell.reuseIdentifier == "tile")
  }

  @Test func `a XIB sets the layout`() throws {
    let view =
      try load(
        """
        <collectionView id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
          <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="1" minimumInteritemSpacing="2" id="flow">
            <size key="itemSize" width="40" height="49"/>
          </collectionViewFlowLayout>
          <connections><outlet property="dataSource" destination="-1" id="o"/></connections>
        </collectionView>
        """, owner: tiles) as? UICollectionView
    #expect(
      view?.visibleCells.prefix(3).map(\.frame.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 51), CGPoint(x: 41, y: 0),
      ])
  }
}
