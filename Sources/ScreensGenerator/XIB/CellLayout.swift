import SpecModel
import TemplateEngine

/// What `Partials/cellXib` is rendered with, under the name of its element.
struct CellXIBContext: TemplateContext {
  struct Element: TemplateContext {
    /// The identifier of the element.
    let root: String
    /// The identifier of the view that contains the others.
    let content: String
    let customClass: String
    let width: Int
    let height: Int
    /// The width that an accessory leaves.
    let contentWidth: String
    let separatorInset: Int
    let hasDisclosure: Bool
    /// Whether it has a background of its own.
    let isCard: Bool
    let radius: Int
    let views: [Both]
    let constraints: [XIBConstraintContext]
    let outlets: [XIBOutletContext]
  }

  struct Label: TemplateContext {
    let text: String
    /// The style of its text, as Interface Builder writes it.
    let style: String
    let isPale: Bool
    /// The class of the runtime that it has instead of `UILabel`.
    let labelClass: String?
    let isBadge: Bool
    let lines: Int
    let isAddress: Bool
    /// Whether it is beside another text, which gets the width that it leaves.
    let isAtTheEnd: Bool
    let hugging: Int
  }

  struct Image: TemplateContext {
    let radius: Int
    /// The identifier of the constraint that keeps its proportions.
    let ratio: String?
  }

  struct Monogram: TemplateContext {
    let radius: Int
    /// The connection with the label whose first letter it shows.
    let name: XIBOutletContext
  }

  var tableCell: Element?
  var collectionCell: Element?
  var sectionHeader: Element?
  /// The colours of the system that it uses.
  let colors: [SystemColorContext]
}

/// The views of a list's cell, or of a section's header, and their Auto Layout constraints. The
/// views are in stacks, so that somebody can move them without touching constraints.
///
/// A cell of a table is as high as its texts need. An item of a collection has the size that the
/// layout of the list gives it.
struct CellLayout {
  /// The outlets of every cell. A header only has the first one.
  static let title = "titleLabel"
  static let detail = "detailLabel"
  static let image = "thumbnailImageView"

  /// The height of a section's header.
  static let headerHeight = 48
  static let spaceBelowHeader = 2

  /// Returns the size of all items of a list: in a collection the least width that they have
  /// beside each other, and the height with that. The height has room for two lines of the title.
  static func itemSize(
    of list: ListSpec?, _ style: ThemeSpec.ListStyle
  ) -> (width: Int, height: Int) {
    let width = style == .slideshow ? 240 : 156
    let cells = list.map { [$0.cell] + $0.cells.map(\.cell) } ?? []
    let lines = cells.map { $0.labels.count - 1 }.max() ?? 0
    let inner = cells.map { heightOfInner($0) }.max() ?? 0
    if list?.showsImages != true {
      return (width, 132 + (lines > 0 ? 18 * lines - 4 : 0) + inner)
    }
    return (width, width * 3 / 4 + 42 + 18 * lines + inner)
  }

  /// Returns the height of the pages and Screenlets below the texts of an item.
  private static func heightOfInner(_ cell: CellSpec) -> Int {
    let heights =
      cell.pages.map { _ in pageHeight }
      + cell.screenlets.map(\.screenlet).filter { !$0.isPortrait || cell.image != nil }
      .map(\.height)
    return heights.reduce(0) { $0 + $1 + textSpacing }
  }

  /// The height of a page in an item, and of any page in Interface Builder.
  static let pageHeight = 240

  private static let margin = 16
  /// The distance between two texts, one below the other.
  static let textSpacing = 2

  enum Kind {
    case tableCell, collectionCell, sectionHeader
  }

  let kind: Kind
  private var size: (width: Int, height: Int)
  private let root: String
  /// The identifier of the view that has the constraints: the content view of a row, or the tile or
  /// header itself. The content view of a tile has no identifier, as in the XIBs of Xcode.
  private let content: String
  private var views: [Both] = []
  var parts: XIBParts
  var colors: Set<SystemColor> = [.label]
  private var hasDisclosure = false
  var separatorInset = margin

  /// The outlets as a class declares them.
  var outlets: [OutletContext] = []

  init(
    _ cell: CellSpec, of list: ListSpec, _ style: ThemeSpec.ListStyle, in screenlet: String,
    module: String?
  ) {
    switch style {
    case .table:
      self.init(.tableCell, (320, 0), scope: screenlet + ".cell")
      // A message is shown in full.
      hasDisclosure = list.delegate.selected != nil && !cell.isMessage
      fillRow(cell, in: module)
    case .collection, .slideshow:
      self.init(.collectionCell, Self.itemSize(of: list, style), scope: screenlet + ".item")
      cell.image == nil ? fillCard(cell, in: module) : fillTile(cell, in: module)
    }
  }

