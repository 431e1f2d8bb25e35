import Foundation
import HeadlessUIKit
import Testing

@testable import LiferayScreens

/// The views of which forms are made.
@MainActor
struct FormRowTests {
  private let field = UITextField()
  private let text = UITextView()
  private let toggle = UISwitch()
  private let card = CardView(frame: CGRect(x: 0, y: 0, width: 288, height: 200))
  private let rows: UIStackView

  init() {
    rows = UIStackView(arrangedSubviews: [
      Self.row("Name", field), Self.row("Note", text), Self.row("Public", toggle),
    ])
    rows.axis = .vertical
    rows.frame = CGRect(x: 16, y: 9, width: 256, height: 181)
    card.addSubview(rows)
    for (index, row) in rows.arrangedSubviews.enumerated() {
      row.frame = CGRect(x: 0, y: index * 60, width: 256, height: 41)
    }
  }

  private static func row(_ caption: String, _ control: UIView) -> UIStackView {
    let label = UILabel()
    label.text = caption
    label.isAccessibilityElement = false
    return UIStackView(arrangedSubviews: [label, control])
  }

  @Test func `a card has a line in the middle between two rows`() {
    #expect(card.separatorPositions == [59.5, 119.5])
    rows.arrangedSubviews[1].isHidden = true
    #expect(card.separatorPositions == [89.5])
  }

  @Test func `a row reaches halfway to the next, and to the edges of the card`() {
    #expect(card.textInput(at: CGPoint(x: 2, y: 0)) === field)
    #expect(card.textInput(at: CGPoint(x: 280, y: 59)) === field)
    #expect(card.textInput(at: CGPoint(x: 100, y: 60)) === text)
    #expect(card.textInput(at: CGPoint(x: 100, y: 119)) === text)
    #expect(card.textInput(at: CGPoint(x: 100, y: 199)) == nil)
  }

  @Test func `what cannot be edited is not touched`() {
    text.isEditable = false
    #expect(card.textInput(at: CGPoint(x: 100, y: 100)) == nil)
    #expect(CardView(frame: .zero).textInput(at: .zero) == nil)
  }

  @Test func `a text begins where its caption does`() {
    card.awakeFromNib()
    #expect(text.textContainerInset == .zero)
    #expect(text.textContainer.lineFragmentPadding == 0)
    #expect(card.layer.cornerCurve == .continuous && card.clipsToBounds)
  }

  @Test func `a view knows its cards and captions, not those of a Screenlet in it`() {
    let view = BaseScreenletView(frame: .zero)
    let nested = BaseScreenlet(frame: .zero)
    nested.addSubview(CardView(frame: .zero))
    let title = UILabel()
    for part in [title, card, nested] { view.addSubview(part) }
    #expect(view.cardViews == [card])
    #expect(view.captionLabels.map(\.text) == ["Name", "Note", "Public"])
  }

  @Test func `a badge is a capsule around its text`() {
    let (badge, plain) = (BadgeLabel(), ValueLabel())
    for label in [badge, plain] { label.text = "Shipped" }
    let (size, text) = (badge.intrinsicContentSize, plain.intrinsicContentSize)
    #expect(size == CGSize(width: text.width + 20, height: text.height + 6))
    badge.frame.size = CGSize(width: 80, height: 22)
    badge.layoutSubviews()
    #expect(badge.layer.cornerRadius == 11 && badge.clipsToBounds)
    badge.text = nil
    #expect(badge.isHidden)
  }

  @Test func `a card of nothing but empty values takes no room`() {
    let (pieces, weight) = (ValueLabel(), ValueLabel())
    let rows = UIStackView(arrangedSubviews: [
      Self.row("Pieces", pieces), Self.row("Weight", weight),
    ])
    let card = CardView(frame: .zero)
    card.addSubview(rows)
    for value in [pieces, weight] { value.awakeFromNib() }
    #expect(card.isHidden && rows.isHidden)
    weight.text = "4.2"
    #expect(!card.isHidden && !rows.isHidden)
    #expect(rows.arrangedSubviews.map(\.isHidden) == [true, false])
  }

  @Test func `what has a control in it stays, whatever its values are`() {
    let value = ValueLabel()
    let rows = UIStackView(arrangedSubviews: [value, Self.row("Name", UITextField())])
    value.awakeFromNib()
    #expect(value.isHidden && !rows.isHidden)
  }

  @Test func `a value without a text takes no room, nor does its caption`() {
    let value = ValueLabel()
    let row = Self.row("Author", value)
    value.awakeFromNib()
    #expect(value.isHidden && row.isHidden)
    value.text = "Ada"
    #expect(!value.isHidden && !row.isHidden)
    value.text = ""
    #expect(row.isHidden)
  }

  @Test func `a value beside other views hides only itself`() {
    let (value, other) = (ValueLabel(), UILabel())
    let row = UIStackView(arrangedSubviews: [value, other])
    value.awakeFromNib()
    #expect(value.isHidden && !row.isHidden)
  }

  @Test func `a value is read out after its caption`() {
    let value = ValueLabel()
    value.text = "Ada"
    #expect(value.accessibilityValue == nil)
    value.accessibilityLabel = "Author"
    value.text = "Grace"
    #expect(value.accessibilityValue == "Grace")
  }

  @Test func `a title is bold in its own size`() {
    let title = ValueLabel()
    title.font = .preferredFont(forTextStyle: .title1)
    title.isEmphasized = true
    title.awakeFromNib()
    #expect(title.font == .boldSystemFont(ofSize: 28))
  }

  @Test func `the button of a row is a capsule that is lower than its target`() {
    let button = ActionButton(frame: .zero)
    button.configuration = .tinted()
    button.isInRow = true
    button.awakeFromNib()
    #expect(button.configuration?.cornerStyle == .capsule)
    #expect(button.configuration?.background.backgroundInsets.top == 6)
  }
}
