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
    let views: [View]
    let constraints: [XIBConstraintContext]
    let outlets: [XIBOutletContext]
  }

  /// A label or an image.
  struct View: TemplateContext {
    /// An `XIBViewContext` and a `Label`.
    var label: Both?
    var imageView: XIBViewContext?
  }

  struct Label: TemplateContext {
    let text: String
    /// The style of its text, as Interface Builder writes it.
    let style: String
    let isPale: Bool
    let alignment: String
    let lines: Int
    /// How strongly it keeps its height.
    let hugging: Int
  }

  var tableCell: Element?
  var collectionCell: Element?
  var sectionHeader: Element?
  let hasPaleText: Bool
}

/// The views of a list's cell, or of a section's header, and their Auto Layout constraints.
///
/// A cell of a table is as high as its texts need. An item of a collection has the size that the
/// layout of the list gives it.
struct CellLayout {
  /// The outlets of every cell. A header only has the first one.
  static let title = "titleLabel"
  static let detail = "detailLabel"
  static let image = "thumbnailImageView"

  /// The height of a line in the largest common text size.
  static let headerHeight = 44

  /// Returns the size of all items of a list. In a collection, three of them and the spaces between
  /// them fill a row; in a slideshow, one and a part of the next are visible. The height has room
  /// for large text.
  static func itemSize(
    of list: ListSpec?, _ style: ThemeSpec.ListStyle
  ) -> (width: Int, height: Int) {
    let height = list?.showsImages == true ? 88 + imageSide(style) : 88
    return style == .slideshow ? (240, height) : (96, height)
  }

  private static func imageSide(_ style: ThemeSpec.ListStyle) -> Int {
    style == .slideshow ? 200 : 40
  }

  private enum Kind {
    case tableCell, collectionCell, sectionHeader
  }

  private let kind: Kind
  private let size: (width: Int, height: Int)
  private let root: String
  /// The identifier of the view that contains the others: the content view of a cell, or the header
  /// itself.
  private let content: String
  private var views: [CellXIBContext.View] = []
  private var parts: XIBParts
  private var hasPaleText = false

  /// The outlets as a class declares them.
  private(set) var outlets: [OutletContext] = []

  init(_ cell: CellSpec, of list: ListSpec, _ style: ThemeSpec.ListStyle, in screenlet: String) {
    switch style {
    case .table:
      let height = cell.image != nil ? 56 : cell.detail != nil ? 52 : 44
      self.init(.tableCell, (320, height), scope: screenlet + ".cell")
      fillTableCell(cell)
    case .collection, .slideshow:
      self.init(.collectionCell, Self.itemSize(of: list, style), scope: screenlet + ".item")
      fillItem(cell, imageSide: Self.imageSide(style))
    }
  }

  /// Creates the layout of the headers of a Screenlet's sections.
  init(headerOf screenlet: String) {
    self.init(.sectionHeader, (320, Self.headerHeight), scope: screenlet + ".header")
    let title = label(
      Self.title, "Section", .headline,
      frame: Frame(
        16, (Double(Self.headerHeight) - TextStyle.headline.lineHeight) / 2, 288,
        TextStyle.headline.lineHeight),
      hugging: 251, accessibility: Accessibility(isElement: true, trait: "header"))
    pinToSides(title, margin: 16)
    parts.constrain("centerY", of: title, to: "centerY", of: content)
  }

  private init(_ kind: Kind, _ size: (width: Int, height: Int), scope: String) {
    self.kind = kind
    self.size = size
    parts = XIBParts(scope: scope, container: "content")
    root = parts.identifier(for: "root")
    content = kind == .sectionHeader ? root : parts.identifier(for: "content")
  }

  func context(customClass: String) -> CellXIBContext {
    let element = CellXIBContext.Element(
      root: root, content: content, customClass: customClass, width: size.width,
      height: size.height, views: views, constraints: parts.constraints, outlets: parts.outlets)
    return CellXIBContext(
      tableCell: kind == .tableCell ? element : nil,
      collectionCell: kind == .collectionCell ? element : nil,
      sectionHeader: kind == .sectionHeader ? element : nil, hasPaleText: hasPaleText)
  }

  // MARK: Cells

