#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif
public import LiferayScreens

extension BaseListScreenlet {

  /// Shows rows as if they had been loaded, all of them in one section.
  public func show(_ rows: [Any], inSection section: String = BaseListView.DefaultSection) {
    showRows(sectioned: rows.map { (section, $0 as AnyObject) })
  }

  /// The loaded rows, in the order in which the list shows them.
  public var shownRows: [AnyObject] {
    guard let view = baseListView else { return [] }
    return view.sections.flatMap { view.rows[$0] ?? [] }.compactMap(\.self)
  }

  /// The visible cells, in no particular order.
  public var cells: [UIView] {
    descendants.filter { $0 is UITableViewCell || $0 is UICollectionViewCell }
  }
}

extension UIView {
  /// All descendants of this view.
  var descendants: [UIView] {
    subviews + subviews.flatMap(\.descendants)
  }
}
