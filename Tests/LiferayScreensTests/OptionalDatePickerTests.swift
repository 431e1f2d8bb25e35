import Foundation
import HeadlessUIKit
import LiferayScreens
import Testing

@MainActor struct OptionalDatePickerTests {

  private let picker = OptionalDatePicker(frame: .zero)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let changes = Changes()

  private final class Changes {
    var dates: [Date?] = []
  }

  init() {
    picker.accessibilityLabel = "Visit"
    let action = UIAction { [changes] in
      changes.dates.append(($0.sender as? OptionalDatePicker)?.chosenDate)
    }
    picker.addAction(action, for: .valueChanged)
  }

  private func addRow() {
    let row = UIStackView(arrangedSubviews: [UILabel(frame: .zero), picker])
    row.frame = window.bounds
    window.addSubview(row)
    picker.awakeFromNib()
    window.layoutIfNeeded()
  }

  /// Which of picker and buttons are visible.
  private var visible: [String] {
    let views: [(String, UIView)] = [
      ("add", picker.addButton), ("picker", picker), ("clear", picker.clearButton),
    ]
    return views.filter { !$0.1.isHidden }.map(\.0)
  }

  @Test func `a user adds, changes and removes a date`() throws {
    addRow()
    #expect(picker.chosenDate == nil && visible == ["add"])
    try picker.addButton.tap()
    #expect(visible == ["picker", "clear"])
    let noon = Date(timeIntervalSinceReferenceDate: 43_200)
    try picker.pick(noon)
    #expect(picker.chosenDate == noon)
    try picker.clearButton.tap()
    #expect(picker.chosenDate == nil && visible == ["add"])
    #expect(changes.dates.count == 3 && changes.dates[1] == noon && changes.dates[2] == nil)
  }

  @Test func `setting the date sends no event`() {
    addRow()
    picker.chosenDate = Date(timeIntervalSinceReferenceDate: 0)
    #expect(picker.chosenDate == Date(timeIntervalSinceReferenceDate: 0))
    #expect(visible == ["picker", "clear"])
    picker.chosenDate = nil
    #expect(visible == ["add"])
    #expect(changes.dates == [])
  }

  @Test func `the buttons say which date they are for`() {
    picker.datePickerMode = .time
    addRow()
    #expect(picker.addButton.currentTitle == "Add Time")
    #expect(picker.addButton.accessibilityLabel == "Visit, Add Time")
    #expect(picker.clearButton.accessibilityLabel == "Visit, Clear")
    picker.isEnabled = false
    #expect(!picker.addButton.isEnabled && !picker.clearButton.isEnabled)
  }

  @Test func `outside of a stack view there is always a date`() {
    window.addSubview(picker)
    picker.awakeFromNib()
    #expect(picker.chosenDate == picker.date && !picker.isHidden)
    #expect(picker.addButton.superview == nil)
  }
}
