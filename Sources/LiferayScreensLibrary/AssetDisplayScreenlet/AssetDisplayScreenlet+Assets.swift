import LiferayScreens

/// An asset that the app has already.
extension AssetDisplayScreenlet {

  /// The asset that is shown. Setting it shows another one, in the Screenlet of the library for
  /// what it is about, without loading it; or nothing if it is nil.
  public var assetEntry: Asset? {
    get { viewModel?.asset }
    set {
      viewModel?.asset = newValue
      guard let newValue else { return removeInnerScreenlet() }
      let interactor = LoadAssetEntryInteractor(
        screenlet: self, assetEntryId: newValue.entryId, className: newValue.className,
        classPK: newValue.classPK)
      interactor.resultAsset = newValue
      didPerformLoadAssetEntry(interactor)
    }
  }

  /// Removes the Screenlet, or the view of the delegate, that shows the asset.
  public func removeInnerScreenlet() {
    viewModel?.innerScreenlet = nil
  }
}
