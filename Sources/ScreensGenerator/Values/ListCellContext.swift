import SourceText
import SpecModel
import TemplateEngine

// The additional files of a list's themes: cells, and headers of sections.

/// What the templates of a cell are rendered with, besides what every file of a theme has.
private struct ListCellContext: TemplateContext {
  struct Text: TemplateContext {
    let outlet: String
    let expression: String
    /// The texts of which it shows one; nil if it shows a value.
    var titles: Titles?
  }

  /// The texts by the values that they belong to.
  struct Titles: TemplateContext {
    let name: String
    let type: String
    let dictionary: String
  }

  struct Image: TemplateContext {
    let outlet: String
    let address: String
  }

  /// A Screenlet, with what its properties are for a row.
  struct Inner: TemplateContext {
    struct Value: TemplateContext {
      let property: String
      let value: String
    }

    let outlet: String
    /// What there must be of the row, as the conditions of an `if`.
    let conditions: String
    let values: [Value]
  }

  let cellClass: String
  let objcClass: String?
  let cellFile: String
  let cellSuperclass: String
  /// The cell of the theme that this one extends.
  let parentCellClass: String?
  /// The name of a cell for some rows.
  let rows: String?
  /// The article of that name, or of `row`.
  let article: String
  let model: String
  /// The property for the row.
  let row: String
  let outlets: [OutletContext]
  let texts: [Text]
  let image: Image?
  /// The pages.
  let pages: [Text]
  let screenlets: [Inner]
  /// The expression for the level of a message in its thread.
  let depth: String?
  let styles: [StyleContext]
  /// The string table; nil if the cell has no text in one.
  let table: String?
  let cellXib: CellXIBContext
}

/// What `Templates/SectionHeader` is rendered with, besides what every file of a theme has.
private struct SectionHeaderContext: TemplateContext {
  let headerClass: String
  let objcClass: String?
  let headerFile: String
  let outlets: [OutletContext]
  let styles: [StyleContext]
  let cellXib: CellXIBContext
}

extension ScreenletSpec {
  /// Returns the files of a list's theme besides its view.
  func listFiles(
    of theme: ThemeSpec, in tree: ThemeTree, _ sets: [String: ThemeSetSpec],
    interfaces: [String: String] = [:]
  ) -> [Blueprint.PlannedFile] {
    let look = ThemeLook(of: theme, in: tree)
    guard let list = shown(in: look).list, let style = look.listStyle else { return [] }
    let artefact: Artefact
    switch theme.kind {
    case .full: artefact = .listCell
    case .extended: artefact = .extendedListCell
    case .child, .swiftUI: return []
    }
    let set = tree.set(of: theme).flatMap { sets[$0] }
    let parent = tree.parent(of: theme).map(tree.classTheme)
    let cells: [RowCell?] = [nil] + list.cells
    var files = cells.map { rows in
      var file = Blueprint.PlannedFile(
        artefact: artefact,
        context: list.cellContext(for: rows, in: self, theme, parent: parent, style, set),
        origin: theme.name.range)
      file.parentInterface = parentInterface(of: theme, in: tree, interfaces, cellFor: rows)
      file.controlClasses = controlClasses(of: theme, in: tree, sets)
      return file
    }
    if hasHeader(theme) {
      files.append(
        Blueprint.PlannedFile(
          artefact: .sectionHeader, context: list.headerContext(in: self, theme, set),
          origin: theme.name.range))
    }
    return files
  }
}

extension ListSpec {
  /// Returns the context of the cell for `rows`, or, without them, of the cell of all other rows.
  fileprivate func cellContext(
    for rows: RowCell?, in spec: ScreenletSpec, _ theme: ThemeSpec, parent: ThemeSpec?,
    _ style: ThemeSpec.ListStyle, _ set: ThemeSetSpec?
  ) -> any TemplateContext {
    let cell = rows?.cell ?? cell
    let layout = CellLayout(
      cell, of: self, style, in: Names.screenlet(spec), module: spec.module?.value)
    let name = Names.cellClass(self, theme, for: rows)
    let styles = set?.styles(ofCell: cell, isTile: style != .table && cell.image == nil) ?? []
    let context = ListCellContext(
      cellClass: name, objcClass: Names.objc(name, of: spec),
      cellFile: Names.cellFile(self, theme, for: rows),
      cellSuperclass: style == .table ? "UITableViewCell" : "UICollectionViewCell",
      parentCellClass: parent.map { Names.cellClass(self, $0, for: rows) },
      rows: rows?.name.value, article: (rows?.name.value.phrase.article ?? "a").upperFirst,
      model: Names.model(model), row: Names.row(self), outlets: layout.outlets,
      texts: texts(of: cell), image: image(of: cell),
      pages: cell.pages.map { outlet, text in
        ListCellContext.Text(outlet: outlet, expression: text.text(ofOptional: Names.row(self)))
      }, screenlets: cell.screenlets.map { $0.context(in: Names.row(self)) },
      depth: style == .table ? depth(of: cell) : nil, styles: styles,
      table: cell.texts.contains { !$0.value.options.texts(.segments).isEmpty } ? spec.table : nil,
      cellXib: layout.context(customClass: name))
    return spec.fileContext(
      theme, using: styles.isEmpty ? nil : set, cell: theme.kind == .full ? cell : nil, context)
  }

