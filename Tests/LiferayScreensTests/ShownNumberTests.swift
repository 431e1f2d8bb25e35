import Foundation
import Testing

@testable import HeadlessUIKit
@testable import LiferayScreens

/// Numbers and dates as their readers see them.
@MainActor struct ShownNumberTests {

  private let label = UILabel(frame: .zero)

  @Test func `a slider shows its number, and reads it out`() {
    let slider = NumberSlider(frame: .zero)
    slider.numberLabel = label
    slider.maximumValue = 20
    slider.awakeFromNib()
    #expect(label.text == "0")
    slider.value = 4.26
    #expect(label.text == 4.3.formatted())
    #expect(slider.accessibilityValue == label.text)
    slider.isWhole = true
    slider.setValue(7.6, animated: true)
    #expect(label.text == "8")
  }

  @Test func `a drag of a slider changes the number that is shown`() throws {
    let slider = NumberSlider(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    slider.numberLabel = label
    slider.maximumValue = 20
    slider.awakeFromNib()
    let window = UIWindow(frame: slider.frame)
    window.addSubview(slider)
    try slider.drag(to: 12)
    #expect(label.text == "12")
  }

  @Test func `a progress bar shows the percentage`() {
    let bar = ProgressBar(frame: .zero)
    bar.numberLabel = label
    bar.awakeFromNib()
    bar.progress = 0.426
    #expect(label.text == 0.43.formatted(.percent.precision(.fractionLength(0))))
  }

  @Test func `a row says how long ago something was, for a week`() {
    let now = Date.now
    let day: TimeInterval = 24 * 60 * 60
    func text(_ age: TimeInterval) -> String { now.addingTimeInterval(-age).textInRow(now: now) }
    let relative = Date.RelativeFormatStyle(presentation: .named)
    for age: TimeInterval in [0, 2 * 60 * 60, 6.9 * day] {
      #expect(text(age) == relative.format(now.addingTimeInterval(-age)))
    }
    for age: TimeInterval in [7 * day, 400 * day, -day] {
      let date = now.addingTimeInterval(-age)
      #expect(text(age) == date.formatted(date: .abbreviated, time: .omitted))
    }
  }
}
