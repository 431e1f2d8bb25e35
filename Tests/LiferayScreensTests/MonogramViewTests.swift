import Foundation
import LiferayScreens
import Testing

@MainActor
struct MonogramViewTests {
  @Test func `a monogram shows the first letter of its label, on a colour of that text`() {
    let (view, label) = (MonogramView(frame: .zero), UILabel())
    view.nameLabel = label
    view.awakeFromNib()
    #expect(view.letterLabel.text == "" && view.backgroundColor == nil)
    label.text = "ångström"
    view.showLetter()
    let color = view.backgroundColor
    #expect(view.letterLabel.text == "Å" && color != nil)
    #expect(view.letterLabel.isAccessibilityElement == false)
    label.text = "Ärger"
    view.showLetter()
    label.text = "ångström"
    view.showLetter()
    #expect(view.backgroundColor == color)
  }
}
