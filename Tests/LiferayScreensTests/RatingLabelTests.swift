import Foundation
import Testing

@testable import HeadlessUIKit
@testable import LiferayScreens

@MainActor struct RatingLabelTests {

  private let label = RatingLabel(frame: .zero)
  private let stars = RatingStars(frame: .zero)
  private let scale = UILabel(frame: .zero)

  init() {
    label.starsView = stars
    label.scaleLabel = scale
    label.accessibilityLabel = "Average"
    label.awakeFromNib()
  }

  private var symbols: [String?] {
    stars.subviews[0].subviews.map { ($0 as? UIImageView)?.image?.name }
  }

  @Test func `a rating is shown as a number of five stars, and reads that out`() {
    #expect(scale.text == "out of 5")
    label.fraction = 0.84
    #expect(label.text == 4.2.formatted())
    #expect(label.accessibilityValue == "\(4.2.formatted()) out of 5")
    #expect(!label.isHidden)
  }

  @Test(arguments: [
    (0.84, 4, false), (0.5, 2, true), (0.9, 4, true), (1, 5, false), (0, 0, false),
    (-1, 0, false), (7, 5, false),
  ])
  func `stars are filled, the last one by half`(fraction: Double, full: Int, half: Bool) {
    label.fraction = fraction
    let filled =
      Array(repeating: "star.fill", count: full) + (half ? ["star.leadinghalf.filled"] : [])
    #expect(symbols == filled + Array(repeating: "star", count: 5 - filled.count))
  }

  @Test func `nothing is shown while there is no rating`() {
    label.fraction = 0.5
    label.fraction = nil
    #expect(label.isHidden && label.text == nil && label.accessibilityValue == nil)
  }

  @Test func `the stars and the scale are hidden with the number`() {
    let column = UIStackView(arrangedSubviews: [label, scale])
    scale.isAccessibilityElement = false
    let row = UIStackView(arrangedSubviews: [column, UIStackView(arrangedSubviews: [stars])])
    label.fraction = nil
    #expect(row.isHidden)
    label.fraction = 1
    #expect(!row.isHidden)
  }
}
