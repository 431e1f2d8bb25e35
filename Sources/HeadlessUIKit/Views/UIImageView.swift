#if !canImport(UIKit)
  public import Foundation

  /// Holds an image. It ignores touches until `isUserInteractionEnabled` is set.
  @MainActor
  open class UIImageView: UIView {
    /// The image, which the size that the view asks for follows from; nothing is drawn.
    open var image: UIImage?
    /// The image of a highlighted view; stored only.
    open var highlightedImage: UIImage?
    /// Whether the view looks highlighted; stored only.
    open var isHighlighted = false

    /// A view of the image's size, at the origin.
    public init(image: UIImage?) {
      self.image = image
      super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
      isUserInteractionEnabled = false
    }

    override public init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
    }

    /// An image view in a XIB.
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
