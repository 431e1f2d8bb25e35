public import LiferayScreensLibrary

// Other names of `viewModel`, which new code uses.

extension AssetDisplayScreenlet {
  /// What the view shows and holds: `viewModel`.
  public var assetDisplayViewModel: (any AssetDisplayViewModel)? { viewModel }
}

extension BlogsEntryDisplayScreenlet {
  /// What the view shows and holds: `viewModel`.
  public var blogsEntryViewModel: (any BlogsEntryDisplayViewModel)? { viewModel }
}

extension FileDisplayScreenlet {
  /// What the view shows and holds: `viewModel`.
  public var fileDisplayViewModel: (any FileDisplayViewModel)? { viewModel }
}

extension WebContentDisplayScreenlet {
  /// What the view shows and holds: `viewModel`.
  public var webContentDisplayViewModel: (any WebContentDisplayViewModel)? { viewModel }
}

/// The view model of `BlogsEntryDisplayScreenlet`.
public typealias BlogsDisplayViewModel = BlogsEntryDisplayViewModel

extension BlogsEntryDisplayScreenlet {
  /// In new code, use `viewModel?.blogsEntry`.
  public var blogsEntry: BlogsEntry? { viewModel?.blogsEntry }
}

extension RatingScreenlet {
  /// In new code, use `ratingDelegate`.
  public var ratingDisplayDelegate: (any RatingScreenletDelegate)? { ratingDelegate }
}

extension WebScreenlet {
  /// In new code, use `viewModel`.
  public var webViewModel: (any WebViewModel)? { viewModel }
}

/// The interactor that loads the images of a gallery.
public typealias ImageGalleryLoadInteractor = ImageGalleryPageLoadInteractor
