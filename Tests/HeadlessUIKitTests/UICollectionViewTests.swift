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
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let header = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      log.lines.append("\(header.tag == 0 ? "a new" : "a used") header of \(indexPath.section)")
      header.tag = 1
      return header
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

  @Test func `a flow layout arranges items in rows`() {
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

  @Test func `a tap scrolls to the item, selects it and notifies the delegate`() throws {
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

  @Test func `cells in a XIB have a content view`() throws {
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

  // MARK: Headers

  private func header(_ section: Int) -> UICollectionReusableView? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))
  }

  private func showHeaders(_ size: CGSize, _ direction: UICollectionView.ScrollDirection) {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = size
    layout.scrollDirection = direction
    view.collectionViewLayout = layout
    tiles.counts = [2, 3, 1]
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = tiles
    view.delegate = tiles
    view.reloadData()
  }

  @Test func `a section has a header above its items, if space is reserved for it`() {
    showHeaders(CGSize(width: 5, height: 20), .vertical)
    #expect(header(0)?.frame == CGRect(x: 0, y: 0, width: 110, height: 20))
    #expect(header(1)?.frame == CGRect(x: 0, y: 70, width: 110, height: 20))
    #expect(header(2) == nil)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 1))?.frame.minY == 90)
    #expect(view.contentSize == CGSize(width: 110, height: 270))
    #expect(tiles.log.lines == ["a new header of 0", "a new header of 1"])
  }

  @Test func `a header that is scrolled out of the bounds is reused`() {
    showHeaders(CGSize(width: 5, height: 20), .vertical)
    view.layoutIfNeeded()
    view.contentOffset.y = 190
    #expect(header(0) == nil)
    #expect(header(2)?.frame.minY == 200)
    #expect(
      tiles.log.lines == ["a new header of 0", "a new header of 1", "a used header of 2"])
    view.reloadData()
    #expect(view.subviews.allSatisfy { !($0.tag == 1 && $0 is UICollectionReusableView) })
  }

  @Test func `a header is before the items in a layout that scrolls horizontally`() {
    showHeaders(CGSize(width: 5, height: 20), .horizontal)
    #expect(header(0)?.frame == CGRect(x: 0, y: 0, width: 5, height: 100))
    view.contentOffset.x = 20
    #expect(header(1)?.frame == CGRect(x: 115, y: 0, width: 5, height: 100))
  }

  @Test func `without reserved space there are no headers`() {
    showHeaders(.zero, .vertical)
    #expect(header(0) == nil)
    #expect(view.visibleCells.count == 4)
    #expect(tiles.log.lines == [])
  }

  @Test func `headers are created from a XIB, with the layout's sizes and distances`() throws {
    let nib = UINib(
      data: xib(#"<collectionReusableView id="header" tag="7"/>"#))
    let view = try #require(
      load(
        """
        <collectionView id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="1" minimumInteritemSpacing="2" id="flow">
            <size key="itemSize" width="40" height="40"/>
            <size key="headerReferenceSize" width="3" height="9"/>
            <inset key="sectionInset" minX="4" minY="5" maxX="6" maxY="7"/>
          </collectionViewFlowLayout>
          <connections><outlet property="dataSource" destination="-1" id="o"/></connections>
        </collectionView>
        """, owner: tiles) as? UICollectionView)
    view.register(
      nib, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    #expect(view.visibleCells.first?.frame == CGRect(x: 4, y: 14, width: 40, height: 40))
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 100, height: 9))
    #expect(header?.reuseIdentifier == "header")
    #expect(view.supplementaryView(forElementKind: "x", at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test func `the content of a cell is as large as the cell`() throws {
    let nib = UINib(
      data: xib(
        """
        <collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="9" height="9"/>
          <collectionViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="9" height="9"/>
            <autoresizingMask key="autoresizingMask"/>
          </collectionViewCellContentView>
        </collectionViewCell>
        """))
    view.register(nib, forCellWithReuseIdentifier: "tile")
    view.dataSource = tiles
    let cell = try #require(view.visibleCells.first)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
  }
}