  /// Creates the layout of the headers of a Screenlet's sections.
  init(headerOf screenlet: String) {
    self.init(.sectionHeader, (320, Self.headerHeight), scope: screenlet + ".header")
    var title = label(Self.title, "Section", .title3, isEmphasized: true, lines: 1)
    title.accessibility = Accessibility(
      identifier: Self.title, isElement: true, trait: "header")
    parts.constrain("top", of: title.id, to: "top", of: content, constant: 18)
    pinToSides(title, margin: Self.margin)
    parts.constrain("bottom", of: nil, to: "bottom", of: title.id, constant: 6)
    add(title, Frame(16, 18, 288, 24))
  }

  private init(_ kind: Kind, _ size: (width: Int, height: Int), scope: String) {
    self.kind = kind
    self.size = size
    parts = XIBParts(scope: scope, container: "content")
    root = parts.identifier(for: "root")
    content = kind == .tableCell ? parts.identifier(for: "content") : root
  }

  func context(customClass: String) -> CellXIBContext {
    let isCard = kind == .collectionCell && !colors.contains(.fill)
    let element = CellXIBContext.Element(
      root: root, content: content, customClass: customClass, width: size.width,
      height: size.height, contentWidth: contentWidth.measure, separatorInset: separatorInset,
      hasDisclosure: hasDisclosure, isCard: isCard, radius: 12, views: views,
      constraints: parts.constraints, outlets: parts.outlets)
    return CellXIBContext(
      tableCell: kind == .tableCell ? element : nil,
      collectionCell: kind == .collectionCell ? element : nil,
      sectionHeader: kind == .sectionHeader ? element : nil,
      colors: SystemColor.contexts(of: isCard ? colors.union([.secondaryBackground]) : colors))
  }

  /// The width of the content view. The indicator that a row leads somewhere is beside it.
  private var contentWidth: Double { Double(size.width) - (hasDisclosure ? 26.5 : 0) }

  // MARK: Cells

  /// Adds a row of the image and the texts.
  private mutating func fillRow(_ cell: CellSpec, in module: String?) {
    let isMessage = cell.isMessage
    var views: [CellView] = []
    let hasMonogram = cell.image == nil && !cell.hasPortrait
    if cell.image != nil {
      let side = isMessage ? 36 : 56
      separatorInset += side + CellView.rowSpacing
      var image = image(radius: isMessage ? side / 2 : 8)
      image.sizes = parts.sizes(
        [("width", .exactly(side)), ("height", .exactly(side))], of: Self.image)
      (image.width, image.ownHeight) = (Double(side), Double(side))
      views.append(image)
    }
    var (alignment, isAdaptive, least) = (CellView.Alignment.center, false, 22)
    if isMessage {
      var texts = message(cell)
      let person = texts[0]
      let ends = atTheEnd(cell)
      if !ends.isEmpty {
        texts[0] = CellView(
          id: parts.identifier(for: "person"), content: .row([person] + ends, .firstBaseline))
      }
      if hasMonogram { views.append(monogram(36, radius: 18, of: person)) }
      views.append(column(texts + below(cell), spacing: Self.textSpacing))
      (alignment, least) = (.top, 38)
    } else {
      var texts = [label(Self.title, "Title", .body)]
      if let detail = cell.detail, detail.role.styleAtTheEnd == nil {
        texts.append(
          label(
            Self.detail, "Detail", .subhead, isPale: true, isAddress: detail.role == .address))
      }
      texts += below(cell)
      let ends = atTheEnd(cell)
      if texts.count > 1 {
        if hasMonogram { views.append(monogram(40, radius: 9, of: texts[0])) }
        views.append(column(texts, spacing: Self.textSpacing))
        least = 38
      } else {
        views += texts
      }
      if !ends.isEmpty {
        let hasSmallTexts = cell.labels.allSatisfy { ![.price, .status].contains($0.text.role) }
        let isLine = hasMonogram && texts.count == 1 && ends.count == 1 && hasSmallTexts
        if ends.count == 1 {
          views.append(ends[0])
        } else {
          // A stack that aligns its views takes the width that others leave.
          views[views.count - 1].width = widthOfLines(cell)
          views.append(column(ends, spacing: 4, "ends", isTrailing: true))
        }
        (alignment, isAdaptive) = (isLine ? .firstBaseline : .center, true)
      }
    }
    var inner = inner(of: cell, in: module, portrait: isMessage ? 36 : 40)
    if let portrait = inner.portrait {
      separatorInset += Int(portrait.ownHeight) + CellView.rowSpacing
      views.insert(portrait, at: 0)
      inner.portrait = nil
    }
    let row = CellView(
      id: parts.identifier(for: "row"),
      content: .row(views, alignment, isAdaptive: isAdaptive),
      sizes: parts.sizes([("height", .atLeast(least))], of: "row"), ownHeight: Double(least))
    let rows = [row] + inner.all
    let whole = rows.count == 1 ? row : column(rows, spacing: 8, "rows")
    size.height = Int(whole.height.rounded(.up)) + 22
    parts.constrain("top", of: whole.id, to: "top", of: content, constant: 11)
    parts.constrain("leading", of: whole.id, to: "leading", of: content, constant: Self.margin)
    let trailing = hasDisclosure ? 8 : Self.margin
    parts.constrain("trailing", of: nil, to: "trailing", of: whole.id, constant: trailing)
    parts.constrain("bottom", of: nil, to: "bottom", of: whole.id, constant: 11)
    add(
      whole,
      Frame(16, 11, contentWidth - Double(Self.margin + trailing), Double(size.height - 22)))
  }

