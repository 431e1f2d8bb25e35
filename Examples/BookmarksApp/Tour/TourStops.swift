/// The stops of the tour.
@MainActor enum TourStops {

  /// All stops, in the order of the tour.
  static let all: [any TourStop.Type] = [
    BrandedLoginStop.self, LoginStop.self, ForgotPasswordStop.self, SignUpStop.self,
    AddBookmarkBasicStop.self, AddBookmarkStop.self, BookmarkListStop.self, FolderBrowserStop.self,
    AssetListStop.self, BlogListStop.self, BlogPostingsStop.self, BookmarkSummaryStop.self,
    RatingStop.self, UserPortraitStop.self, WebContentDisplayStop.self, WebContentListStop.self,
    WebStop.self, AssetDisplayStop.self, DDLFormStop.self, DDLListStop.self, CommentsStop.self,
    DocumentsStop.self, ImagesStop.self, FilesStop.self, KitchenStop.self, ThemesStop.self,
    OwnPartsStop.self, LifecycleStop.self,
  ]
}
