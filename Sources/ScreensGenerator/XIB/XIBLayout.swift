import SpecModel
import TemplateEngine

/// What `Partials/xib/collectionView` is rendered with, besides what every view has.
private struct CollectionViewContext: TemplateContext {
  /// The identifier of its layout.
  let layout: String
  let itemWidth: Int
  let itemHeight: Int
  /// Whether its rows are beside each other. They are so far from each other that they are never
  /// one above the other, however high the view is.
  let isSlideshow: Bool
  let headerHeight: String
  /// The distance of the rows from the sides of the list.
  let insetBeside: Int
  /// The distance of the first row from the edge of the list, or from a header.
  let insetAbove: Int
}

/// The views of a generated theme: groups of controls and a stack of buttons, in a stack that
/// scrolls. A control with a caption shares a stack with it, and what users enter stands in cards.
/// The position of a view follows from its place in a stack, so that somebody can move it without
/// touching constraints.
///
/// In the theme of a list, controls and buttons are above the rows, and only the rows scroll.
struct XIBLayout {
  var parts: XIBParts
  private var views: [XIBView] = []
  /// The frames of the views.
  private var places: [Frame] = []
  private var height = margin
  private let root: String
  private let safeArea: String
  private let background: SystemColor
  /// Whether a portrait stands beside a name or a date.
  let namesPerson: Bool
  var cardBackground: SystemColor {
    background == .background ? .secondaryBackground : .secondaryGroupedBackground
  }
  private var nextTag = 1

  private static let width = 320
  static let contentWidth = width - 2 * margin
  /// The distance from the edges of the view.
  private static let margin = 16
  /// The distance between controls that are not in a card.
  static let spacing = 12
  /// The distance between groups of controls, and of the buttons from the controls.
  private var groupSpacing: Int { background == .background ? 16 : 24 }
  /// The greatest width of the content.
  private var contentLimit: Int { background == .background ? 672 : 560 }
  /// The distance between buttons, and between the views of a row.
  static let siblingSpacing = 8
  /// The distance of a control from the caption above it, and of one in a card.
  static let captionSpacing = 4
  static let rowCaptionSpacing = 2
  /// The distance of a slider or a progress from its caption and number.
  static let numberSpacing = 6
  /// The distance of a portrait from what is below it.
  private static let imageSpacing = 6

  /// Creates the layout of a theme. `listStyle` is how the theme of a list shows the rows.
  init(_ spec: ScreenletSpec, listStyle: ThemeSpec.ListStyle? = nil) {
    parts = XIBParts(scope: Names.screenlet(spec), container: "root")
    root = parts.identifier(for: "root")
    safeArea = parts.identifier(for: "safe area")
    namesPerson = spec.namesPerson
    background = spec.hasFields ? .groupedBackground : .background
    let page = listStyle == nil ? spec.page : nil
    let content = content(of: spec, besides: page ?? spec.composer?.member)
    if let listStyle {
      let rows = rows(of: spec.list, listStyle)
      let dots = listStyle == .slideshow ? [pageDots()] : []
      let bars = dots + (spec.composer.map { [bar($0)] } ?? [])
      add(
        rows, lines: listStyle == .slideshow ? 1 : 2, below: content, above: bars)
    } else if let page {
      add(self.page(page), below: content)
    } else if let content, spec.isPortrait || spec.isNumber {
      center(content)
    } else if let content {
      let scrollView = scrollView(content, atMost: contentLimit)
      height = scrollView.height
      place(scrollView, Frame(0, 0, Double(Self.width), Double(height)))
      parts.pin(scrollView.id, to: root)
    }
  }

  var context: XIBContext {
    let colors = views.reduce(into: Set([background])) { $0.formUnion($1.colors) }
    let symbols = views.reduce(into: Set()) { $0.formUnion($1.symbols) }
    return XIBContext(
      root: root, safeArea: safeArea, height: height,
      views: zip(views, places).map { $0.context(in: $1) },
      constraints: parts.constraints, outlets: parts.outlets, background: background.rawValue,
      colors: SystemColor.contexts(of: colors),
      symbols: ButtonSymbol.allCases.filter(symbols.contains).map(\.context))
  }

