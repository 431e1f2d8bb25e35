#if !canImport(UIKit)
  public import Foundation

  /// Holds an image. It ignores touches until `isUserInteractionEnabled` is set.
  @MainActor
  open class UIImageView: UIView {
    open var image: UIImage?
    open var highlightedImage: UIImage?
    open var isHighlighted = false

    public init(image: UIImage?) {
      self.image = image
      super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
      isUserInteractionEnabled = false
    }

    override public init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
    }

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