  /// Adds the image at the left, in the middle, and the texts beside it, one below the other.
  private mutating func fillTableCell(_ cell: CellSpec) {
    var left = 16
    var image: String?
    if cell.image != nil {
      let side = 40
      let identifier = self.image(side, x: left, y: (size.height - side) / 2)
      parts.constrain("leading", of: identifier, to: "leading", of: content, constant: left)
      parts.constrain("centerY", of: identifier, to: "centerY", of: content)
      parts.constrain(
        "top", of: identifier, to: "top", of: content, relation: "greaterThanOrEqual",
        constant: 8)
      left += side + 12
      image = identifier
    }
    let hasDetail = cell.detail != nil
    // With two labels the title keeps its height, and the detail gets the rest.
    var frame = Frame(
      Double(left), 8, Double(size.width - left - 16),
      hasDetail ? TextStyle.body.lineHeight : Double(size.height - 16))
    // The row of a title alone is high enough to touch.
    let title = label(
      Self.title, "Title", .body, frame: frame, lines: 0, hugging: hasDetail ? 252 : 251,
      sizes: hasDetail ? [] : [("height", .atLeast(size.height - 16))])
    place(title, rightOf: image)
    parts.constrain("top", of: title, to: "top", of: content, constant: 8)
    var last = title
    if hasDetail {
      frame.y += frame.height
      frame.height = Double(size.height - 8) - frame.y
      last = label(
        Self.detail, "Detail", .footnote, frame: frame, isPale: true, lines: 0, hugging: 251)
      place(last, rightOf: image)
      parts.constrain("top", of: last, to: "bottom", of: title)
    }
    parts.constrain("bottom", of: nil, to: "bottom", of: last, constant: 8)
  }

  private mutating func place(_ label: String, rightOf image: String?) {
    if let image {
      parts.constrain("leading", of: label, to: "trailing", of: image, constant: 12)
    } else {
      parts.constrain("leading", of: label, to: "leading", of: content, constant: 16)
    }
    parts.constrain("trailing", of: nil, to: "trailing", of: label, constant: 16)
  }

  /// Adds the image, the title and the detail, one below the other in the middle.
  private mutating func fillItem(_ cell: CellSpec, imageSide side: Int) {
    var top = 8
    var above: String?
    if cell.image != nil {
      let identifier = image(side, x: (size.width - side) / 2, y: top)
      parts.constrain("centerX", of: identifier, to: "centerX", of: content)
      parts.constrain("top", of: identifier, to: "top", of: content, constant: top)
      top += side + 4
      above = identifier
    }
    var frame = Frame(4, Double(top), Double(size.width - 8), TextStyle.subhead.lineHeight)
    let title = label(
      Self.title, "Title", .subhead, frame: frame, isCentered: true, lines: 2, hugging: 251)
    pinToSides(title, margin: 4)
    if let above {
      parts.constrain("top", of: title, to: "bottom", of: above, constant: 4)
    } else {
      parts.constrain("top", of: title, to: "top", of: content, constant: top)
    }
    var last = title
    if cell.detail != nil {
      frame.y += frame.height + 4
      frame.height = TextStyle.caption1.lineHeight
      last = label(
        Self.detail, "Detail", .caption1, frame: frame, isPale: true, isCentered: true,
        lines: cell.image == nil ? 2 : 1, hugging: 251)
      pinToSides(last, margin: 4)
      parts.constrain("top", of: last, to: "bottom", of: title, constant: 4)
    }
    parts.constrain(
      "bottom", of: nil, to: "bottom", of: last, relation: "greaterThanOrEqual", constant: 4)
  }

  private mutating func pinToSides(_ identifier: String, margin: Int) {
    parts.constrain("leading", of: identifier, to: "leading", of: content, constant: margin)
    parts.constrain("trailing", of: nil, to: "trailing", of: identifier, constant: margin)
  }

  // MARK: Elements

  private mutating func image(_ side: Int, x: Int, y: Int) -> String {
    let view = view(
      Self.image, "UIImageView",
      frame: Frame(Double(x), Double(y), Double(side), Double(side)),
      sizes: [("width", .exactly(side)), ("height", .exactly(side))])
    views.append(CellXIBContext.View(imageView: view))
    return view.id
  }

  /// Adds a label. `text` is what Interface Builder shows; a label without a text has no height
  /// there.
  private mutating func label(
    _ name: String, _ text: String, _ style: TextStyle, frame: Frame, isPale: Bool = false,
    isCentered: Bool = false, lines: Int = 1, hugging: Int,
    sizes: [(String, ControlSize)] = [], accessibility: Accessibility = Accessibility()
  ) -> String {
    if isPale { hasPaleText = true }
    let view = view(name, "UILabel", frame: frame, sizes: sizes, accessibility)
    let label = CellXIBContext.Label(
      text: text, style: style.xibName, isPale: isPale,
      alignment: isCentered ? "center" : "natural", lines: lines, hugging: hugging)
    views.append(CellXIBContext.View(label: Both(view, label)))
    return view.id
  }

  /// Returns a view that is also an outlet.
  private mutating func view(
    _ name: String, _ viewClass: String, frame: Frame, sizes: [(String, ControlSize)],
    _ accessibility: Accessibility = Accessibility()
  ) -> XIBViewContext {
    let identifier = parts.identifier(for: name)
    var accessibility = accessibility
    accessibility.identifier = name
    let sizes = parts.sizes(sizes, of: name)
    parts.connect(name, identifier)
    outlets.append(OutletContext(name: name, class: viewClass))
    return XIBViewContext(identifier, frame, sizes: sizes, accessibility)
  }
}
