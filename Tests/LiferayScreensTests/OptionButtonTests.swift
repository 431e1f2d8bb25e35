import HeadlessUIKit
import LiferayScreens
import Testing

@MainActor struct OptionButtonTests {

  @Test func `a selected option has a checkmark, and no other background`() {
    let button = OptionButton("Red")
    let checkmark = button.subviews.lazy.compactMap { $0 as? UIImageView }.first
    #expect(button.title(for: .normal) == "Red" && checkmark?.isHidden == true)
    button.isSelected = true
    #expect(checkmark?.isHidden == false)
    #expect(button.configuration?.background.backgroundColor == .clear)
    button.isSelected = false
    #expect(checkmark?.isHidden == true)
  }
}
