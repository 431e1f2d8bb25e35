public import LiferayScreensLibrary

/// The superclass of themes of `ImageGalleryScreenlet` in a collection view.
///
/// In new code, use `ImageGalleryView_default`.
public typealias ImageGalleryCollectionViewBase = ImageGalleryView_default
