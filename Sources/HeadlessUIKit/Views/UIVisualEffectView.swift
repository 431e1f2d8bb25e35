#if !canImport(UIKit)
  public import Foundation

  /// An effect on what is behind a view; nothing is drawn.
  open class UIVisualEffect: NSObject {}

  /// A blur of what is behind a view.
  open class UIBlurEffect: UIVisualEffect {
    /// The materials, from the most translucent to the most opaque. The raw values are UIKit's.
    public enum Style: Int, Sendable {
      case systemUltraThinMaterial = 6
      case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    }

    /// Creates a blur in the look of a material.
    public convenience init(style: Style) {
      self.init()
    }
  }

  /// A view with an effect on what is behind it. Subviews are added to its `contentView`.
  @MainActor
  open class UIVisualEffectView: UIView {
    /// The effect; nil for a view that is clear.
    open var effect: UIVisualEffect?
    /// The view in front of the effect, which has the size of this view.
    public let contentView = UIView(frame: .zero)

    /// Creates a view of size zero with an effect.
    public init(effect: UIVisualEffect?) {
      self.effect = effect
      super.init(frame: .zero)
      addContentView()
    }

    /// Decodes a view from a XIB, without its effect.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      addContentView()
    }

    private func addContentView() {
      contentView.frame = bounds
      contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(contentView)
    }
  }
#endif
