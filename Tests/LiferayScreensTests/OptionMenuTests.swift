import Foundation
import Testing

@testable import HeadlessUIKit
@testable import LiferayScreens

@MainActor struct OptionMenuTests {

  private let control = OptionMenu(items: ["Spring", "Summer"])
  private let row: UIStackView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))

  init() {
    row = UIStackView(arrangedSubviews: [UILabel(), control])
    row.frame = window.bounds
    control.accessibilityLabel = "Season"
    control.awakeFromNib()
    window.addSubview(row)
  }

  @Test func `a button with a menu stands in the place of the segments`() throws {
    let button = control.menuButton
    #expect(row.arrangedSubviews[1] === button && control.isHidden && !button.isHidden)
    #expect(button.configuration?.title == "Choose" && !button.changesSelectionAsPrimaryAction)
    var chosen: [Int] = []
    let action = UIAction { [control] _ in chosen.append(control.selectedSegmentIndex) }
    control.addAction(action, for: .valueChanged)
    try button.chooseFromMenu(at: 1)
    #expect(chosen == [1] && button.configuration?.title == "Summer")
    #expect(button.accessibilityLabel == "Season" && button.accessibilityValue == "Summer")
    let states = button.menu?.children.map { ($0 as? UIAction)?.state }
    #expect(states == [.off, .on] && button.changesSelectionAsPrimaryAction)
    #expect(throws: UserInteractionError.self) { try button.chooseFromMenu(at: 2) }
  }

  @Test func `the button has the state that the XIB gives the control, and its tint`() {
    let control = OptionMenu(items: ["Spring", "Summer"])
    control.isEnabled = false
    control.isUserInteractionEnabled = false
    let row = UIStackView(arrangedSubviews: [control])
    control.awakeFromNib()
    #expect(row.arrangedSubviews.count == 2 && !control.menuButton.isEnabled)
    #expect(control.menuButton.configuration?.baseForegroundColor == .label)
    control.tintColor = .systemRed
    #expect(control.menuButton.tintColor == .systemRed)
  }

  @Test func `code uses it as it uses segments`() {
    control.selectedSegmentIndex = 0
    control.setTitle("Primavera", forSegmentAt: 0)
    #expect(control.menuButton.configuration?.title == "Primavera")
    control.insertSegment(withTitle: "Winter", at: 0, animated: false)
    #expect(control.menuButton.menu?.children.count == 3)
    control.removeSegment(at: 1, animated: false)
    #expect(control.menuButton.configuration?.title == "Choose")
    control.removeAllSegments()
    #expect(control.menuButton.menu?.children.isEmpty == true)
    control.isHidden = true
    #expect(control.menuButton.isHidden)
    control.isHidden = false
    control.isEnabled = false
    #expect(control.isHidden && !control.menuButton.isHidden && !control.menuButton.isEnabled)
  }

  @Test func `it is a text while its view is not editable`() {
    let allow = control.withdraw()
    #expect(!control.menuButton.isUserInteractionEnabled)
    #expect(control.menuButton.configuration?.baseForegroundColor == UIColor.label)
    allow()
    #expect(control.menuButton.isUserInteractionEnabled)
    #expect(control.menuButton.configuration?.baseForegroundColor == nil)
  }

  @Test func `it has segments outside of a stack view`() {
    let control = OptionMenu(items: ["A", "B"])
    control.awakeFromNib()
    control.selectedSegmentIndex = 1
    #expect(!control.isHidden && control.menuButton.superview == nil)
  }
}
