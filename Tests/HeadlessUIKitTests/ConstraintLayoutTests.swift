import Foundation
import HeadlessUIKit
import Testing

/// The frames that constraints give views, as on a device.
@MainActor
struct ConstraintLayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  private func place<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  private func layOut(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }

  @Test func `edges and distances are frames`() {
    let (first, second) = (place(UIView()), place(UIView()))
    layOut([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      root.trailingAnchor.constraint(equalTo: first.trailingAnchor, constant: 16),
      first.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      first.heightAnchor.constraint(equalToConstant: 44),
      second.leadingAnchor.constraint(equalTo: first.leadingAnchor),
      second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.5),
      second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 8),
      second.heightAnchor.constraint(equalTo: second.widthAnchor),
    ])
    #expect(first.frame == CGRect(x: 16, y: 8, width: 288, height: 44))
    #expect(second.frame == CGRect(x: 16, y: 60, width: 144, height: 144))
    root.frame.size.width = 220
    root.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 16, y: 60, width: 94, height: 94))
  }

  @Test func `a control is as large as its content, and at least as an inequality says`() {
    let (button, other) = (place(UIButton(type: .system)), place(UIButton(type: .system)))
    button.setTitle("Save", for: .normal)
    layOut([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      other.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      other.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    #expect(button.frame.size == CGSize(width: button.intrinsicContentSize.width, height: 44))
    #expect(other.frame == CGRect(x: 145, y: 166, width: 30, height: 34))
  }

  @Test func `who hugs more leaves the room to the other`() {
    let (caption, field) = (place(UILabel()), place(UITextField()))
    caption.text = "Name"
    caption.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    layOut([
      caption.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      field.leadingAnchor.constraint(equalTo: caption.trailingAnchor, constant: 8),
      root.trailingAnchor.constraint(equalTo: field.trailingAnchor),
      caption.topAnchor.constraint(equalTo: root.topAnchor),
      field.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let width = caption.intrinsicContentSize.width
    #expect(caption.frame.width == width)
    #expect(field.frame.minX == width + 8)
    #expect(field.frame.maxX == 320)
    caption.text = "Name of the dish"
    root.layoutIfNeeded()
    #expect(caption.frame.width == caption.intrinsicContentSize.width)
    #expect(field.frame.minX == caption.frame.width + 8)
  }

  @Test func `a constraint that changes is at work at the next layout`() {
    let view = place(UIView())
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    layOut([
      height, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    height.constant = 20
    #expect(view.frame.height == 10)
    view.layoutIfNeeded()
    #expect(view.frame.height == 20)
  }

  @Test func `a stack arranges what is not hidden`() {
    let views = (0..<3).map { _ in UIView() }
    let stack = place(UIStackView(arrangedSubviews: views))
    stack.axis = .vertical
    stack.spacing = 10
    stack.distribution = .fillEqually
    layOut([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.heightAnchor.constraint(equalToConstant: 110),
    ])
    #expect(views.map(\.frame.minY) == [0, 40, 80])
    #expect(views.map(\.frame.height) == [30, 30, 30])
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 320, height: 50))
    #expect(views[2].frame == CGRect(x: 0, y: 60, width: 320, height: 50))
  }

  @Test func `the content of a scroll view is as large as its constraints say`() {
    let scrollView = place(UIScrollView())
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    layOut(
      [scrollView.leadingAnchor, scrollView.trailingAnchor].enumerated().map { index, anchor in
        anchor.constraint(equalTo: index == 0 ? root.leadingAnchor : root.trailingAnchor)
      } + [
        scrollView.topAnchor.constraint(equalTo: root.topAnchor),
        scrollView.heightAnchor.constraint(equalToConstant: 100),
        content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
        content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
        content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 500),
      ])
    #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 500))
    #expect(scrollView.contentSize == CGSize(width: 320, height: 500))
  }

  @Test func `what constraints leave open, and what has a frame, stays as it was`() {
    let view = place(UIView())
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let framed = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.addSubview(framed)
    layOut([view.trailingAnchor.constraint(equalTo: root.trailingAnchor)])
    #expect(view.frame == CGRect(x: 290, y: 20, width: 30, height: 40))
    #expect(framed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `views have their frames before a subclass lays out the rest`() {
    final class Card: UIView {
      let badge = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        badge.frame.origin.x = (subviews.first?.frame.maxX ?? 0) + 1
      }
    }
    let card = place(Card())
    let title = UIView()
    title.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(title)
    layOut([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalToConstant: 100),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: card.centerXAnchor),
      title.topAnchor.constraint(equalTo: card.topAnchor),
      title.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    #expect(title.frame.width == 50)
    #expect(card.badge.frame.minX == 51)
  }
}
