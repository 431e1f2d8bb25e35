import SourceText
import SpecModel
import TemplateEngine

// The additional files of a list's themes: cells, and headers of sections.

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

  /// Returns the additional values for the view class of a list.
  func listValue(of theme: ThemeSpec, _ listStyle: ThemeSpec.ListStyle?) -> TemplateValue {
    guard let list else { return .null }
    let hasHeader = hasHeader(theme)
    return [
      "isTable": .bool(listStyle == .table),
      "model": .string(Names.model(list.model)),
      "empty": list.empty.map {
        [
          "text": .string($0.value), "key": $0.key.map { .string($0.name) } ?? .null,
        ]
      } ?? .null,
      "row": .string(Names.row(list)),
      "rowActions": .list(rowActions(of: list)),
      "cellClass": .string(Names.cellClass(list, theme)),
      "cellFile": .string(Names.cellFile(list, theme)),
      "otherCells": .list(list.cells.map { $0.value(in: list, theme) }),
      "headerClass": hasHeader ? .string(Names.headerClass(list, theme)) : .null,
      "headerFile": .string(Names.headerFile(list, theme)),
    ]
  }

  /// Returns the actions that each row offers.
  private func rowActions(of list: ListSpec) -> [TemplateValue] {
    let row = Names.row(list)
    let offered = actionsOfRows
    return offered.compactMap { action in
      guard case .ofRow(let title) = action.button else { return nil }
      var arguments: [String] = [
        "\(Names.screenlet(self)).\(Names.constant(action))",
        .labeled("title", Self.code(of: title)),
        .labeled("sender", action.senderValue(of: row, in: list)),
      ]
      if case .remove? = action.rows { arguments.append("isDestructive: true") }
      if case .attribute(let attribute)? = action.permission {
        arguments.append("isOffered: \(row)\(Names.access(attribute.name.value))")
      }
      return [
        "arguments": .string(.list(arguments)), "comma": .bool(offered.count > 1),
      ]
    }
  }

  /// Returns a text as code: a literal, or a lookup in the string table.
  private static func code(of text: ShownText) -> String {
    if let key = text.key { return "localized(\"\(key.name)\")" }
    return "\"\(text.value.escapedForSwift)\""
  }

  /// Returns the files of a list's theme besides its view.
  func listFiles(
    of theme: ThemeSpec, in tree: ThemeTree, _ sets: [String: ThemeSetSpec]
  ) -> [(Artefact, TemplateValue)] {
    guard let list, let style = tree.listStyle(of: theme) else { return [] }
    let artefact: Artefact
    switch theme.kind {
    case .full: artefact = .listCell
    case .extended: artefact = .extendedListCell
    case .child: return []
    }
    let set = tree.set(of: theme).flatMap { sets[$0] }
    let parent = tree.parent(of: theme).map(tree.classTheme)
    let cells: [RowCell?] = [nil] + list.cells
    var files = cells.map { rows in
      (artefact, list.cellValue(for: rows, in: self, theme, parent: parent, style, set))
    }
    if hasHeader(theme) { files.append((.sectionHeader, list.headerValue(in: self, theme, set))) }
    return files
  }
}

