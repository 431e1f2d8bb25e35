#if !canImport(UIKit)
  public import Foundation

  /// A view for an image. It ignores touches unless `isUserInteractionEnabled` is set.
  @MainActor
  open class UIImageView: UIView {
    /// The image, which determines the intrinsic size; nothing is drawn.
    open var image: UIImage? {
      didSet {
        if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      }
    }
    /// The image for the highlighted state; stored only.
    open var highlightedImage: UIImage?
    /// Whether the view is highlighted; stored only.
    open var isHighlighted = false

    /// Creates a view with the size of the image, at the origin.
    public init(image: UIImage?) {
      self.image = image
      super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
      isUserInteractionEnabled = false
    }

    override public init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
    }

    /// Decodes an image view from a XIB.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    override open var intrinsicContentSize: CGSize {
      image?.size ?? super.intrinsicContentSize
    }

    override func decode(_ element: XIBElement) throws(XIBProblem) {
      try super.decode(element)
      image = try element.image("image")
      highlightedImage = try element.image("highlightedImage")
    }
  }
#endif
