import SpecModel
import TemplateEngine

// The views of a cell.

extension CellLayout {
  /// The pages and Screenlets of a cell.
  struct Inner {
    var portrait: CellView?
    var others: [CellView] = []

    var all: [CellView] { [portrait].compactMap(\.self) + others }
  }

  mutating func inner(
    of cell: CellSpec, in module: String?, portrait side: Int
  ) -> Inner {
    var inner = Inner()
    for (name, _) in cell.pages {
      // An item of a collection has a height that its content does not change.
      let isContent = kind == .tableCell
      let page = ControlElement("wkWebView", WebViewContext(isContent: isContent))
      var view = outlet(name, "WKWebView", .control(page))
      if !isContent {
        view.sizes = parts.sizes([("height", .exactly(Self.pageHeight))], of: name)
      }
      view.ownHeight = Double(Self.pageHeight)
      view.background = .background
      colors.insert(.background)
      inner.others.append(view)
    }
    for screenlet in cell.screenlets.map(\.screenlet) {
      let isPortrait = screenlet.isPortrait && cell.image == nil && inner.portrait == nil
      let height = isPortrait ? side : screenlet.height
      var view = outlet(
        screenlet.outlet, screenlet.className, .control(screenlet.element(in: module)))
      view.sizes = parts.sizes(
        (isPortrait ? [("width", .exactly(side))] : []) + [("height", .exactly(height))],
        of: screenlet.outlet)
      view.ownHeight = Double(height)
      if isPortrait {
        view.width = Double(side)
        inner.portrait = view
      } else {
        inner.others.append(view)
      }
    }
    return inner
  }

  mutating func column(
    _ views: [CellView], spacing: Int, _ name: String = "texts", isTrailing: Bool = false
  ) -> CellView {
    CellView(
      id: parts.identifier(for: name),
      content: .column(views, spacing: spacing, isTrailing: isTrailing))
  }

  /// Returns the width of title, detail and other lines in Interface Builder.
  func widthOfLines(_ cell: CellSpec) -> Double {
    let texts = cell.labels.dropFirst().filter { $0.text.role.styleAtTheEnd == nil }
    let widths = texts.map { name, _ in
      LabelStyle(name == Self.detail ? .subhead : .footnote).width(of: "Detail")
    }
    return Double(max(LabelStyle(.body).width(of: "Title"), widths.max() ?? 0))
  }

  mutating func image(radius: Int, ratio: String? = nil) -> CellView {
    colors.insert(.fill)
    return outlet(
      Self.image, "UIImageView", .image(CellXIBContext.Image(radius: radius, ratio: ratio)))
  }

  /// Returns the first letter of a label, where another cell has an image.
  mutating func monogram(_ side: Int, radius: Int, of label: CellView) -> CellView {
    let name = "monogram"
    separatorInset += side + CellView.rowSpacing
    let connection = XIBOutletContext(
      property: "nameLabel", destination: label.id, id: parts.identifier(for: "outlet." + name))
    var view = CellView(
      id: parts.identifier(for: name),
      content: .monogram(CellXIBContext.Monogram(radius: radius, name: connection)),
      sizes: parts.sizes([("width", .exactly(side)), ("height", .exactly(side))], of: name))
    (view.width, view.ownHeight) = (Double(side), Double(side))
    return view
  }

  /// Returns a label. `text` is what Interface Builder shows; a label without a text has no height
  /// there.
  mutating func label(
    _ name: String, _ text: String, _ style: TextStyle, isPale: Bool = false,
    isEmphasized: Bool = false, lines: Int = 2, isAddress: Bool = false,
    isAtTheEnd: Bool = false, isBadge: Bool = false
  ) -> CellView {
    colors.formUnion((isPale ? [.secondaryLabel] : []) + (isBadge ? [.fill] : []))
    let label = CellXIBContext.Label(
      text: text, style: style.xibName, isPale: isPale,
      labelClass: isBadge ? LabelClass.badge.rawValue : isEmphasized ? "EmphasizedLabel" : nil,
      isBadge: isBadge, lines: isAddress ? 1 : lines, isAddress: isAddress,
      isAtTheEnd: isAtTheEnd, hugging: isAtTheEnd ? 252 : 251)
    var view = outlet(name, "UILabel", .label(label))
    view.background = isBadge ? .fill : nil
    view.ownHeight = style.lineHeight
    return view
  }

  /// Returns the label of a short text beside the title.
  mutating func atTheEnd(
    _ name: String, _ style: TextStyle, isPale: Bool, isBadge: Bool
  ) -> CellView {
    var detail = label(
      name, "Detail", style, isPale: isPale, lines: 1, isAtTheEnd: true, isBadge: isBadge)
    // The width of its text in Interface Builder, to a pixel.
    detail.width = (style == .headline ? 139 : 100) / 3
    return detail
  }

  mutating func outlet(
    _ name: String, _ viewClass: String, _ content: CellView.Content
  ) -> CellView {
    let identifier = parts.identifier(for: name)
    parts.connect(name, identifier)
    outlets.append(OutletContext(name: name, class: viewClass))
    return CellView(
      id: identifier, content: content, accessibility: Accessibility(identifier: name))
  }
}
