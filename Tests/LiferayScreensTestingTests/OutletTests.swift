import HeadlessUIKit
import LiferayScreens
import LiferayScreensTesting
import Testing

@MainActor struct OutletTests {

  @Test func `unconnected outlets are listed, including inherited ones and those of subviews`() {
    let view = SubView(frame: .zero)
    #expect(
      view.unconnectedOutlets == [
        "SubView.button", "SubView.label", "SubView.weakLabel",
      ])
    let label = UILabel(frame: .zero)
    view.label = label
    view.weakLabel = label
    view.button = UIButton(frame: .zero)
    #expect(view.unconnectedOutlets == [])
    let inner = SuperView(frame: .zero)
    view.addSubview(inner)
    inner.label = label
    #expect(view.unconnectedOutlets == ["SuperView.weakLabel"])
  }

  @Test func `outlets of UIKit's views may be unconnected, those of Screens may not`() {
    let view = UIView(frame: .zero)
    view.addSubview(UITableView(frame: .zero, style: .plain))
    view.addSubview(UITextView(frame: .zero))
    view.addSubview(Table(frame: .zero, style: .plain))
    #expect(view.unconnectedOutlets == ["Table.header"])
    view.addSubview(BaseListTableView(frame: .zero))
    #expect(view.unconnectedOutlets == ["BaseListTableView.tableView", "Table.header"])
  }
}

private class SuperView: BaseScreenletView {
  @Outlet var label: UILabel?
  @WeakOutlet var weakLabel: UILabel?
  /// Not an outlet.
  var title: UILabel?
}

private final class SubView: SuperView {
  @Outlet var button: UIButton?
}

private final class Table: UITableView {
  @Outlet var header: UILabel?
}