  private func texts(of cell: CellSpec) -> [ListCellContext.Text] {
    cell.labels.map { outlet, text in
      let titles = text.options.segmentTitles(of: text.type)
      guard !titles.isEmpty else {
        return ListCellContext.Text(
          outlet: outlet, expression: text.text(ofOptional: Names.row(self)))
      }
      let name = "\(outlet.dropLast("Label".count))Texts"
      return ListCellContext.Text(
        outlet: outlet, expression: text.title(ofOptional: Names.row(self), in: name),
        titles: ListCellContext.Titles(
          name: name, type: "[\(text.type.optional(false).source): String]",
          dictionary: titles.dictionary))
    }
  }

  private func image(of cell: CellSpec) -> ListCellContext.Image? {
    cell.image.map { image in
      ListCellContext.Image(
        outlet: CellLayout.image, address: image.address(ofOptional: Names.row(self)))
    }
  }

  /// Returns the expression for the level of a message, if the model has a number for that.
  private func depth(of cell: CellSpec) -> String? {
    guard cell.isMessage else { return nil }
    let levels = model.attributes.filter {
      ["depth", "level", "indentation"].contains($0.name.value)
        && $0.type.builtin?.isInteger == true
    }
    return levels.first.map { "\(Names.row(self))?\(Names.access($0.name.value))" }
  }

  fileprivate func headerContext(
    in spec: ScreenletSpec, _ theme: ThemeSpec, _ set: ThemeSetSpec?
  ) -> any TemplateContext {
    let name = Names.headerClass(self, theme)
    let layout = CellLayout(headerOf: Names.screenlet(spec))
    let styles = set?.styles(ofCell: nil) ?? []
    let context = SectionHeaderContext(
      headerClass: name, objcClass: Names.objc(name, of: spec),
      headerFile: Names.headerFile(self, theme), outlets: layout.outlets,
      styles: styles, cellXib: layout.context(customClass: name))
    return spec.fileContext(theme, using: styles.isEmpty ? nil : set, context)
  }
}

extension CellSpec.Inner {
  /// Returns the statements for a row in the variable `row`, which is nil while it is being loaded.
  fileprivate func context(in row: String) -> ListCellContext.Inner {
    var locals = [row, screenlet.outlet]
    var conditions: [String] = []
    let values = values.map { own in
      var value = own.value.value(ofOptional: row)
      if !own.value.value.paths.isEmpty {
        let local = Names.local(own.property.value, besides: locals)
        locals.append(local)
        conditions.append(.assignment("let \(Names.member(local))", value))
        value = Names.member(local)
      }
      return ListCellContext.Inner.Value(
        property: Names.member(own.property.value, hiddenBy: []), value: value)
    }
    return ListCellContext.Inner(
      outlet: screenlet.outlet,
      conditions: conditions.isEmpty ? "\(row) != nil" : .list(conditions), values: values)
  }
}

extension ThemeSetSpec {
  /// Returns the styles of a cell: what the set says of labels, images and views, except their
  /// corners. A header, which has no cell, has one label. A tile that shows no image looks as cards
  /// do.
  fileprivate func styles(ofCell cell: CellSpec?, isTile: Bool = false) -> [StyleContext] {
    let isCard = isTile && background(of: .card) != nil
    var set = self
    for index in set.styles.indices where set.styles[index].control == .view {
      set.styles[index].settings.removeAll { $0.property == .cornerRadius }
      set.styles[index].attributes = []
    }
    return set.styles { control in
      switch control {
      case .view where !isCard: [""]
      case .card where isCard: [""]
      case .widget(.label):
        cell.map { $0.labels.count == 1 ? [CellLayout.title + "?."] : $0.labels.map(\.outlet) }
          ?? [CellLayout.title + "?."]
      case .widget(.imageView) where cell?.image != nil: [CellLayout.image + "?."]
      default: []
      }
    }
  }
}