extension ListSpec {
  /// Returns the values for the cell for `rows`, or, without them, for the cell of all other rows.
  fileprivate func cellValue(
    for rows: RowCell?, in spec: ScreenletSpec, _ theme: ThemeSpec, parent: ThemeSpec?,
    _ style: ThemeSpec.ListStyle, _ set: ThemeSetSpec?
  ) -> TemplateValue {
    let cell = rows?.cell ?? cell
    let layout = CellLayout(cell, of: self, style, in: Names.screenlet(spec))
    let name = Names.cellClass(self, theme, for: rows)
    let row = Names.row(self)
    var texts = [(CellLayout.title, cell.title)]
    if let detail = cell.detail { texts.append((CellLayout.detail, detail)) }
    let styles = set?.styleValues(ofCell: cell) ?? []
    let values: TemplateMapping = [
      "styles": .list(styles),
      "rows": rows.map { .string($0.name.value) } ?? .null,
      "article": .string((rows?.name.value.phrase.article ?? "a").upperFirst),
      "parentCellClass": parent.map { .string(Names.cellClass(self, $0, for: rows)) } ?? .null,
      "cellClass": .string(name),
      "cellFile": .string(Names.cellFile(self, theme, for: rows)),
      "cellSuperclass": style == .table ? "UITableViewCell" : "UICollectionViewCell",
      "model": .string(Names.model(model)),
      "row": .string(row),
      "outlets": .list(layout.outletClasses),
      "texts": .list(
        texts.map { outlet, attribute in
          let text = attribute.expression(of: row) { textExpression(of: attribute.type, $0) }
          return ["outlet": .string(outlet), "expression": .string(text)]
        }),
      "image": cell.image.map {
        let address = "\(row)?\(Names.access($0.name.value))"
        let isURL = $0.type.builtin == .url
        return [
          "outlet": .string(CellLayout.image),
          "address": .string(isURL ? "\(address)?.absoluteString" : address),
        ]
      } ?? .null,
      "cellXib": layout.value(customClass: name),
    ]
    return .mapping(spec.themeValues(theme, set, for: styles).merging(values))
  }

  fileprivate func headerValue(
    in spec: ScreenletSpec, _ theme: ThemeSpec, _ set: ThemeSetSpec?
  ) -> TemplateValue {
    let name = Names.headerClass(self, theme)
    let styles = set?.styleValues(ofCell: nil) ?? []
    let values: TemplateMapping = [
      "styles": .list(styles),
      "headerClass": .string(name),
      "headerFile": .string(Names.headerFile(self, theme)),
      "outlets": [["name": "titleLabel", "class": "UILabel"]],
      "cellXib": CellLayout(headerOf: Names.screenlet(spec)).value(customClass: name),
    ]
    return .mapping(spec.themeValues(theme, set, for: styles).merging(values))
  }
}

extension RowCell {
  /// Returns the values for a cell for some rows in the view class of a list.
  fileprivate func value(in list: ListSpec, _ theme: ThemeSpec) -> TemplateValue {
    let conditions = rules.map { rule in
      rule.fulfilment { "\(Names.row(list))\(Names.access($0))" }
    }
    return [
      "nib": .string(name.value + "Nib"), "cellId": .string(name.value),
      "cellClass": .string(Names.cellClass(list, theme, for: self)),
      "cellFile": .string(Names.cellFile(list, theme, for: self)),
      "condition": .string(.list(conditions)),
    ]
  }
}

extension ActionSpec {
  /// Returns the value that a row sends: itself, or its attribute with the sender's name.
  fileprivate func senderValue(of row: String, in list: ListSpec) -> String {
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

extension ThemeSetSpec {
  /// Returns the styles of a cell: what the set says of labels, images and views, except their
  /// corners. A header, which has no cell, has one label.
  fileprivate func styleValues(ofCell cell: CellSpec?) -> [TemplateValue] {
    var set = self
    for index in set.styles.indices where set.styles[index].control == .view {
      set.styles[index].settings.removeAll { $0.property == .cornerRadius }
    }
    return set.styleValues { control in
      switch control {
      case .view: [""]
      case .widget(.label) where cell?.detail == nil: [CellLayout.title + "?."]
      case .widget(.label): [CellLayout.title, CellLayout.detail]
      case .widget(.imageView) where cell?.image != nil: [CellLayout.image + "?."]
      default: []
      }
    }
  }
}

extension ModelSpec.Attribute {
  /// Returns the attribute of the optional `row` as a text, which `text` makes from an optional.
  fileprivate func expression(of row: String, text: (String) -> String) -> String {
    let value = "\(row)?\(Names.access(name.value))"
    // The attribute of the row is mapped, not an attribute of that attribute.
    return type.builtin == .string || type.builtin == .url ? text(value) : text("(\(value))")
  }
}
