import XMLText

/// A picture of an interface on a device.
struct Picture {
  let layout: InterfaceLayout
  private let rows: ListRows
  let contained: ContainedPreviews
  /// Whether switches are on and segments selected.
  let isFilled: Bool
  let palette: Palette

  init(
    layout: InterfaceLayout, rows: ListRows = ListRows(),
    _ contained: ContainedPreviews = ContainedPreviews(), isFilled: Bool = false
  ) {
    self.layout = layout
    self.rows = rows
    self.contained = contained
    self.isFilled = isFilled
    palette = Palette(interface: layout.interface, appearance: layout.appearance)
  }

  /// The picture as SVG.
  var svg: String { svg(in: layout.frames[0]) { _ in } }

  /// Returns the picture with the progress panel of the runtime in front of it. An app shows the
  /// panel over its window, so the picture of a low view is extended to have room for the panel.
  func svg(with panel: ProgressPanel) -> String {
    var window = layout.frames[0]
    window.height = max(window.height, panel.height + 16)
    return svg(in: window) { picture in draw(panel, over: window, in: &picture) }
  }

  /// Returns the picture of a view with a placeholder instead of its content.
  func svg(showing placeholder: InterfaceLayout) -> String {
    let frame = layout.frames[0]
    var picture = SVG(width: frame.width, height: frame.height)
    picture.rectangle(frame, fill: palette.background(of: layout.interface.root))
    Picture(layout: placeholder).draw(in: &picture)
    return picture.text
  }

  private func svg(in window: Frame, _ overlay: (inout SVG) -> Void) -> String {
    var picture = SVG(width: window.width, height: window.height)
    picture.rectangle(window, fill: palette.system("systemBackgroundColor"))
    draw(in: &picture)
    overlay(&picture)
    return picture.text
  }

  func draw(in picture: inout SVG) { draw(layout.interface.root, in: &picture) }

  /// Draws the view of a Screenlet in that of another one, whose background the runtime shows through
  /// the system's.
  func drawInside(in picture: inout SVG) {
    let root = layout.interface.root
    guard palette.background(of: root) == palette.system("systemBackgroundColor") else {
      return draw(in: &picture)
    }
    for subview in root.subviews { draw(subview, in: &picture) }
  }

  private func draw(_ view: InterfaceView, in picture: inout SVG) {
    let frame = layout.frames[view.index]
    guard !view.isHidden(layout.traits), frame.width > 0, frame.height > 0 else { return }
    // A radius of more than half of a side is drawn as half of it.
    let drawn = frame.inset(view.backgroundInsets.horizontal, view.backgroundInsets.vertical)
    let radius = min(view.cornerRadius, drawn.width / 2, drawn.height / 2)
    let width = view.style.borderWidth
    let border = view.style.color("borderColor", layout.appearance)
    picture.rectangle(
      drawn, radius: radius, fill: palette.background(of: view), border: width > 0 ? border : nil,
      borderWidth: width)
    drawContent(of: view, frame, in: &picture)
    guard !view.subviews.isEmpty else { return }
    if view.element["clipsSubviews"] == "YES" || view.kind == .scrollView {
      picture.clipped(to: frame, radius: radius) { picture in
        for subview in view.subviews { draw(subview, in: &picture) }
      }
    } else {
      for subview in view.subviews { draw(subview, in: &picture) }
    }
  }

  private func drawContent(of view: InterfaceView, _ frame: Frame, in picture: inout SVG) {
    switch view.kind {
    case .label, .button, .textField, .textView, .segmentedControl, .searchBar:
      drawText(of: view, frame, in: &picture)
    case .stars: drawStars(view, frame, in: &picture)
    case .switch, .slider, .stepper, .progressView, .activityIndicatorView, .pageControl:
      drawControl(view, frame, in: &picture)
    case .datePicker, .pickerView: drawDate(view, frame, in: &picture)
    case .imageView: drawImage(of: view, frame, in: &picture)
    case .tableView, .collectionView: drawRows(of: view, frame, in: &picture)
    case .tableViewCell: drawAccessory(of: view, frame, in: &picture)
    case .navigationBar, .toolbar:
      picture.rectangle(frame, fill: palette.system("secondarySystemBackgroundColor"))
    case .wkWebView: drawPage(frame, in: &picture)
    case .mediaPlayer: drawPlayer(frame, in: &picture)
    case .screenlet: drawScreenlet(view, frame, in: &picture)
    case .other: drawUnknown(view, frame, in: &picture)
    case .view where view.element.isCard: drawSeparators(of: view, frame, in: &picture)
    case .view where view.element["customClass"] == "ComposerBar":
      let line = Frame(x: frame.x, y: frame.y, width: frame.width, height: 0.5)
      picture.rectangle(line, fill: palette.system("separatorColor"))
    case .view: drawMonogram(of: view, frame, in: &picture)
    case .stackView, .scrollView, .visualEffectView, .tableViewCellContentView,
      .collectionViewCell, .collectionReusableView,
      .collectionViewCellContentView:
      break
    }
  }
}

extension Picture {
  /// Draws the lines between the rows of a card, in the middle between each two of them.
  private func drawSeparators(of view: InterfaceView, _ frame: Frame, in picture: inout SVG) {
    guard let rows = view.subviews.first(where: { $0.kind == .stackView }) else { return }
    let shown = rows.subviews.filter { !$0.isHidden(layout.traits) }
    let frames = shown.map { layout.frames[$0.index] }
    let inset = layout.frames[rows.index].x - frame.x
    let x = layout.traits.isRightToLeft ? frame.x : frame.x + inset
    for (above, below) in zip(frames, frames.dropFirst()) {
      let y = (above.bottom + below.y) / 2
      picture.line(
        "M\(SVG.number(x)) \(SVG.number(y)) h\(SVG.number(frame.width - inset))",
        palette.system("separatorColor"), width: 1)
    }
  }

  private func drawRows(of view: InterfaceView, _ frame: Frame, in picture: inout SVG) {
    if let placeholder = rows.placeholder {
      return picture.moved(x: frame.x, y: frame.y) { Picture(layout: placeholder).draw(in: &$0) }
    }
    let placed = rows.placed(in: view, frame, layout.traits)
    guard !placed.isEmpty else { return }
    let isTurned = layout.traits.isRightToLeft
    picture.clipped(to: frame) { picture in
      if let header = rows.tableHeader(in: view, layout.traits) {
        draw(header, frame, in: &picture)
      }
      for row in placed {
        picture.moved(x: row.x, y: row.y) {
          Picture(layout: row.layout, contained).draw(in: &$0)
        }
        guard view.kind == .tableView, view.element["separatorStyle"] != "none" else { continue }
        let y = row.y + row.layout.frames[0].height - 0.5
        let inset = row.layout.interface.root.separatorInset
        picture.line(
          "M\(SVG.number(frame.x + (isTurned ? 0 : inset))) \(SVG.number(y)) h\(SVG.number(frame.width - inset))",
          palette.system("separatorColor"), width: 1)
      }
    }
  }
}
