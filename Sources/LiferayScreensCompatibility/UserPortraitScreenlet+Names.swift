public import LiferayScreensLibrary

extension UserPortraitScreenlet {

  /// The action that shows the portrait of the user of `userId`.
  ///
  /// In new code, use `LoadPortraitAction`.
  public static var LoadPortrait: String { LoadPortraitAction }

  /// The action that replaces the portrait.
  ///
  /// In new code, use `UploadPortraitAction`.
  public static var UploadPortrait: String { UploadPortraitAction }

  /// Shows no portrait.
  ///
  /// In new code, set the `image` of `viewModel` to nil.
  public func loadPlaceholder() {
    viewModel?.image = nil
  }
}
