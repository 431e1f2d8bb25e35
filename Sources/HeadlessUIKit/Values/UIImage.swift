#if !canImport(UIKit)
  public import Foundation

  /// An image: its encoded bytes and its size in points, read from their header. Nothing is
  /// decoded.
  ///
  /// Safe to make and read on any queue, as on a phone: a Connector may download one.
  open class UIImage: NSObject, @unchecked Sendable {
    /// The size in points: the pixels of the header divided by `scale`.
    public let size: CGSize
    /// How many pixels there are to a point, in each direction.
    public let scale: CGFloat
    let name: String?
    let data: Data?

    /// An image of nothing.
    override public init() {
      name = nil
      size = .zero
      scale = 1
      data = nil
    }

    /// An image from encoded bytes: PNG, JPEG or GIF; nil for anything else.
    public convenience init?(data: Data) {
      self.init(data: data, scale: 1)
    }

    /// As `init(data:)`, with `scale` pixels to a point.
    public init?(data: Data, scale: CGFloat) {
      guard let pixels = ImageHeader(data)?.pixels, scale > 0 else { return nil }
      self.data = data
      self.scale = scale
      size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
      name = nil
    }

    /// An image from a file; a name ending in `@2x` or `@3x` sets the scale.
    public convenience init?(contentsOfFile path: String) {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      self.init(data: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
    }

    /// An image of that name in the main bundle.
    public convenience init?(named name: String) {
      self.init(named: name, in: nil)
    }

    /// An image of that name in a bundle: `name`, `name.png`, `name@2x.png` and so on.
    public convenience init?(named name: String, in bundle: Bundle?) {
      guard let folder = (bundle ?? .main).resourceURL else { return nil }
      let candidates = ["", ".png", "@2x.png", "@3x.png", ".jpg", ".jpeg", ".gif"].map { name + $0 }
      let paths = candidates.map { folder.appendingPathComponent($0).path }
      guard let path = paths.first(where: { FileManager.default.fileExists(atPath: $0) })
      else { return nil }
      self.init(contentsOfFile: path)
    }

    /// An image that a XIB names: only the name and the size that the XIB declares for it.
    init(named name: String, declaredSize: CGSize) {
      self.name = name
      size = declaredSize
      scale = 1
      data = nil
    }

    /// The bytes it was made of if they are a PNG; nil otherwise, since nothing is encoded here.
    open func pngData() -> Data? {
      data.flatMap { ImageHeader($0)?.format == .png ? $0 : nil }
    }

    /// The bytes it was made of if they are a JPEG; nil otherwise, since nothing is encoded here.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
      data.flatMap { ImageHeader($0)?.format == .jpeg ? $0 : nil }
    }
  }
#endif
