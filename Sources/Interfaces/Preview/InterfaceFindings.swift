import SourceText
import XMLText

/// The problems of an interface that a look at it would show, found from the frames of its views:
/// texts that are cut off, controls that overlap or leave the screen, texts that are hard to read,
/// and constraints that are ambiguous or contradict each other.
struct InterfaceFindings {
  /// The problems, as warnings in the XIB. Each is reported once, with the first traits that show
  /// it.
  private(set) var diagnostics = Diagnostics()

  private let interface: Interface
  private var reported: Set<Finding> = []

  private struct Finding: Hashable {
    let kind: String
    let range: SourceRange
  }

  /// Checks the interface with all of the `traits`, the usual ones first. `texts` are the texts of
  /// each language. A row of a collection view has the `size` that its list gives it with
  /// the traits.
  init(
    _ interface: Interface, _ traits: [Traits], texts: [String: [String: String]] = [:],
    size: (Traits) -> (width: Double, height: Double)? = { _ in nil }
  ) {
    self.interface = interface
    for traits in traits {
      let size = size(traits)
      let layout = InterfaceLayout(
        interface, traits, traits.language.flatMap { texts[$0] } ?? [:],
        width: size?.width ?? Double(traits.width), height: size?.height)
      reportConstraints(layout)
      for view in interface.views where !interface.isHidden(view) {
        reportText(of: view, layout)
        reportPosition(of: view, layout)
      }
      reportOverlaps(layout)
    }
  }

  private mutating func report(
    _ message: Diagnostic.Message, _ kind: String, at element: Element
  ) {
    guard reported.insert(Finding(kind: kind, range: element.range)).inserted else { return }
    diagnostics.warning(message, at: element.nameRange)
  }

  // MARK: Constraints

  private mutating func reportConstraints(_ layout: InterfaceLayout) {
    for constraint in layout.contradictions {
      report(.contradiction(layout.traits), "contradiction", at: constraint)
    }
    for (view, measure) in layout.ambiguities {
      let view = interface.views[view]
      report(
        .ambiguous(measure, interface.title(of: view), layout.traits), measure.rawValue,
        at: view.element)
    }
  }

  // MARK: Texts

  private mutating func reportText(of view: InterfaceView, _ layout: InterfaceLayout) {
    let frame = layout.frames[view.index]
    let text = view.text(in: layout.texts) ?? ""
    let shown = text.isEmpty ? view.placeholder(in: layout.texts) ?? "" : text
    if !shown.isEmpty, !view.scrolls {
      let font = view.font(layout.traits.textSize)
      let symbol = view.widthBeforeTitle(isBusy: false, in: font, layout.texts)
      let inner = frame.inset(view.hasRoundedBorder ? 7 : view.sideInset + symbol / 2, 0)
      if FittedText(shown, of: view, layout.traits, in: inner).isCut {
        report(
          .cutOff(interface.title(of: view), shown, frame, layout.traits), "cut", at: view.element)
      }
    }
    if !text.isEmpty { reportContrast(of: view, layout) }
  }

  private mutating func reportContrast(of view: InterfaceView, _ layout: InterfaceLayout) {
    let palette = Palette(interface: interface, appearance: layout.appearance)
    // What is behind an opaque view cannot be seen.
    var path = interface.path(to: view)
    if let last = path.lastIndex(where: { palette.background(of: $0).alpha >= 1 }) {
      path.removeFirst(last)
    }
    var background = palette.system("systemBackgroundColor")
    for view in path { background = palette.background(of: view).over(background) }
    let isOfSystem =
      palette.isOfSystem(["textColor", "titleColor", "tintColor"], of: view)
      && path.allSatisfy { palette.isOfSystem(["backgroundColor"], of: $0) }
    let contrast = palette.text(of: view).over(background).contrast(with: background)
    // The contrast between two system colours is Apple's choice, as long as the text can be seen at
    // all.
    guard contrast < (isOfSystem ? 1.5 : 4.5) else { return }
    report(
      .hardToRead(interface.title(of: view), contrast, layout.traits), "contrast",
      at: view.element)
  }

  // MARK: Positions

  private mutating func reportPosition(of view: InterfaceView, _ layout: InterfaceLayout) {
    guard view.index > 0, !interface.path(to: view).dropLast().contains(where: \.scrolls) else {
      return
    }
    let (frame, screen) = (layout.frames[view.index], layout.frames[0])
    let isInside =
      frame.x >= -1 && frame.y >= -1 && frame.right <= screen.width + 1
      && frame.bottom <= screen.height + 1
    if isInside { return }
    report(
      .outside(interface.title(of: view), screen, layout.traits), "outside", at: view.element)
  }

  /// Reports views that show something in front of others, from the top of the screen down.
  private mutating func reportOverlaps(_ layout: InterfaceLayout) {
    let content = interface.views.filter { $0.isContent && !interface.isHidden($0) }
      .compactMap { view in visibleFrame(of: view, layout).map { (view: view, frame: $0) } }
      .sorted { $0.frame.y < $1.frame.y }
    for (index, place) in content.enumerated() {
      for other in content[(index + 1)...].prefix(while: { $0.frame.y < place.frame.bottom - 1 }) {
        guard let shared = place.frame.intersection(other.frame),
          shared.width > 1, shared.height > 1
        else { continue }
        let (back, front) =
          place.view.index < other.view.index
          ? (place.view, other.view) : (other.view, place.view)
        if interface.path(to: front).contains(where: { $0.index == back.index }) { continue }
        let message = Diagnostic.Message.overlapping(
          interface.title(of: front), interface.title(of: back), layout.traits)
        report(message, "overlap \(back.index)", at: front.element)
      }
    }
  }

  /// Returns the part of a view's frame that the scroll views around it show.
  private func visibleFrame(of view: InterfaceView, _ layout: InterfaceLayout) -> Frame? {
    interface.path(to: view).dropLast().filter(\.scrolls).reduce(layout.frames[view.index]) {
      $0?.intersection(layout.frames[$1.index])
    }
  }
}

extension InterfaceView {
  /// Whether the view shows something that no other view should cover.
  fileprivate var isContent: Bool {
    switch kind {
    case .view, .imageView, .visualEffectView, .other, .activityIndicatorView, .stackView,
      .wkWebView, .mediaPlayer, .screenlet:
      false
    default: true
    }
  }
}

extension Interface {
  /// Returns the superviews of a view, the root first, and then the view itself.
  func path(to view: InterfaceView) -> [InterfaceView] {
    var path = [root]
    while let last = path.last, last.index != view.index,
      let next = last.subviews.last(where: { $0.index <= view.index })
    {
      path.append(next)
    }
    return path
  }

  func isHidden(_ view: InterfaceView) -> Bool {
    path(to: view).contains { $0.isHidden || $0.isProgress }
  }
}
