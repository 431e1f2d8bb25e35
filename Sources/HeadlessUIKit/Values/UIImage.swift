#if !canImport(UIKit)
  public import Foundation

  /// An image: its encoded data and its size in points, read from the header. The image is not
  /// decoded.
  ///
  /// Instances may be created and used on any queue, like in UIKit: a Connector may download one.
  open class UIImage: NSObject, @unchecked Sendable {
    /// The size in points: the pixels of the header divided by `scale`.
    public let size: CGSize
    /// The number of pixels per point.
    public let scale: CGFloat
    let name: String?
    let data: Data?

    /// Creates an empty image.
    override public init() {
      name = nil
      size = .zero
      scale = 1
      data = nil
    }

    /// Creates an image from encoded data: PNG, JPEG or GIF; nil for any other format.
    public convenience init?(data: Data) {
      self.init(data: data, scale: 1)
    }

    /// Like `init(data:)`, with `scale` pixels per point.
    public init?(data: Data, scale: CGFloat) {
      guard let pixels = ImageHeader(data)?.pixels, scale > 0 else { return nil }
      self.data = data
      self.scale = scale
      size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
      name = nil
    }

    /// Creates an image from a file. A name that ends with `@2x` or `@3x` sets the scale.
    public convenience init?(contentsOfFile path: String) {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      self.init(data: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
    }

    /// Loads the image with this name from the main bundle.
    public convenience init?(named name: String) {
      self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Loads the image with this name from a bundle: `name`, `name.png`, `name@2x.png` and so on.
    ///
    /// - Parameter traits: ignored here.
    public convenience init?(
      named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
    ) {
      guard let folder = (bundle ?? .main).resourceURL else { return nil }
      let candidates = ["", ".png", "@2x.png", "@3x.png", ".jpg", ".jpeg", ".gif"].map { name + $0 }
      let paths = candidates.map { folder.appendingPathComponent($0).path }
      guard let path = paths.first(where: { FileManager.default.fileExists(atPath: $0) })
      else { return nil }
      self.init(contentsOfFile: path)
    }

    private init(data: Data, size: CGSize) {
      self.data = data
      self.size = size
      scale = 1
      name = nil
    }

    /// Creates an image from its name and size in a XIB, without data.
    init(named name: String, declaredSize: CGSize) {
      self.name = name
      size = declaredSize
      scale = 1
      data = nil
    }

    /// Returns the image itself, since nothing is decoded here.
    open func byPreparingForDisplay() async -> UIImage? { self }

    /// Returns an image of that size in pixels, with the same data, since nothing is decoded here.
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
      guard let data, size.width > 0, size.height > 0 else { return nil }
      return UIImage(data: data, size: size)
    }

    /// The original data if it is a PNG; nil otherwise, since nothing is encoded here.
    open func pngData() -> Data? {
      data.flatMap { ImageHeader($0)?.format == .png ? $0 : nil }
    }

    /// The original data if it is a JPEG; nil otherwise, since nothing is encoded here.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
      data.flatMap { ImageHeader($0)?.format == .jpeg ? $0 : nil }
    }
  }
#endif
