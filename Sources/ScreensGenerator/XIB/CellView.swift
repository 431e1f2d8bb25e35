import TemplateEngine

/// What the partial of a stack view in a cell is rendered with, besides what every view has.
private struct CellStackContext: TemplateContext {
  let isColumn: Bool
  /// The class of the runtime that it has instead of `UIStackView`.
  let stackClass: String?
  let alignment: String?
  let spacing: Int
  let views: [Both]
}

/// What every view of a cell is rendered with, besides its frame.
private struct CellViewContext: TemplateContext {
  /// The partial that renders the view.
  let partial: String
}

/// A view of a cell: a label, an image, a monogram, or a stack of others.
struct CellView {
  enum Content {
    case label(any TemplateContext)
    case image(any TemplateContext)
    case monogram(any TemplateContext)
    /// A page or a Screenlet.
    case control(ControlElement)
    /// One below the other. In one that is `trailing`, each is as wide as it has to be.
    case column([CellView], spacing: Int, isTrailing: Bool = false)
    /// Beside each other. In one that is `adaptive`, they are one below the other while the text is
    /// very large.
    case row([CellView], Alignment, isAdaptive: Bool = false)
  }

  /// How a row aligns the views in it, as Interface Builder writes it.
  enum Alignment: String {
    case top, center, firstBaseline
  }

  static let rowSpacing = 12

  let id: String
  let content: Content
  var sizes: [XIBSizeContext] = []
  var accessibility = Accessibility()
  var background: SystemColor?
  /// Nil if the view is as wide as it can be.
  var width: Double?
  /// The height of a view without others in it, or the least height.
  var ownHeight = 0.0

  /// The height at the usual text size, with texts of one line.
  var height: Double {
    switch content {
    case .label, .image, .monogram, .control: ownHeight
    case .column(let views, let spacing, _):
      views.map(\.height).reduce(Double((views.count - 1) * spacing), +)
    case .row(let views, _, _):
      views.map(\.height).reduce(ownHeight, max)
    }
  }

  /// Returns what the view is rendered with at its place, and those in it.
  func context(in frame: Frame) -> Both {
    let partial: String
    let own: any TemplateContext
    switch content {
    case .control(let element):
      partial = "xib/" + element.name
      own = element.context ?? XIBElementContext(partial: partial, tag: nil)
    case .label(let label): (partial, own) = ("cell/label", label)
    case .image(let image): (partial, own) = ("cell/imageView", image)
    case .monogram(let monogram): (partial, own) = ("cell/monogram", monogram)
    case .column(let views, let spacing, let isTrailing):
      var y = 0.0
      let inner = views.map { view in
        defer { y += view.height + Double(spacing) }
        let width = isTrailing ? view.width ?? frame.width : frame.width
        return view.context(in: Frame(frame.width - width, y, width, view.height))
      }
      partial = "cell/stackView"
      own = CellStackContext(
        isColumn: true, stackClass: nil, alignment: isTrailing ? "trailing" : nil, spacing: spacing,
        views: inner)
    case .row(let views, let alignment, let isAdaptive):
      partial = "cell/stackView"
      own = CellStackContext(
        isColumn: false, stackClass: isAdaptive ? "AdaptiveRow" : nil,
        alignment: alignment.rawValue, spacing: Self.rowSpacing,
        views: contexts(of: views, alignment, in: frame))
    }
    return Both(
      XIBViewContext(id, frame, sizes: sizes, accessibility, background: background),
      Both(CellViewContext(partial: partial), own))
  }

  private func contexts(
    of views: [CellView], _ alignment: Alignment, in frame: Frame
  ) -> [Both] {
    let taken = views.compactMap(\.width).reduce(Double((views.count - 1) * Self.rowSpacing), +)
    var x = 0.0
    return zip(views, tops(of: views, alignment, in: frame.height)).map { view, y in
      let width = view.width ?? frame.width - taken
      defer { x += width + Double(Self.rowSpacing) }
      return view.context(in: Frame(x, y, width, view.height))
    }
  }

  /// Returns the distances of the views in a row of this height from its top.
  private func tops(
    of views: [CellView], _ alignment: Alignment, in height: Double
  ) -> [Double] {
    switch alignment {
    // Interface Builder moves baselines to where its fonts have them.
    case .top, .firstBaseline: views.map { _ in 0 }
    case .center: views.map { max(0, (height - $0.height) / 2) }
    }
  }
}
