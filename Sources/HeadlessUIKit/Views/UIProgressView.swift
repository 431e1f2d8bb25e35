#if !canImport(UIKit)
  public import Foundation

  /// A progress bar, from 0 to 1.
  @MainActor
  open class UIProgressView: UIView {
    private var fraction: Float = 0

    /// The progress. A value outside 0 to 1 is set to the nearest limit.
    open var progress: Float {
      get { fraction }
      set { fraction = max(0, min(newValue, 1)) }
    }

    /// Sets `progress`, without animation.
    open func setProgress(_ progress: Float, animated: Bool) {
      self.progress = progress
    }

    override open var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: 4)
    }

    override func decode(_ element: XIBElement) throws(XIBProblem) {
      try super.decode(element)
      progress = Float(try element.number("progress") ?? 0)
    }
  }
#endif
