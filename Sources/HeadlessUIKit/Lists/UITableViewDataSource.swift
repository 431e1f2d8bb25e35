#if !canImport(UIKit)
  public import Foundation

  /// Provides the rows of a table view. Only the number of rows and the cells are required.
  @MainActor
  public protocol UITableViewDataSource: NSObjectProtocol {
    /// The number of rows in a section; sections are counted from 0.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// A configured cell for the row; called when the row comes into the bounds.
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell
    /// The number of sections; one by default.
    func numberOfSections(in tableView: UITableView) -> Int
    /// The title above a section; nil, the default, for none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The title below a section; never called here, since no footers are shown.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether the row can be deleted or inserted; never called here.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Called when the user has deleted or inserted a row; never called here.
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath)
  }

  extension UITableViewDataSource {
    /// Returns one section.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    /// Returns nil: no title.
    public func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      nil
    }

    /// Returns nil: no title.
    public func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? {
      nil
    }

    /// Returns true.
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