  // MARK: Containers

  /// Returns the stack of all groups of controls but the page, and of the buttons; nil if the view
  /// has none.
  private mutating func content(of spec: ScreenletSpec, besides page: ViewModelMember?) -> XIBView?
  {
    let numbers = spec.onlyNumbers
    if spec.isNumber {
      let texts = number(numbers[0], .largeTitle, .subhead)
      var content = stack(texts, "content", .centered(spacing: Self.rowCaptionSpacing))
      content.width = texts.compactMap(\.width).max()
      return content
    }
    let rows = numbers.isEmpty ? rows(of: spec, besides: page) : []
    let actions = buttons(of: spec)
    if spec.isPortrait {
      return stack(rows.map(\.view) + actions, "content", .centered(spacing: Self.imageSpacing))
    }
    var groups = numbers.isEmpty ? groups(of: joined(rows)) : [tiles(numbers)]
    if !actions.isEmpty {
      groups.append(stack(actions, "buttons", .column(spacing: Self.siblingSpacing)))
    }
    return groups.isEmpty ? nil : stack(groups, "content", .column(spacing: groupSpacing))
  }

  private mutating func rows(
    of spec: ScreenletSpec, besides page: ViewModelMember?
  ) -> [Row] {
    var rows: [Row] = []
    let buttons = spec.rowButtons
    var title: LabelStyle? = spec.titleStyle
    var caption: Label?
    var count: Label?
    for (index, member) in spec.viewModel.enumerated() where member.name != page?.name {
      rows += contained(in: spec) { $0.before?.value == member.name.value }
      guard var control = spec.control(of: member), member.name != count?.member.name else {
        continue
      }
      if let label = control as? Label, spec.viewModel[(index + 1)...].first?.isCaptioned == true {
        caption = label
        continue
      }
      if var label = control as? Label, member.textRole == .title {
        // A view has one title.
        label.style = title ?? LabelStyle(.headline)
        title = nil
        control = label
      }
      if var label = control as? Label, label.part == .status {
        label.isBadge = spec.hasTitle
        control = label
      }
      if var player = control as? Player {
        player.isSound = spec.playsSound(member)
        control = player
      }
      if let label = control as? Label, label.isRating {
        count = spec.count(afterMemberAt: index)
        let view = rating(label, count, below: caption)
        rows.append(Row(view, isInCard: false, nil, of: label.key))
        caption = nil
        continue
      }
      let isInCard = control.isInCard(hasFields: background == .groupedBackground)
      let returnKey = spec.standardReturnKey(ofMemberAt: index)
      let action = buttons[member.name.value].flatMap { spec.actions.named($0) }
      let view = row(
        of: control, below: caption, isInCard: isInCard, returnKey: returnKey, action)
      rows.append(Row(view, isInCard: isInCard, control.part, of: control.key))
      caption = nil
    }
    let members = Set(spec.viewModel.names).subtracting([page?.name.value ?? ""])
    return rows
      + contained(in: spec) { $0.before.map { !members.contains($0.value) } ?? true }
  }

  /// Returns the rows of the contained Screenlets at one place.
  private mutating func contained(
    in spec: ScreenletSpec, at isHere: (ContainedScreenlet) -> Bool
  ) -> [Row] {
    var rows: [Row] = []
    for contained in spec.contained where isHere(contained) {
      let element = contained.element(in: spec.module?.value)
      let isPortrait = contained.isPortrait
      let height = isPortrait && namesPerson ? Self.smallPortrait : contained.height
      // A portrait is as wide as it is high.
      let view = view(
        element, contained.outlet, width: isPortrait ? .exactly(height) : nil,
        height: .exactly(height))
      parts.connect(contained.outlet, view.id)
      rows.append(
        Row(view, isInCard: false, isPortrait ? .portrait : nil, of: contained.outlet))
    }
    return rows
  }

