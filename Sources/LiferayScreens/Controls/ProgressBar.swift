internal import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// The bar of a progress in the view of a theme, with a label that shows the percentage. It is hidden
/// before the beginning and when all is done, and so are its caption and a card that has nothing else
/// in it.
open class ProgressBar: UIProgressView {

  #if canImport(UIKit)
    /// The label, an outlet in the theme's XIB.
    @IBOutlet open var numberLabel: UILabel?
  #else
    /// The label, an outlet in the theme's XIB.
    @Outlet open var numberLabel: UILabel?
  #endif

  override open var progress: Float {
    didSet { showOrHide() }
  }

  override open func setProgress(_ progress: Float, animated: Bool) {
    super.setProgress(progress, animated: animated)
    showOrHide()
  }

  nonisolated override open func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated { showOrHide() }
  }

  private func showOrHide() {
    numberLabel?.text = progress.formatted(.percent.precision(.fractionLength(0)))
    setHiddenWithCaption(progress <= 0 || progress >= 1)
  }
}
