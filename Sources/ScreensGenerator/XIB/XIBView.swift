import TemplateEngine

/// What the partial of a view with others in it is rendered with, besides what every view has.
private struct ContainerContext: TemplateContext {
  let isColumn: Bool
  /// Whether it is a column while the text is large.
  let isAdaptive: Bool
  let hasEqualWidths: Bool
  let alignment: String?
  let spacing: Int
  /// The radius of a card's corners.
  let radius: Int?
  /// The identifiers of a scroll view's guides.
  let guides: XIBView.Guides?
  /// Each has what every view has, an `XIBElementContext`, and what the partial of its element has.
  let views: [Both]
  let ties: [XIBConstraintContext]
}

/// A view of a XIB, with the views in it.
struct XIBView {
  /// How a view arranges the views in it.
  enum Arrangement {
    /// One below the other, all of them as wide as the view.
    case column(spacing: Int)
    /// One below the other, in the middle.
    case centered(spacing: Int)
    /// One below the other, at the trailing edge.
    case trailing(spacing: Int)
    /// Beside each other, in the middle of the height. The view without a width of its own gets the
    /// width that the others leave.
    case row(spacing: Int)
    /// Beside each other, whatever the text size.
    case bar(spacing: Int)
    /// Beside each other, all of them of the same width.
    case tiles(spacing: Int)
    /// A single one, within these margins of what scrolls.
    case scroll(margin: Int, Guides)
    /// A single one, within these margins.
    case card(CardMargins)
  }

  /// The identifiers of a scroll view's guides.
  struct Guides: TemplateContext {
    let content: String
    let frame: String
  }

  /// The distances of what is in a card from its edges.
  struct CardMargins {
    let top: Int
    let bottom: Int
    let side: Int
    /// The radius of the card's corners.
    let radius: Int

    static let rows = CardMargins(top: 9, bottom: 10, side: 16, radius: 12)
    static let capsule = CardMargins(top: 7, bottom: 7, side: 14, radius: 18)
    /// Those of a bar, which is as wide as the view.
    static let bar = CardMargins(top: 4, bottom: 4, side: 16, radius: 0)

    /// The distance of rows from each other, and a row's loss of height.
    static let rowSpacing = rows.top + rows.bottom
  }

  let id: String
  let element: ControlElement
  /// The constraints that give it its size.
  var sizes: [XIBSizeContext] = []
  /// The position among the views that take the focus.
  var tag: Int?
  /// Nil if the view is as wide as it can be.
  var width: Int?
  /// Whether it takes no room until it is shown.
  var isHidden = false
  /// The height of a view without others in it.
  var ownHeight = 0
  var arrangement: Arrangement?
  var views: [XIBView] = []
  /// The constraints of the views in it, besides their sizes.
  var ties: [XIBConstraintContext] = []

  var height: Int {
    switch arrangement {
    case nil: ownHeight
    case .column(let spacing), .centered(let spacing), .trailing(let spacing):
      max(0, views.filter { !$0.isHidden }.reduce(-spacing) { $0 + spacing + $1.height })
    case .row, .bar, .tiles: views.map(\.height).max() ?? 0
    case .scroll(let margin, _): views.map(\.height).reduce(2 * margin, +)
    case .card(let margins): views.map(\.height).reduce(margins.top + margins.bottom, +)
    }
  }

  /// The colours of the system that it uses, and those in it.
  var colors: Set<SystemColor> {
    views.reduce(into: element.colors) { $0.formUnion($1.colors) }
  }

  /// The symbols of buttons in it.
  var symbols: Set<ButtonSymbol> {
    views.reduce(into: Set([element.symbol].compactMap(\.self))) { $0.formUnion($1.symbols) }
  }

  /// Returns what the view is rendered with at its place, and those in it.
  func context(in frame: Frame) -> Both {
    let view = XIBViewContext(
      id, frame.drawn(with: element.outset), sizes: sizes, element.accessibility,
      background: element.background)
    let own = XIBElementContext(partial: "xib/" + element.name, tag: tag)
    guard let arrangement else {
      return Both(view, element.context.map { Both(own, $0) } ?? own)
    }
    let places = places(arrangement, in: frame)
    return Both(
      view,
      Both(
        own,
        ContainerContext(
          isColumn: arrangement.isColumn, isAdaptive: arrangement.isAdaptive,
          hasEqualWidths: arrangement.hasEqualWidths, alignment: arrangement.alignment,
          spacing: arrangement.spacing, radius: arrangement.margins?.radius,
          guides: arrangement.guides, views: zip(views, places).map { $0.context(in: $1) },
          ties: ties)))
  }

  /// Returns the frames of the views in it.
  private func places(_ arrangement: Arrangement, in frame: Frame) -> [Frame] {
    var (x, y) = (0.0, 0.0)
    switch arrangement {
    case .column(let spacing), .centered(let spacing), .trailing(let spacing):
      return views.map { view in
        defer { if !view.isHidden { y += Double(view.height + spacing) } }
        let own = view.width.map { Double($0) } ?? frame.width
        let room = frame.width - own
        return switch arrangement {
        case .centered: Frame(room / 2, y, own, Double(view.height))
        case .trailing: Frame(room, y, own, Double(view.height))
        default: Frame(0, y, frame.width, Double(view.height))
        }
      }
    case .row(let spacing), .bar(let spacing):
      let taken = views.compactMap(\.width).reduce((views.count - 1) * spacing, +)
      return views.map { view in
        let width = view.width.map { Double($0) } ?? frame.width - Double(taken)
        defer { x += width + Double(spacing) }
        return Frame(x, (frame.height - Double(view.height)) / 2, width, Double(view.height))
      }
    case .tiles(let spacing):
      let width = (frame.width - Double((views.count - 1) * spacing)) / Double(views.count)
      return views.enumerated().map { index, view in
        Frame(Double(index) * (width + Double(spacing)), 0, width, frame.height)
      }
    case .scroll(let margin, _):
      return views.map {
        Frame(
          Double(margin), Double(margin), frame.width - 2 * Double(margin), Double($0.height))
      }
    case .card(let margins):
      let (side, top) = (Double(margins.side), Double(margins.top))
      return views.map { Frame(side, top, frame.width - 2 * side, Double($0.height)) }
    }
  }
}

extension XIBView.Arrangement {
  fileprivate var isColumn: Bool {
    switch self {
    case .column, .centered, .trailing: true
    case .row, .bar, .tiles, .scroll, .card: false
    }
  }

  fileprivate var isAdaptive: Bool {
    switch self {
    case .row, .tiles: true
    case .column, .centered, .trailing, .bar, .scroll, .card: false
    }
  }

  fileprivate var margins: XIBView.CardMargins? {
    if case .card(let margins) = self { margins } else { nil }
  }

  fileprivate var hasEqualWidths: Bool {
    if case .tiles = self { true } else { false }
  }

  /// How a stack view aligns the views, as Interface Builder writes it; nil if it fills itself.
  fileprivate var alignment: String? {
    switch self {
    case .row, .bar, .centered: "center"
    case .trailing: "trailing"
    case .column, .tiles, .scroll, .card: nil
    }
  }

  fileprivate var spacing: Int {
    switch self {
    case .column(let spacing), .centered(let spacing), .trailing(let spacing),
      .row(let spacing), .bar(let spacing), .tiles(let spacing):
      spacing
    case .scroll, .card: 0
    }
  }

  fileprivate var guides: XIBView.Guides? {
    if case .scroll(_, let guides) = self { guides } else { nil }
  }
}
