import HeadlessUIKit
import Testing

@testable import LiferayScreens

@MainActor
struct PictureViewTests {
  private let picture = PictureView(frame: CGRect(x: 0, y: 0, width: 112, height: 80))

  @Test func `without an image there is a symbol`() {
    picture.awakeFromNib()
    #expect(!picture.symbolView.isHidden)
    picture.image = UIImage()
    #expect(picture.symbolView.isHidden)
    picture.image = nil
    #expect(!picture.symbolView.isHidden)
  }

  @Test func `the symbol is no value, and no element of accessibility`() {
    picture.awakeFromNib()
    #expect(picture.image == nil)
    #expect(!picture.symbolView.isAccessibilityElement)
  }

  @Test func `a portrait is as round as its size allows`() {
    picture.isRound = true
    picture.awakeFromNib()
    picture.layoutSubviews()
    #expect(picture.layer.cornerRadius == 40)
    picture.frame.size = CGSize(width: 40, height: 40)
    picture.layoutSubviews()
    #expect(picture.layer.cornerRadius == 20)
  }

  @Test func `other corners are those of the XIB`() {
    picture.layer.cornerRadius = 12
    picture.awakeFromNib()
    picture.layoutSubviews()
    #expect(picture.layer.cornerRadius == 12)
  }
}
