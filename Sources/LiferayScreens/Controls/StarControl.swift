public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// Five stars in the tint colour. A tap on one fills all up to it, and sends `.valueChanged`. For
/// assistive technologies they are one element, whose value goes up and down.
open class StarControl: UIControl {

  private static let count = 5

  /// The number of stars that are filled; 0 if there is no rating. Setting it sends no event.
  open var stars: Int = 0 { didSet { showStars() } }

  /// The part of the stars that is filled, from 0 to 1, as Liferay keeps ratings; rounded to stars.
  open var fraction: Double {
    get { Double(stars) / Double(Self.count) }
    set { stars = newValue > 0 ? Int((min(1, newValue) * Double(Self.count)).rounded()) : 0 }
  }

  /// The buttons of the stars, from the first to the last.
  public private(set) var buttons: [UIButton] = []

  override public init(frame: CGRect) {
    super.init(frame: frame)
    addButtons()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addButtons()
  }

  private func addButtons() {
    tintColor = .systemYellow
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    buttons = (1...Self.count).map { number in
      let button = UIButton(type: .custom)
      button.addAction(UIAction { [weak self] _ in self?.give(number) }, for: .touchUpInside)
      return button
    }
    let row = UIStackView(arrangedSubviews: buttons)
    row.distribution = .fillEqually
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    let width = row.widthAnchor.constraint(equalToConstant: 52 * CGFloat(Self.count))
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      width, row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      row.topAnchor.constraint(equalTo: topAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
      row.centerXAnchor.constraint(equalTo: centerXAnchor),
      row.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
    ])
    showStars()
  }

  private func give(_ number: Int) {
    stars = min(Self.count, max(1, number))
    sendActions(for: .valueChanged)
  }

  private func showStars() {
    let size = UIImage.SymbolConfiguration(pointSize: 30)
    for (index, button) in buttons.enumerated() {
      let name = index < stars ? "star.fill" : "star"
      button.setImage(UIImage(systemName: name, withConfiguration: size), for: .normal)
    }
    // An app can have this text in its languages.
    let text = Bundle.main.localizedString(forKey: "%d of %d", value: nil, table: nil)
    accessibilityValue = String(format: text, stars, Self.count)
  }

  override open func accessibilityIncrement() {
    if isUserInteractionEnabled { give(stars + 1) }
  }

  override open func accessibilityDecrement() {
    if isUserInteractionEnabled { give(stars - 1) }
  }
}
