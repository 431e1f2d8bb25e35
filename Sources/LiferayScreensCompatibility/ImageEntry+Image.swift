public import LiferayScreens
public import LiferayScreensLibrary

extension ImageEntry {

  /// The id of the image, which is that of its file.
  ///
  /// In new code, use `fileEntryId`.
  public var imageEntryId: Int64 { fileEntryId }

  /// The image, if the app has created the entry with one as its attribute `image`. It is nil for
  /// an entry that the server has sent.
  ///
  /// In new code, show `thumbnailUrl` or `imageUrl` with `UIImageView.showImage(at:)`.
  public var image: UIImage? { attributes["image"] as? UIImage }
}
