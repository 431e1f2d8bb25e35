import Foundation
import HeadlessUIKit
import Testing

@testable import LiferayScreens

/// The actions that a list offers on its rows.
@MainActor struct RowActionTests {

  private let view = BookView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let first = IndexPath(row: 0, section: 0)

  private final class BookView: BaseListView {
    override func rowActions(for row: AnyObject) -> [RowAction] {
      [
        RowAction("edit", title: "Edit", sender: row),
        RowAction("delete", title: "Delete", sender: row, isDestructive: true),
        RowAction("lend", title: "Lend", sender: row, isOffered: false),
      ]
    }

    override func confirmationForAction(_ actionName: String) -> String? {
      actionName == "delete" ? "Delete this book?" : nil
    }
  }

  init() {
    view.rows = [BaseListView.DefaultSection: [NSString("Emma")]]
    view.sections = [BaseListView.DefaultSection]
  }

  @Test func `only what deletes something has a symbol`() {
    let actions = view.rowActions(at: first)
    #expect(actions.map(\.name) == ["edit", "delete"])
    #expect(actions[0].symbol == nil && actions[1].symbol != nil)
  }

  @Test func `a full swipe deletes nothing that users are asked about`() {
    let actions = view.rowActions(at: first)
    #expect(view.performsFirstWithFullSwipe(actions))
    #expect(!view.performsFirstWithFullSwipe([actions[1]]))
    let unasked = RowAction("forget", title: "Forget", sender: nil, isDestructive: true)
    #expect(view.performsFirstWithFullSwipe([unasked]))
    #expect(!view.performsFirstWithFullSwipe([]))
  }

  @Test func `a list that is not editable offers none`() {
    view.editable = false
    #expect(view.rowActions(at: first).isEmpty)
    view.editable = true
    #expect(view.rowActions(at: first).count == 2)
  }
}
