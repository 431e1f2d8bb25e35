import HeadlessUIKit
import LiferayScreens
import Testing

@MainActor struct ActivityIndicatorTests {

  @Test func `a spinner with its caption is visible while it turns`() {
    let spinner = ActivityIndicator(frame: .zero)
    let caption = UILabel(frame: .zero)
    caption.isAccessibilityElement = false
    let row = UIStackView(arrangedSubviews: [caption, spinner])
    let card = CardView(frame: .zero)
    card.addSubview(UIStackView(arrangedSubviews: [row]))
    spinner.awakeFromNib()
    #expect(spinner.isHidden && row.isHidden && card.isHidden)
    spinner.startAnimating()
    #expect(!spinner.isHidden && !row.isHidden && !card.isHidden)
    spinner.stopAnimating()
    #expect(spinner.isHidden && row.isHidden && card.isHidden)
    spinner.hidesWhenStopped = false
    spinner.stopAnimating()
    #expect(!spinner.isHidden && !row.isHidden && !card.isHidden)
  }
}
