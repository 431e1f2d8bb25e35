import Foundation
import Testing

@testable import HeadlessUIKit
@testable import LiferayScreens

@MainActor struct ComposerBarTests {

  @Test func `the bar of a view that is not editable takes no room`() {
    let view = BaseScreenletView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let bar = ComposerBar(frame: .zero)
    let field = UITextField(frame: .zero)
    for subview in [bar, field] { subview.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(bar)
    bar.addSubview(field)
    let bottom = bar.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: 4)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      field.heightAnchor.constraint(equalToConstant: 44),
      field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 4),
      field.centerXAnchor.constraint(equalTo: bar.centerXAnchor),
      field.widthAnchor.constraint(equalToConstant: 100), bottom,
    ])
    view.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 428, width: 320, height: 52))
    view.editable = false
    view.layoutIfNeeded()
    #expect(bar.isHidden && bar.frame.height == 0)
    view.editable = true
    view.layoutIfNeeded()
    #expect(!bar.isHidden && bar.frame.height == 52)
  }

  @Test func `a failure stands above the row of a round button`() {
    let button = ActionButton(type: .system)
    button.isRound = true
    let row = UIStackView(arrangedSubviews: [UITextField(frame: .zero), button])
    let column = UIStackView(arrangedSubviews: [row])
    column.axis = .vertical
    #expect(button.showProblem("Not sent"))
    #expect(column.arrangedSubviews.count == 2 && column.arrangedSubviews[1] === row)
    #expect(button.problemText == "Not sent")
    button.beginWork("Sending...", canRepeat: false)
    #expect(column.arrangedSubviews == [row])
  }

  @Test func `a busy round button has no room for a text`() {
    let button = ActionButton(type: .system)
    button.configuration = .filled()
    button.isRound = true
    button.awakeFromNib()
    button.beginWork("Sending...", canRepeat: false)
    #expect(button.configuration?.title == nil && button.isBusy)
  }
}
