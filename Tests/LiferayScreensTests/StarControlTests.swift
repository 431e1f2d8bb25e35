import LiferayScreens
import Testing

@MainActor struct StarControlTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let control = StarControl(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  init() { window.addSubview(control) }

  @Test func `a tap fills all stars up to the one that is tapped`() throws {
    var counts: [Int] = []
    control.addAction(
      UIAction { action in
        if let control = action.sender as? StarControl { counts.append(control.stars) }
      }, for: .valueChanged)
    for star in [4, 2, 5] { try control.buttons[star - 1].tap() }
    #expect(counts == [4, 2, 5])
  }

  @Test(arguments: [
    (-1, 0, 0), (0, 0, 0), (0.5, 3, 0.6), (0.8, 4, 0.8), (1, 5, 1), (7, 5, 1), (.nan, 0, 0),
  ])
  func `a fraction is rounded to stars`(_ fraction: Double, _ stars: Int, _ kept: Double) {
    control.fraction = fraction
    #expect(control.stars == stars)
    #expect(control.fraction == kept)
  }

  @Test func `it is one element that goes up and down`() {
    control.stars = 4
    #expect(control.isAccessibilityElement)
    #expect(control.accessibilityTraits == .adjustable)
    #expect(control.accessibilityValue == "4 of 5")
    for _ in 0..<3 { control.accessibilityIncrement() }
    #expect(control.accessibilityValue == "5 of 5")
    for _ in 0..<9 { control.accessibilityDecrement() }
    #expect(control.accessibilityValue == "1 of 5")
  }

  @Test(arguments: [(390.0, 65.0), (320, 30), (200, 0)])
  func `the stars are in the middle, and closer in a narrow view`(_ width: Double, _ start: Double)
  {
    control.frame.size.width = width
    control.layoutIfNeeded()
    let first = control.buttons[0]
    let left = first.frame.minX + (first.superview?.frame.minX ?? 0)
    #expect(Double(left.rounded()) == start)
  }
}
