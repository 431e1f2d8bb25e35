import Foundation
import Testing

@testable import HeadlessUIKit
@testable import LiferayScreens

/// What is above the rows of a list, and scrolls with them.
@MainActor struct ListHeaderTests {

  private let field = UITextField()
  private let second = UITextField()

  /// Returns a list with two fields, each 40 points high, as a XIB has them above the rows.
  private func view(
    _ kind: String, also tie: (_ view: UIView) -> NSLayoutConstraint? = { _ in nil }
  ) -> BaseListView {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let view: BaseListView
    let list: UIScrollView
    if kind == "table" {
      let (owner, table) = (BaseListTableView(frame: frame), UITableView(frame: frame))
      owner.tableView = table
      (view, list) = (owner, table)
    } else {
      let (owner, layout) = (BaseListCollectionView(frame: frame), UICollectionViewFlowLayout())
      layout.scrollDirection = kind == "slideshow" ? .horizontal : .vertical
      let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
      owner.collectionView = collection
      (view, list) = (owner, collection)
    }
    let content = UIStackView(arrangedSubviews: [field, second])
    content.axis = .vertical
    for part in [content, list] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let width = content.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -32)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      field.heightAnchor.constraint(equalToConstant: 40),
      second.heightAnchor.constraint(equalToConstant: 40),
      content.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      content.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      content.widthAnchor.constraint(lessThanOrEqualToConstant: 560), width,
      list.topAnchor.constraint(equalTo: content.bottomAnchor, constant: 16),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    tie(view)?.isActive = true
    view.backgroundColor = .secondarySystemBackground
    view.awakeFromNib()
    view.layoutIfNeeded()
    return view
  }

  @Test func `a form above a table is the header of the table`() throws {
    let view = view("table")
    let table = try #require((view as? BaseListTableView)?.tableView)
    let header = try #require(table.tableHeaderView)
    #expect(table.frame == view.bounds)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 112))
    #expect(header.backgroundColor == .secondarySystemBackground)
    #expect(field.superview?.frame == CGRect(x: 16, y: 16, width: 288, height: 80))

    second.isHidden = true
    view.layoutIfNeeded()
    #expect(header.frame.height == 72)
    view.frame.size.width = 744
    view.layoutIfNeeded()
    #expect(field.superview?.frame == CGRect(x: 92, y: 16, width: 560, height: 40))

    view.editable = false
    #expect(header.isHidden && header.frame.height == 0)
    #expect(!field.isUserInteractionEnabled)
    view.editable = true
    #expect(!header.isHidden && header.frame.height == 72)
  }

  @Test func `a form above a grid is in the room above its content`() throws {
    let view = view("grid")
    let grid = try #require((view as? BaseListCollectionView)?.collectionView)
    let header = try #require(view.header)
    #expect(grid.frame == view.bounds && header.superview === grid)
    #expect(header.frame == CGRect(x: 0, y: -112, width: 320, height: 112))
    #expect(grid.contentInset.top == 112 && grid.contentOffset.y == -112)

    // What is scrolled away leaves the rows where they are.
    grid.contentOffset.y = 50
    second.isHidden = true
    view.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: -72, width: 320, height: 72))
    #expect(grid.contentInset.top == 72 && grid.contentOffset.y == 50)
    grid.contentOffset.y = -72
    view.editable = false
    #expect(grid.contentInset.top == 0 && grid.contentOffset.y == 0)
  }

  @Test func `what a list shows instead of rows is below its header`() throws {
    let view = view("table")
    #expect(view.showPlaceholder(.loading("Wait")))
    view.layoutIfNeeded()
    let placeholder = try #require(view.placeholder)
    #expect(placeholder.roomAbove == 112)
    placeholder.layoutIfNeeded()
    #expect(abs(placeholder.subviews[0].frame.midY - (112 + 480) / 2) < 0.01)
  }

  @Test func `a form with something to read stays, and a form above a slideshow where it is`() {
    let table = view("table")
    let label = UILabel()
    label.isAccessibilityElement = true
    (field.superview as? UIStackView)?.addArrangedSubview(label)
    table.editable = false
    #expect(table.header?.isHidden == false)
    let slideshow = view("slideshow")
    #expect(slideshow.header == nil && field.superview?.superview === slideshow)
  }

  @Test(arguments: [
    "side of the list", "height of the view", "bottom of the view", "list within margins",
  ])
  func `a form in a view that was arranged by hand stays where it is`(tie: String) {
    let view = view("table") { view in
      let (content, list) = (view.subviews[0], view.subviews[1])
      switch tie {
      case "side of the list":
        return content.leadingAnchor.constraint(equalTo: list.leadingAnchor, constant: 16)
      case "height of the view":
        return content.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.4)
      case "bottom of the view":
        return content.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor)
      default:
        return list.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: -9)
      }
    }
    #expect(view.header == nil && field.superview?.superview === view)
  }

  @Test func `a table keeps the header that its XIB gives it`() throws {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
    let view = view("table") { view in
      (view.subviews[1] as? UITableView)?.tableHeaderView = header
      return nil
    }
    #expect((view as? BaseListTableView)?.tableView?.tableHeaderView === header)
    #expect(view.header == nil)
  }

  @Test func `a form that is tied to something else by hand stays where it is`() {
    let tied = view("table") {
      field.widthAnchor.constraint(equalTo: $0.widthAnchor, constant: -32)
    }
    #expect(tied.header == nil && field.superview?.superview === tied)
  }
}
