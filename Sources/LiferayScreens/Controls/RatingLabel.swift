internal import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// The label of a rating, such as the average of all: a number of stars as large digits, below them
/// how many there can be, and beside them small stars. The view of a theme has one for each label of
/// a spec with the role `rating`.
open class RatingLabel: ValueLabel {

  #if canImport(UIKit)
    /// The small stars, an outlet in the theme's XIB.
    @IBOutlet open var starsView: RatingStars?
    /// The label for the text “out of 5”, an outlet in the theme's XIB.
    @IBOutlet open var scaleLabel: UILabel?
  #else
    /// The small stars, an outlet in the theme's XIB.
    @Outlet open var starsView: RatingStars?
    /// The label for the text “out of 5”, an outlet in the theme's XIB.
    @Outlet open var scaleLabel: UILabel?
  #endif

  /// The part of the stars that is filled, from 0 to 1, as Liferay keeps ratings; nil while nothing
  /// is to be shown. The number is formatted for the user's locale, with one fraction digit.
  open var fraction: Double? {
    didSet {
      let stars = fraction.map { $0 * Double(RatingStars.count) }
      starsView?.fraction = fraction ?? 0
      text = stars?.formatted(.number.precision(.fractionLength(1)))
      if accessibilityLabel != nil { accessibilityValue = text.map { "\($0) \(scale)" } }
    }
  }

  /// An app can have this text in its languages.
  private var scale: String {
    let format = Bundle.main.localizedString(forKey: "out of %d", value: nil, table: nil)
    return String(format: format, RatingStars.count)
  }

  nonisolated override open func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated { scaleLabel?.text = scale }
  }
}
