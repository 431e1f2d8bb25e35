import LiferayScreens
import Testing

@MainActor struct SegmentValueTests {

  private let control = UISegmentedControl(items: ["Low", "High"])

  @Test func `the selected segment is read as its number`() {
    #expect(control.selectedNumber(of: [0.2, 0.4]) == nil)
    control.selectedSegmentIndex = 1
    #expect(control.selectedNumber(of: [0.2, 0.4]) == 0.4)
    #expect(control.selectedNumber(of: [0.2]) == nil)
  }

  @Test(
    arguments: [
      (0.4, 1), (Double(Float(0.2)), 0), (0.3, -1), (nil, -1), (-1, -1), (.nan, -1),
    ] as [(Double?, Int)])
  func `a number selects its segment, and any other none`(number: Double?, index: Int) {
    control.selectedSegmentIndex = 0
    control.selectNumber(number, of: [0.2, 0.4])
    #expect(control.selectedSegmentIndex == index)
  }

  @Test func `the selected segment is read as its text`() {
    #expect(control.selectedText(of: ["low", "high"]) == nil)
    control.selectedSegmentIndex = 1
    #expect(control.selectedText(of: ["low", "high"]) == "high")
    #expect(control.selectedText(of: ["low"]) == nil)
  }

  @Test(arguments: [("high", 1), ("low", 0), ("High", -1), ("", -1), (nil, -1)])
  func `a text selects its segment, and any other none`(text: String?, index: Int) {
    control.selectedSegmentIndex = 0
    control.selectText(text, of: ["low", "high"])
    #expect(control.selectedSegmentIndex == index)
  }
}
