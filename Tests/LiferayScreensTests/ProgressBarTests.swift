import HeadlessUIKit
import LiferayScreens
import Testing

@MainActor struct ProgressBarTests {

  private let bar = ProgressBar(frame: .zero)
  private let row: UIStackView
  private let rows: UIStackView
  private let card = CardView(frame: .zero)

  init() {
    let caption = UILabel(frame: .zero)
    caption.isAccessibilityElement = false
    row = UIStackView(arrangedSubviews: [caption, bar])
    rows = UIStackView(arrangedSubviews: [row])
    card.addSubview(rows)
    bar.awakeFromNib()
  }

  @Test func `a bar with its caption is visible while something is in progress`() {
    #expect(bar.isHidden && row.isHidden && card.isHidden)
    bar.progress = 0.25
    #expect(!bar.isHidden && !row.isHidden && !card.isHidden)
    bar.setProgress(1, animated: true)
    #expect(bar.isHidden && row.isHidden && card.isHidden)
  }

  @Test func `a card with another row stays`() {
    rows.addArrangedSubview(UIView(frame: .zero))
    bar.progress = 1
    #expect(row.isHidden && !card.isHidden)
  }
}
