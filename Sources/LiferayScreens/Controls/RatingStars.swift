#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// Five small stars that show a rating, and are not read out: a `RatingLabel` has its number.
open class RatingStars: UIView {

  static let count = 5

  private static let size: CGFloat = 16
  private static let spacing: CGFloat = 2

  /// The part of the stars that is filled, from 0 to 1, rounded to halves of a star.
  open var fraction: Double = 0 { didSet { showStars() } }

  private let row = UIStackView()

  override public init(frame: CGRect) {
    super.init(frame: frame)
    addStars()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addStars()
  }

  override open var intrinsicContentSize: CGSize {
    CGSize(
      width: (Self.size + Self.spacing) * CGFloat(Self.count) - Self.spacing, height: Self.size)
  }

  private func addStars() {
    tintColor = .systemYellow
    for _ in 1...Self.count {
      let star = UIImageView()
      star.contentMode = .scaleAspectFit
      row.addArrangedSubview(star)
    }
    row.distribution = .fillEqually
    row.spacing = Self.spacing
    row.frame = bounds
    row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(row)
    showStars()
  }

  private func showStars() {
    let halves = (min(1, max(0, fraction)) * Double(2 * Self.count)).rounded()
    let size = UIImage.SymbolConfiguration(pointSize: Self.size - 3)
    for (index, star) in row.arrangedSubviews.enumerated() {
      let filled = halves - Double(2 * index)
      let name = filled >= 2 ? "star.fill" : filled == 1 ? "star.leadinghalf.filled" : "star"
      (star as? UIImageView)?.image = UIImage(systemName: name, withConfiguration: size)
    }
  }
}
