import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Whole XIBs of nested stack views in a scroll view, laid out at three widths.
@MainActor
struct LooksTests {
  private func load(_ name: String) throws -> UIView {
    let objects = try UINib(contentsOf: Looks.url("\(name).xib")).instantiate(withOwner: nil)
    return try #require(objects.first as? UIView)
  }

  /// The frames of the views that are not hidden.
  private func frames(in view: UIView, _ origin: CGPoint = .zero) -> String {
    if view.isHidden { return "" }
    let frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
    let line = Looks.line(
      view.xibIdentifier ?? "", frame.minX, frame.minY, frame.width, frame.height)
    return view.subviews.reduce(line) { $0 + frames(in: $1, frame.origin) }
  }

  private func part(_ id: String, of view: UIView) -> UIView? {
    if view.xibIdentifier == id { return view }
    return view.subviews.lazy.compactMap { part(id, of: $0) }.first
  }

  @Test(arguments: Looks.names, [320, 390, 744])
  func `all of the content is shown in the fitting size`(_ name: String, _ width: Int) throws {
    let root = try load(name)
    let size = root.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    root.frame = CGRect(origin: .zero, size: size)
    root.layoutIfNeeded()
    try expect(frames(in: root), matches: Looks.url("\(name).\(width).frames"))
    let scrollView = try #require(root.subviews.first as? UIScrollView)
    #expect(scrollView.contentSize == size)
    #expect(AutoLayoutCheck.findings(in: root) == [])
  }

  @Test(arguments: Looks.names, [(320, 288), (390, 358), (744, 560)])
  func `content scrolls in a low view`(_ name: String, _ widths: (Int, Int)) throws {
    let root = try load(name)
    root.frame = CGRect(x: 0, y: 0, width: widths.0, height: 100)
    root.layoutIfNeeded()
    let scrollView = try #require(root.subviews.first as? UIScrollView)
    let content = try #require(scrollView.subviews.first)
    #expect(content.frame.width == CGFloat(widths.1))
    #expect(content.frame.midX == CGFloat(widths.0) / 2)
    #expect(content.frame.minY == 16)
    #expect(abs(scrollView.contentSize.height - content.frame.height - 32) < 0.01)
    #expect(content.frame.height > 100)
  }

  @Test(arguments: Looks.names)
  func `a high view leaves room below the content`(_ name: String) throws {
    // An equation would stretch what does not hug its content.
    let equation = #"firstItem="frame-guide" firstAttribute="height" "#
    let text = try String(contentsOf: Looks.url("\(name).xib"), encoding: .utf8)
      .replacing(equation, with: equation + #"relation="greaterThanOrEqual" "#)
    let objects = try UINib(data: Data(text.utf8)).instantiate(withOwner: nil)
    let root = try #require(objects.first as? UIView)
    root.frame = CGRect(x: 0, y: 0, width: 390, height: 2000)
    root.layoutIfNeeded()
    let expected = try String(contentsOf: Looks.url("\(name).390.frames"), encoding: .utf8)
    // The frames below those of the root and the scroll view.
    let (all, natural) = (frames(in: root).split(separator: "\n"), expected.split(separator: "\n"))
    #expect(all.dropFirst(2) == natural.dropFirst(2))
    #expect(AutoLayoutCheck.findings(in: root) == [])
  }

  @Test func `a hidden view takes room once it is shown`() throws {
    let root = try load("Form")
    root.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
    root.layoutIfNeeded()
    let (error, button) = (try #require(part("error", of: root)), part("log-in", of: root))
    let before = button?.frame.minY ?? 0
    error.isHidden = false
    root.layoutIfNeeded()
    #expect(error.frame.height == 21)
    #expect(button?.frame.minY == before + 24 + 21)
  }

  @Test func `a tap on a row begins editing`() throws {
    let root = try load("Form")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    window.addSubview(root)
    let recognizer = part("password-row", of: root)?.gestureRecognizers?.first
    try #require(recognizer as? UITapGestureRecognizer).tap()
    #expect(part("password-field", of: root)?.isFirstResponder == true)
  }

  @Test func `margins, corners and the keyboard are as the XIB says`() throws {
    let root = try load("Form")
    let row = try #require(part("name-row", of: root) as? UIStackView)
    #expect(row.isLayoutMarginsRelativeArrangement)
    #expect(row.layoutMargins == UIEdgeInsets(top: 9, left: 16, bottom: 10, right: 16))
    #expect(row.directionalLayoutMargins.leading == 16)
    let card = try #require(part("card", of: root))
    #expect(card.layer.cornerRadius == 12)
    #expect(card.layer.cornerCurve == .continuous)
    #expect(card.backgroundColor == .white)
    #expect((root.subviews.first as? UIScrollView)?.keyboardDismissMode == .interactive)
  }
}
