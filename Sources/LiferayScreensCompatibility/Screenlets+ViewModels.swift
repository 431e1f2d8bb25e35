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
