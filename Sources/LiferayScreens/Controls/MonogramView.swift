internal import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// The first letter of a row's title or person, on a colour that is always the same for that text.
/// It stands where other rows have an image, is not read out, and is hidden while the text has one
/// of the accessibility sizes.
///
/// A list shows the letter after a row has been filled.
open class MonogramView: UIView {

  #if canImport(UIKit)
    /// The label with the text, an outlet in the XIB of the cell.
    @IBOutlet open var nameLabel: UILabel?
  #else
    /// The label with the text, an outlet in the XIB of the cell.
    @Outlet open var nameLabel: UILabel?
  #endif

  /// The label with the letter.
  public let letterLabel = UILabel()

  nonisolated override open func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated {
      letterLabel.frame = bounds
      letterLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      letterLabel.textAlignment = .center
      letterLabel.textColor = .white
      letterLabel.font = .systemFont(ofSize: 17, weight: .semibold)
      letterLabel.isAccessibilityElement = false
      addSubview(letterLabel)
      showLetter()
      hideIfLarge()
    }
  }

  /// Shows the first letter of the text, or nothing while that is empty.
  open func showLetter() {
    let name = nameLabel?.text ?? ""
    letterLabel.text = name.prefix(1).uppercased()
    let number = name.unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 65_521 }
    backgroundColor = name.isEmpty ? nil : Self.colors[number % Self.colors.count]
  }

  private static let colors: [UIColor] = [
    (0x5B, 0x8D, 0xC9), (0xC7, 0x7B, 0x4A), (0x5E, 0x9F, 0x7A), (0x8E, 0x6B, 0xB0),
    (0xB8, 0x5C, 0x5F), (0x6B, 0x7D, 0x8C),
  ].map { red, green, blue in
    UIColor(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
  }

  private func hideIfLarge() {
    #if canImport(UIKit)
      isHidden = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    #endif
  }

  #if canImport(UIKit)
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      hideIfLarge()
    }
  #endif
}

extension UIView {
  /// Shows the letters of all monograms in the view.
  func showMonograms() {
    (self as? MonogramView)?.showLetter()
    for view in subviews { view.showMonograms() }
  }
}