  /// Returns the labels at the end of a row: those of short texts.
  private mutating func atTheEnd(_ cell: CellSpec) -> [CellView] {
    cell.labels.dropFirst().compactMap { name, text in
      guard let style = text.role.styleAtTheEnd else { return nil }
      let isProminent = text.role == .price || text.role == .status
      return atTheEnd(name, style, isPale: !isProminent, isBadge: text.role == .status)
    }
  }

  /// Returns the labels of other texts, below the detail.
  private mutating func below(_ cell: CellSpec, evenShort: Bool = false) -> [CellView] {
    cell.texts.compactMap { text in
      guard !text.isPage, evenShort || text.value.role.styleAtTheEnd == nil else { return nil }
      return label(
        text.outlet, "Detail", .footnote, isPale: true, isAddress: text.value.role == .address)
    }
  }

  /// Returns the labels of a message: the person above all of what they wrote.
  private mutating func message(_ cell: CellSpec) -> [CellView] {
    func add(_ name: String, _ text: String, isPerson: Bool) -> CellView {
      label(
        name, text, isPerson ? .subhead : .body, isEmphasized: isPerson, lines: isPerson ? 1 : 0)
    }
    let isTitle = cell.title.role == .person
    let title = add(Self.title, "Title", isPerson: isTitle)
    let detail = add(Self.detail, "Detail", isPerson: !isTitle)
    return isTitle ? [title, detail] : [detail, title]
  }

  /// Adds the image above the texts, without margins.
  private mutating func fillTile(_ cell: CellSpec, in module: String?) {
    let width = Double(size.width)
    var image = image(radius: 12, ratio: parts.identifier(for: Self.image + ".ratio"))
    image.ownHeight = width * 3 / 4
    var texts = [label(Self.title, "Title", .subhead)]
    if cell.detail != nil {
      texts.append(label(Self.detail, "Detail", .footnote, isPale: true, lines: 1))
    }
    texts += below(cell, evenShort: true) + inner(of: cell, in: module, portrait: 36).all
    let views = [image, texts.count == 1 ? texts[0] : column(texts, spacing: Self.textSpacing)]
    let tile = column(views, spacing: 6, "tile")
    parts.constrain("top", of: tile.id, to: "top", of: content)
    pinToSides(tile, margin: 0)
    parts.constrain(
      "bottom", of: nil, to: "bottom", of: tile.id, relation: "greaterThanOrEqual")
    add(tile, Frame(0, 0, width, tile.height))
  }

  /// Adds the texts at the bottom, and for two of them a monogram at the top.
  private mutating func fillCard(_ cell: CellSpec, in module: String?) {
    let margin = 14
    var texts = [label(Self.title, "Title", .subhead, isEmphasized: true)]
    if let detail = cell.detail {
      texts.append(
        label(
          Self.detail, "Detail", .footnote, isPale: true, isAddress: detail.role == .address))
    }
    let inner = inner(of: cell, in: module, portrait: 36)
    texts += below(cell, evenShort: true) + inner.others
    var above = (attribute: "top", id: content, distance: margin)
    if texts.count > 1 || inner.portrait != nil {
      let monogram = inner.portrait ?? monogram(36, radius: 9, of: texts[0])
      parts.constrain("top", of: monogram.id, to: "top", of: content, constant: margin)
      parts.constrain("leading", of: monogram.id, to: "leading", of: content, constant: margin)
      add(monogram, Frame(Double(margin), Double(margin), 36, 36))
      above = ("bottom", monogram.id, 8)
    }
    let column = column(texts, spacing: Self.textSpacing)
    parts.constrain(
      "top", of: column.id, to: above.attribute, of: above.id, relation: "greaterThanOrEqual",
      constant: above.distance)
    pinToSides(column, margin: margin)
    parts.constrain("bottom", of: nil, to: "bottom", of: column.id, constant: margin)
    let width = Double(size.width - 2 * margin)
    add(
      column,
      Frame(
        Double(margin), Double(size.height - margin) - column.height, width, column.height))
  }

  private mutating func pinToSides(_ view: CellView, margin: Int) {
    parts.constrain("leading", of: view.id, to: "leading", of: content, constant: margin)
    parts.constrain("trailing", of: nil, to: "trailing", of: view.id, constant: margin)
  }

  private mutating func add(_ view: CellView, _ frame: Frame) {
    views.append(view.context(in: frame))
  }
}
