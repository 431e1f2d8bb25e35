import SourceText
import SpecModel
import TemplateEngine

/// What the view class of a list is rendered with, besides what every theme has.
struct ListViewContext: TemplateContext {
  /// The text if there are no rows.
  struct Empty: TemplateContext {
    let text: String
    /// Its key in a string table.
    let key: String?
    /// The symbol above it; nil for that of the superclass.
    let symbol: String?
  }

  struct RowAction: TemplateContext {
    let arguments: String
    /// Whether a comma follows.
    let comma: Bool
  }

  /// The cell for some rows.
  struct OtherCell: TemplateContext {
    /// The variable for its XIB.
    let nib: String
    let cellId: String
    let cellClass: String
    let cellFile: String
    /// The condition that a row has this cell.
    let condition: String
  }

  let isTable: Bool
  let model: String
  /// The variable for a row.
  let row: String
  let empty: Empty?
  let rowActions: [RowAction]
  let cellClass: String
  let cellFile: String
  let otherCells: [OtherCell]
  /// The class of the headers of sections; nil if there are none.
  let headerClass: String?
  let headerFile: String
}

extension ScreenletSpec {
  /// Returns the superclass of a full theme's view class.
  func viewSuperclass(_ listStyle: ThemeSpec.ListStyle?) -> String {
    switch listStyle {
    case .table: "BaseListTableView"
    case .collection, .slideshow: "BaseListCollectionView"
    case nil: "BaseScreenletView"
    }
  }

  /// Whether a theme has a view for the headers of sections. A table shows their names itself.
  func hasHeader(_ theme: ThemeSpec) -> Bool {
    theme.kind == .full && theme.listStyle == .collection && list?.section != nil
  }

  func listView(
    of list: ListSpec, in theme: ThemeSpec, _ listStyle: ThemeSpec.ListStyle?
  ) -> ListViewContext {
    ListViewContext(
      isTable: listStyle == .table, model: Names.model(list.model), row: Names.row(list),
      empty: list.empty.map {
        ListViewContext.Empty(text: $0.value, key: $0.key?.name, symbol: list.emptySymbol)
      },
      rowActions: rowActions(of: list), cellClass: Names.cellClass(list, theme),
      cellFile: Names.cellFile(list, theme),
      otherCells: list.cells.map { $0.context(in: list, theme) },
      headerClass: hasHeader(theme) ? Names.headerClass(list, theme) : nil,
      headerFile: Names.headerFile(list, theme))
  }

  /// Returns the actions that each row offers.
  private func rowActions(of list: ListSpec) -> [ListViewContext.RowAction] {
    let row = Names.row(list)
    let offered = actionsOfRows
    return offered.compactMap { action in
      guard case .ofRow(let title) = action.button else { return nil }
      var arguments: [String] = [
        "\(Names.screenlet(self)).\(Names.constant(action))",
        .labeled("title", Self.code(of: title)),
        .labeled("sender", action.sentValue(of: row, in: list)),
      ]
      if case .remove? = action.rows { arguments.append("isDestructive: true") }
      if case .attribute(let attribute)? = action.permission {
        arguments.append("isOffered: \(row)\(Names.access(attribute.name.value))")
      }
      return ListViewContext.RowAction(
        arguments: .list(arguments), comma: offered.count > 1)
    }
  }

  /// Returns a text as code: a literal, or a lookup in the string table.
  private static func code(of text: ShownText) -> String {
    if let key = text.key { return "localized(\"\(key.name)\")" }
    return "\"\(text.value.escapedForSwift)\""
  }
}

extension RowCell {
  fileprivate func context(in list: ListSpec, _ theme: ThemeSpec) -> ListViewContext.OtherCell {
    let place = Place.call { "\(Names.row(list))\(Names.access($0))" }
    return ListViewContext.OtherCell(
      nib: name.value + "Nib", cellId: name.value,
      cellClass: Names.cellClass(list, theme, for: self),
      cellFile: Names.cellFile(list, theme, for: self),
      condition: .list(place.clauses(conditions)))
  }
}

extension ActionSpec {
  /// Returns the value that a row sends: itself, or its attribute with the sender's name.
  fileprivate func sentValue(of row: String, in list: ListSpec) -> String {
    guard let sender, sender.type.base != .model(list.model.name.value) else { return row }
    return row + Names.access(sender.name.value)
  }
}

extension ThemeSpec.ListStyle {
  /// The outlet of the view that shows the rows.
  var outlet: String {
    switch self {
    case .table: "tableView"
    case .collection, .slideshow: "collectionView"
    }
  }
}
