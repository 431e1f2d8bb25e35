#if !canImport(UIKit)
  public import Foundation

  /// Says what a table view shows. All but the number of rows and the cells is optional.
  @MainActor
  public protocol UITableViewDataSource: NSObjectProtocol {
    /// How many rows a section has; sections are counted from 0.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// A cell for the row, filled; asked for when the row comes into the bounds.
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell
    /// How many sections there are; one unless implemented.
    func numberOfSections(in tableView: UITableView) -> Int
    /// The title above a section; nil, which is also the default, for none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The title below a section; never asked for here, since no footers are shown.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether the row can be deleted or inserted; never asked for here.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Called when the user has deleted or inserted a row, which nobody does here.
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath)
  }

  extension UITableViewDataSource {
    /// One section.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    /// Nil: no title.
    public func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      nil
    }

    /// Nil: no title.
    public func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? {
      nil
    }

    /// True.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }

    /// Does nothing.
    public func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }
#endif
