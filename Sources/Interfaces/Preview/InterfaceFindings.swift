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
  /// each language. A row of a collection view has the `size` that its list gives it.
  init(
    _ interface: Interface, _ traits: [Traits], texts: [String: [String: String]] = [:],
    size: (width: Double, height: Double)? = nil
  ) {
    self.interface = interface
    for traits in traits {
      let layout = InterfaceLayout(
        interface, traits, traits.language.flatMap { texts[$0] } ?? [:],
        width: size?.width ?? Double(traits.width), height: size?.height)
      reportConstraints(layout)
      for view in interface.views where !interface.isHidden(view) {
        reportText(of: view, layout)
        reportPosition(of: view, layout)
      }
      for view in interface.views { reportOverlaps(in: view, layout) }
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
      let inner =
        view.hasRoundedBorder
        ? frame.inset(7, 0)
        : view.configuration == nil ? frame : frame.inset(InterfaceView.buttonInsets.horizontal, 0)
      if FittedText(shown, of: view, layout.traits, in: inner).isCut {
        report(
          .cutOff(interface.title(of: view), shown, frame, layout.traits), "cut", at: view.element)
      }
    }
    if !text.isEmpty { reportContrast(of: view, layout) }
  }

  private mutating func reportContrast(of view: InterfaceView, _ layout: InterfaceLayout) {
    let palette = Palette(interface: interface, appearance: layout.appearance)
    let path = interface.path(to: view)
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

  private mutating func reportOverlaps(in view: InterfaceView, _ layout: InterfaceLayout) {
    let content = view.subviews.filter { $0.isContent && !$0.isHidden }
    for (index, view) in content.enumerated() {
      for other in content[(index + 1)...] {
        guard
          let shared = layout.frames[view.index].intersection(layout.frames[other.index]),
          shared.width > 1, shared.height > 1
        else { continue }
        let message = Diagnostic.Message.overlapping(
          interface.title(of: other), interface.title(of: view), layout.traits)
        report(message, "overlap \(view.index)", at: other.element)
      }
    }
  }
}

extension InterfaceView {
  /// Whether the view shows something that no other view should cover.
  fileprivate var isContent: Bool {
    switch kind {
    case .view, .imageView, .visualEffectView, .other, .activityIndicatorView, .stackView: false
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

  func isHidden(_ view: InterfaceView) -> Bool { path(to: view).contains(where: \.isHidden) }
}
