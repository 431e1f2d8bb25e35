#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// The spinner of an activity in the view of a theme. While it does not turn, its caption is hidden,
/// too, and so is a card that has nothing else in it.
open class ActivityIndicator: UIActivityIndicatorView {

  override open func startAnimating() {
    super.startAnimating()
    setHiddenWithCaption(false)
  }

  override open func stopAnimating() {
    super.stopAnimating()
    setHiddenWithCaption(hidesWhenStopped)
  }

  nonisolated override open func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated { setHiddenWithCaption(hidesWhenStopped && !isAnimating) }
  }
}
