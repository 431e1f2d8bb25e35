#if !canImport(UIKit)
  public import Foundation

  /// Is asked about a table view's rows and told what happens to them. Every method is optional.
  @MainActor
  public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// The height of a row in points, or `automaticDimension`; the table's `rowHeight` unless
    /// implemented.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// The height of a section's header in points, or `automaticDimension`, which is the default.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    /// A view for a section's header; nil, which is also the default, for a label with the title.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    /// Called before a cell that the data source has made is put among the subviews.
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Called when a cell has been taken away, before it waits for reuse.
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath)

    /// The row to select instead, which is usually the same one, or nil for none.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// Called when a tap has selected the row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Called when a tap on another row has ended the selection of this one.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  }

  extension UITableViewDelegate {
    /// The table's `rowHeight`.
    public func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      tableView.rowHeight
    }

    /// `automaticDimension`.
    public func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat {
      UITableView.automaticDimension
    }

    /// Nil: a label with the title, if there is one.
    public func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      nil
    }

    /// Does nothing.
    public func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    public func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {}

    /// The row itself.
    public func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      indexPath
    }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    /// Does nothing.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  }
#endif
