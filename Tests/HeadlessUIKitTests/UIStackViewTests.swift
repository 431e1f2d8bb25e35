import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct UIStackViewTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  /// A view of a fixed height.
  private func bar(_ height: CGFloat) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  private func column(_ views: [UIView], spacing: CGFloat = 10) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    return stack
  }

  /// Ties a view to the upper edge of the root, and lays it out.
  private func layOut(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
  }

  @Test func `a custom spacing is the distance to the next view that is not hidden`() {
    let bars = [bar(10), bar(20), bar(30)]
    let stack = column(bars)
    #expect(stack.customSpacing(after: bars[0]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(2, after: bars[0])
    layOut(stack)
    #expect(bars.map(\.frame.minY) == [0, 12, 42])
    bars[1].isHidden = true
    root.layoutIfNeeded()
    #expect(bars[2].frame.minY == 12)
    #expect(stack.frame.height == 42)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: bars[0])
    root.layoutIfNeeded()
    #expect(bars[2].frame.minY == 20)
    stack.setCustomSpacing(2, after: bars[0])
    stack.removeArrangedSubview(bars[0])
    stack.insertArrangedSubview(bars[0], at: 0)
    #expect(stack.customSpacing(after: bars[0]) == UIStackView.spacingUseDefault)
  }

  @Test func `margins count if the arrangement is relative to them`() {
    let stack = column([bar(10)])
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    layOut(stack)
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 0, y: 0, width: 320, height: 10))
    stack.isLayoutMarginsRelativeArrangement = true
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 2, y: 1, width: 314, height: 10))
    #expect(stack.frame.height == 14)
    #expect(stack.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `a stack in a stack is as large as its content, and nothing if all is hidden`() {
    let inner = column([bar(10), bar(20)], spacing: 5)
    let last = bar(30)
    let outer = column([inner, last])
    layOut(outer)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 320, height: 35))
    #expect(last.frame.minY == 45)
    #expect(AutoLayoutCheck.findings(in: root) == [])
    for view in inner.arrangedSubviews { view.isHidden = true }
    root.layoutIfNeeded()
    #expect(inner.frame.height == 0)
    #expect(last.frame.minY == 10)
  }

  @Test func `what is in a hidden view has no effect`() {
    let high = bar(500)
    let hidden = column([high])
    let stack = column([bar(10), hidden])
    hidden.isHidden = true
    layOut(stack)
    #expect(stack.frame.height == 10)
    #expect(high.frame == .zero)
  }

  @Test(arguments: [
    (UIStackView.Alignment.leading, 0.0, 40.0), (.center, 140, 40), (.trailing, 280, 40),
    (.fill, 0, 320),
  ])
  func `views are aligned across the axis`(
    _ alignment: UIStackView.Alignment, _ x: Double, _ width: Double
  ) {
    let view = bar(10)
    let wanted = view.widthAnchor.constraint(equalToConstant: 40)
    wanted.priority = .defaultHigh
    wanted.isActive = true
    let stack = column([view])
    stack.alignment = alignment
    layOut(stack)
    #expect(view.frame == CGRect(x: x, y: 0, width: width, height: 10))
  }

  @Test func `views share the length in proportion to their content`() {
    let labels = ["AAAA", "AA"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.distribution = .fillProportionally
    layOut(stack)
    let widths = labels.map(\.intrinsicContentSize.width)
    #expect(abs(labels[0].frame.width - 320 * widths[0] / (widths[0] + widths[1])) < 0.01)
    #expect(labels[1].frame.maxX == 320)
  }

  @Test func `texts of different sizes stand on one line`() {
    let (small, large) = (UILabel(), UILabel())
    for label in [small, large] { label.text = "A" }
    large.font = .systemFont(ofSize: 40)
    let stack = UIStackView(arrangedSubviews: [small, large])
    stack.alignment = .firstBaseline
    layOut(stack)
    #expect(small.frame.minY == large.frame.minY)
    #expect(stack.frame.height == large.frame.height)
  }

  @Test func `a ratio of sides is a height in a stack`() {
    let image = UIImageView()
    let stack = column([image, bar(10)])
    image.widthAnchor.constraint(equalTo: image.heightAnchor, multiplier: 4.0 / 3).isActive = true
    layOut(stack)
    #expect(image.frame == CGRect(x: 0, y: 0, width: 320, height: 240))
    #expect(AutoLayoutCheck.findings(in: root) == [])
  }

  @Test func `the fitting size is that of the content, or the width that is asked for`() {
    let label = UILabel()
    label.text = "one two three"
    label.numberOfLines = 0
    let stack = column([label, bar(10)])
    let line = label.intrinsicContentSize
    let fitting = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(fitting.width == line.width)
    #expect(abs(fitting.height - line.height - 20) < 0.01)
    let narrow = stack.systemLayoutSizeFitting(
      CGSize(width: 60, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow.width == 60)
    #expect(narrow.height > line.height * 2)
  }
}
