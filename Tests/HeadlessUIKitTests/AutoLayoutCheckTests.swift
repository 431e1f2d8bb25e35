import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct AutoLayoutCheckTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 176))

  /// Adds a subview without autoresizing constraints to the root.
  private func place<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  private func findings(_ constraints: [NSLayoutConstraint]) -> [String] {
    NSLayoutConstraint.activate(constraints)
    return AutoLayoutCheck.findings(in: root).map(\.description)
  }

  @Test func `a column of fields between the edges is valid`() {
    let (first, second) = (place(UITextField()), place(UIButton()))
    #expect(
      findings([
        first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        root.trailingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
        first.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
        first.heightAnchor.constraint(equalToConstant: 34),
        second.leadingAnchor.constraint(equalTo: first.leadingAnchor),
        second.widthAnchor.constraint(equalTo: first.widthAnchor),
        second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 8),
        root.bottomAnchor.constraint(greaterThanOrEqualTo: second.bottomAnchor, constant: 8),
      ]) == [])
  }

  @Test func `a view without constraints is undetermined in every measure`() {
    _ = place(UIView())
    #expect(
      findings([]) == [
        "UIView: x is undetermined", "UIView: width is undetermined", "UIView: y is undetermined",
        "UIView: height is undetermined",
      ])
  }

  @Test func `a control's intrinsic size applies if nothing else determines its size`() {
    let (label, slider) = (place(UILabel()), place(UISlider()))
    #expect(
      findings([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.topAnchor.constraint(equalTo: root.topAnchor),
        slider.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        slider.topAnchor.constraint(equalTo: label.bottomAnchor),
      ]) == ["UISlider: x is undetermined", "UISlider: width is undetermined"])
  }

  @Test func `a height that holds for only one size of the root is a conflict`() {
    let view = place(UIView())
    #expect(
      findings([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 176),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ]) == ["UIView: height is conflicting"])
  }

  @Test func `a required constraint does not conflict with one of lower priority`() {
    let view = place(UIView())
    let weak = view.heightAnchor.constraint(equalToConstant: 10)
    weak.priority = .defaultHigh
    #expect(
      findings([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor), weak,
      ]) == [])
  }

  @Test func `two views in a row with intrinsic sizes need different hugging priorities`() {
    let (label, field) = (place(UILabel()), place(UITextField()))
    let constraints = [
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: field.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      field.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ]
    #expect(findings(constraints) == ["UITextField: width is undetermined"])
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(findings([]) == [])
  }

  @Test func `frames with autoresizing masks are determined, and valid for any size`() {
    let filling = UIView(frame: CGRect(x: 8, y: 8, width: 304, height: 160))
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(filling)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    filling.addSubview(inner)
    #expect(
      findings([
        inner.leadingAnchor.constraint(equalTo: filling.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: filling.trailingAnchor),
        inner.topAnchor.constraint(equalTo: filling.layoutMarginsGuide.topAnchor),
        inner.heightAnchor.constraint(equalTo: filling.heightAnchor, multiplier: 0.5),
      ]) == [])
  }

  @Test func `the views in a scroll view determine the size of its content`() {
    let scrollView = place(UIScrollView())
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    let edges = [
      scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: root.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
    ]
    #expect(
      findings(edges) == [
        "UIScrollView: content height is undetermined", "UIView: height is undetermined",
      ])
    #expect(findings([content.heightAnchor.constraint(equalToConstant: 1000)]) == [])
  }

  @Test func `findings name views by their outlet, or else by their id`() throws {
    let view = try load(
      """
      <view id="root" customClass="BookmarkView" customModule="HeadlessUIKitTests"><subviews>
        <textField id="url" translatesAutoresizingMaskIntoConstraints="NO"/>
        <label id="hint" translatesAutoresizingMaskIntoConstraints="NO"/>
      </subviews><connections>
        <outlet property="urlTextField" destination="url" id="o"/>
      </connections></view>
      """)
    #expect(
      try AutoLayoutCheck.findings(in: #require(view)).map(\.description) == [
        "urlTextField: x is undetermined", "hint: x is undetermined",
        "urlTextField: y is undetermined", "hint: y is undetermined",
      ])
  }

  @Test func `a long column of views is checked quickly`() {
    var constraints: [NSLayoutConstraint] = []
    var above = root.topAnchor
    for _ in 0..<300 {
      let view = place(UITextField())
      constraints += [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        view.topAnchor.constraint(equalTo: above, constant: 8),
      ]
      above = view.bottomAnchor
    }
    #expect(findings(constraints) == [])
  }
}
