import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct UIViewHierarchyTests {
  @Test func `a view that enters a window notifies its whole subtree, parents first`() {
    let log = Log()
    let (outer, inner) = (LoggingView("outer", log), LoggingView("inner", log))
    outer.addSubview(inner)
    log.lines = []

    let window = window(showing: outer)

    #expect(
      log.lines == [
        "outer willMove to window", "inner willMove to window", "outer willMove to superview",
        "outer didMove to window", "inner didMove to window", "outer didMove to superview",
      ])
    #expect(inner.window === window)
  }

  @Test func `a view that leaves a window notifies its whole subtree`() {
    let log = Log()
    let (outer, inner) = (LoggingView("outer", log), LoggingView("inner", log))
    outer.addSubview(inner)
    let window = window(showing: outer)
    log.lines = []

    outer.removeFromSuperview()

    #expect(
      log.lines == [
        "outer willMove to no window", "inner willMove to no window",
        "outer willMove to no superview", "outer didMove to no window",
        "inner didMove to no window", "outer didMove to no superview",
      ])
    #expect(window.subviews.isEmpty)
    #expect(inner.superview === outer)
  }

  @Test func `a move within a window does not call the hooks for windows`() {
    let log = Log()
    let (left, right, child) = (UIView(), UIView(), LoggingView("child", log))
    let window = window(showing: left, right)
    left.addSubview(child)
    log.lines = []

    right.addSubview(child)

    #expect(log.lines == ["child willMove to superview", "child didMove to superview"])
    #expect(left.subviews.isEmpty)
    #expect(child.window === window)
  }

  @Test func `a view moved directly to another window is notified of that window only`() {
    let log = Log()
    let child = LoggingView("child", log)
    let first = window(showing: child)
    log.lines = []

    let second = window(showing: child)

    #expect(
      log.lines == [
        "child willMove to window", "child willMove to superview", "child didMove to window",
        "child didMove to superview",
      ])
    #expect(first.subviews.isEmpty)
    #expect(child.window === second)
  }

  @Test func `subviews are ordered from back to front`() {
    let (view, a, b, c, d) = (UIView(), UIView(), UIView(), UIView(), UIView())
    view.addSubview(a)
    view.insertSubview(b, at: 0)
    view.insertSubview(c, aboveSubview: b)
    view.insertSubview(d, belowSubview: b)
    #expect(view.subviews == [d, b, c, a])

    view.sendSubviewToBack(a)
    view.bringSubviewToFront(d)
    #expect(view.subviews == [a, b, c, d])

    view.insertSubview(a, at: 99)
    view.addSubview(b)
    #expect(view.subviews == [c, d, a, b])
  }

  @Test func `a view cannot be added to itself or to one of its descendants`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)

    inner.addSubview(outer)
    outer.addSubview(outer)

    #expect(outer.superview == nil)
    #expect(inner.subviews.isEmpty)
    #expect(outer.subviews == [inner])
  }

  @Test func `a tag is searched for depth first, including the view itself`() {
    let (view, first, second, nested) = (UIView(), UIView(), UIView(), UIView())
    view.addSubview(first)
    view.addSubview(second)
    first.addSubview(nested)
    nested.tag = 1
    second.tag = 1
    view.tag = 7

    #expect(view.viewWithTag(1) === nested)
    #expect(view.viewWithTag(7) === view)
    #expect(view.viewWithTag(2) == nil)
  }

  @Test func `a removed subview and its former superview do not retain each other`() {
    weak var parent: UIView?
    weak var child: UIView?
    do {
      let view = UIView()
      view.addSubview(UIView())
      parent = view
      child = view.subviews.first
      #expect(child != nil)
    }
    #expect(parent == nil)
    #expect(child == nil)
  }

  @Test func `a change of size resizes flexible parts and requests a layout`() {
    let log = Log()
    let (view, fixed) = (
      LoggingView("view", log), UIView(frame: CGRect(x: 8, y: 8, width: 4, height: 4))
    )
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let filling = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 60))
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(fixed)
    view.addSubview(filling)
    view.layoutIfNeeded()
    log.lines = []

    view.frame.size = CGSize(width: 200, height: 150)
    view.layoutIfNeeded()
    view.layoutIfNeeded()

    #expect(filling.frame == CGRect(x: 10, y: 20, width: 180, height: 110))
    #expect(fixed.frame == CGRect(x: 8, y: 8, width: 4, height: 4))
    #expect(log.lines == ["view layoutSubviews"])
  }

  @Test func `a view that is tied to its superview's edges follows them`() throws {
    func tied(_ constraints: String) throws -> (UIView, UIView) {
      let view = try #require(
        try load(
          """
          <view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/>
            <subviews>
              <view id="v" translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="10" y="20" width="30" height="40"/>
                <constraints><constraint firstAttribute="height" constant="40" id="h"/></constraints>
              </view>
            </subviews>
            <constraints>\(constraints)</constraints>
          </view>
          """))
      return (view, try #require(view.subviews.first))
    }
    let near = """
      <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="a"/>
      <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
      """
    let far = """
      <constraint firstAttribute="trailing" secondItem="v" secondAttribute="trailing" constant="60" id="c"/>
      <constraint firstAttribute="bottom" secondItem="v" secondAttribute="bottom" constant="40" id="d"/>
      """
    let middle = """
      <constraint firstItem="v" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="e"/>
      <constraint firstItem="v" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="f"/>
      """
    let expected = [
      ("", CGRect(x: 10, y: 20, width: 30, height: 40)),
      (near, CGRect(x: 10, y: 20, width: 30, height: 40)),
      (far, CGRect(x: 60, y: 10, width: 30, height: 40)),
      // The edges contradict the height, which comes after them.
      (near + far, CGRect(x: 10, y: 20, width: 80, height: 30)),
      (middle, CGRect(x: 60, y: 25, width: 30, height: 40)),
    ]
    for (constraints, frame) in expected {
      let (root, view) = try tied(constraints)
      root.frame.size = CGSize(width: 150, height: 90)
      root.layoutIfNeeded()
      #expect(view.frame == frame, "\(constraints)")
    }
  }

  @Test func `setting the bounds keeps the centre`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.bounds = CGRect(x: 3, y: 4, width: 40, height: 10)
    #expect(view.frame == CGRect(x: 0, y: 15, width: 40, height: 10))
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 40, height: 10))
  }

  @Test func `removing a view removes its constraints`() {
    let (view, a, b) = (UIView(), UIView(), UIView())
    view.addSubview(a)
    view.addSubview(b)
    let toA = a.topAnchor.constraint(equalTo: view.topAnchor)
    let toB = b.topAnchor.constraint(equalTo: view.topAnchor)
    NSLayoutConstraint.activate([toA, toB])
    #expect(view.constraints == [toA, toB])

    a.removeFromSuperview()

    #expect(view.constraints == [toB])
    #expect(!toA.isActive)
  }
}