  mutating func stack(
    _ views: [XIBView], _ name: String, _ arrangement: XIBView.Arrangement
  ) -> XIBView {
    XIBView(
      id: parts.identifier(for: name), element: ControlElement("stackView"),
      arrangement: arrangement, views: views)
  }

  /// Returns the content with a limit for its width.
  mutating func limited(
    _ content: XIBView, to width: Int, as name: String = "content"
  ) -> XIBView {
    var content = content
    content.sizes = parts.sizes([("width", .atMost(width))], of: name)
    return content
  }

  /// Returns the scroll view of the content, which in a wide view is a column in the middle, of
  /// this width at most. A superview that asks for the fitting height gets that of the content; in
  /// a lower one, the content scrolls.
  private mutating func scrollView(_ content: XIBView, atMost width: Int) -> XIBView {
    let guides = XIBView.Guides(
      content: parts.identifier(for: "contentLayoutGuide"),
      frame: parts.identifier(for: "frameLayoutGuide"))
    let content = limited(content, to: width)
    let (id, room) = (content.id, guides.content)
    let ties = [
      parts.constraint("top", of: id, to: "top", of: room, constant: Self.margin),
      parts.constraint("bottom", of: room, to: "bottom", of: id, constant: Self.margin),
      parts.constraint("centerX", of: id, to: "centerX", of: room),
      parts.constraint(
        "leading", of: id, to: "leading", of: room, relation: "greaterThanOrEqual",
        constant: Self.margin),
      parts.constraint(
        "width", of: id, to: "width", of: room, constant: -2 * Self.margin, priority: 750),
      parts.constraint("width", of: room, to: "width", of: guides.frame),
      parts.constraint(
        "height", of: guides.frame, to: "height", of: room, relation: "greaterThanOrEqual",
        priority: 250),
    ]
    return XIBView(
      id: parts.identifier(for: "scrollView"), element: ControlElement("scrollView"),
      arrangement: .scroll(margin: Self.margin, guides), views: [content], ties: ties)
  }

  /// Puts the content in the middle of the view, however small that is.
  private mutating func center(_ content: XIBView) {
    height = content.height + 2 * Self.margin
    let width = Double(content.width ?? Self.width)
    place(
      content,
      Frame(
        (Double(Self.width) - width) / 2, content.width == nil ? 0 : Double(Self.margin), width,
        Double(content.width == nil ? height : content.height)))
    parts.constrain("centerX", of: content.id, to: "centerX", of: root)
    parts.constrain("centerY", of: content.id, to: "centerY", of: root)
    for side in ["top", "leading"] {
      parts.constrain(side, of: content.id, to: side, of: root, relation: "greaterThanOrEqual")
    }
    parts.constrain(
      "height", of: root, to: "height", of: content.id, relation: "greaterThanOrEqual",
      constant: 2 * Self.margin, priority: 250)
  }

  // MARK: Lists and pages

  /// Returns the view of a list's rows.
  private mutating func rows(of list: ListSpec?, _ style: ThemeSpec.ListStyle) -> XIBView {
    let name = style.outlet
    let itemSize = CellLayout.itemSize(of: list, style)
    let collection = CollectionViewContext(
      layout: parts.identifier(for: name + "Layout"), itemWidth: itemSize.width,
      itemHeight: itemSize.height, isSlideshow: style == .slideshow,
      headerHeight: list?.section == nil ? "0.0" : "\(CellLayout.headerHeight)",
      insetBeside: style == .slideshow ? 2 * Self.margin : Self.margin,
      insetAbove: list?.section == nil ? Self.margin : CellLayout.spaceBelowHeader)
    let element = ControlElement(
      name, style == .table ? nil : collection, background: .background,
      accessibility: Accessibility(identifier: name))
    var rows = view(element, name, height: nil)
    rows.ownHeight = itemSize.height
    parts.connect(name, rows.id)
    return rows
  }

  /// Returns the dots of a slideshow.
  private mutating func pageDots() -> XIBView {
    var dots = view(PageControl.ofRows, "pageControl", height: nil)
    dots.ownHeight = PageControl.height
    parts.connect("pageControl", dots.id)
    return dots
  }

  /// Returns the view of a page that fills the rest of the view.
  private mutating func page(_ member: ViewModelMember) -> XIBView? {
    guard var control = member.control else { return nil }
    if var image = control as? ImageView {
      image.isPage = true
      control = image
    }
    if var web = control as? WebView {
      web.isPage = true
      control = web
    }
    var element = control.element(returnKey: .done)
    element.accessibility = control.accessibility
    let page = view(element, control.key, height: .fitting(Self.pageHeight))
    parts.connect(control.outlet, key: control.key, page.id)
    return page
  }

  static let pageHeight = 240

  /// Adds the content, what takes all the room that it leaves, and the bars below that.
  private mutating func add(
    _ rest: XIBView?, lines: Int = 1, below content: XIBView?, above bars: [XIBView] = []
  ) {
    guard var rest else { return }
    let top = content.map { $0.height + 2 * Self.margin } ?? 0
    let bottom = bars.reduce(0) { $0 + $1.height }
    height = max(Self.listHeight, top + lines * rest.ownHeight + bottom)
    rest.ownHeight = height - top - bottom
    let (margin, width) = (Double(Self.margin), Double(Self.width))
    if let content {
      let content = limited(content, to: contentLimit)
      place(content, Frame(margin, margin, width - 2 * margin, Double(content.height)))
      parts.constrain("top", of: content.id, to: "top", of: root, constant: Self.margin)
      parts.constrain("centerX", of: content.id, to: "centerX", of: root)
      parts.constrain(
        "leading", of: content.id, to: "leading", of: root, relation: "greaterThanOrEqual",
        constant: Self.margin)
      parts.constrain(
        "width", of: content.id, to: "width", of: root, constant: -2 * Self.margin, priority: 750)
      parts.constrain("top", of: rest.id, to: "bottom", of: content.id, constant: Self.margin)
    } else {
      parts.pin(rest.id, to: root, ["top"])
    }
    place(rest, Frame(0, Double(top), width, Double(rest.ownHeight)))
    parts.pin(rest.id, to: root, ["leading", "trailing"] + (bars.isEmpty ? ["bottom"] : []))
    var above = rest.id
    var y = height - bottom
    for bar in bars {
      place(bar, Frame(0, Double(y), width, Double(bar.height)))
      parts.constrain("top", of: bar.id, to: "bottom", of: above)
      parts.pin(bar.id, to: root, ["leading", "trailing"])
      above = bar.id
      y += bar.height
    }
    guard let last = bars.last else { return }
    // The runtime keeps a composer above the keyboard.
    parts.constrain("bottom", of: nil, to: "bottom", of: last.id, priority: 750)
  }

  private static let listHeight = 480

  private mutating func place(_ view: XIBView, _ frame: Frame) {
    views.append(view)
    places.append(frame)
  }

  // MARK: Elements

  /// Returns the view of an element. It has no constraint for its height if `height` is nil.
  mutating func view(
    _ element: ControlElement, _ outlet: String, part: String = "", width: ControlSize? = nil,
    height: ControlSize?, takesFocus: Bool = false
  ) -> XIBView {
    let sizes = [("width", width), ("height", height)].compactMap { name, size in
      size.map { (name, $0) }
    }
    let id = parts.identifier(for: outlet + part)
    let view = XIBView(
      id: id, element: element, sizes: parts.sizes(sizes, of: outlet + part, id),
      tag: takesFocus ? nextTag : nil,
      width: width?.points, ownHeight: height?.points ?? 0)
    if takesFocus { nextTag += 1 }
    return view
  }
}
