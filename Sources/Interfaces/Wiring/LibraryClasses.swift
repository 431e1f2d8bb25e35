/// The classes of LiferayScreensLibrary that XIBs and storyboards can name.
enum LibraryClasses {
  static let module = "LiferayScreensLibrary"

  static func isKnown(_ name: String) -> Bool { names.contains(name) }

  static let names: Set<String> = Set(
    """
    AssetCell_default AssetDescribedCell_default AssetDisplayScreenlet AssetDisplayView_default \
    AssetListScreenlet AssetListView_default AudioDisplayScreenlet AudioDisplayView_default \
    BlogsEntryDisplayScreenlet BlogsEntryDisplayView_default CommentAddScreenlet \
    CommentAddView_default CommentCell_default CommentDisplayScreenlet \
    CommentDisplayView_default CommentListScreenlet CommentListView_default \
    DDLFieldCheckboxScreenlet DDLFieldCheckboxView_default DDLFieldDateScreenlet \
    DDLFieldDateView_default DDLFieldDocumentlibraryScreenlet \
    DDLFieldDocumentlibraryView_default DDLFieldGeolocationScreenlet \
    DDLFieldGeolocationView_default DDLFieldNumberScreenlet DDLFieldNumberView_default \
    DDLFieldSelectScreenlet DDLFieldSelectView_default DDLFieldTextScreenlet \
    DDLFieldTextView_default DDLFieldTextareaScreenlet DDLFieldTextareaView_default \
    DDLFormScreenlet DDLFormView_default DDLListScreenlet DDLListView_default \
    DDLRecordCell_default FileDisplayScreenlet FileDisplayView_default ForgotPasswordScreenlet \
    ForgotPasswordView_default ImageDisplayScreenlet ImageDisplayView_default \
    ImageEntryCell_default ImageEntryCell_default_list ImageEntryCell_default_slideshow \
    ImageGalleryScreenlet ImageGalleryView_default ImageGalleryView_default_list \
    ImageGalleryView_default_slideshow LoginScreenlet LoginView_default PdfDisplayScreenlet \
    PdfDisplayView_default RatingScreenlet RatingView_default RatingView_default_emojis \
    RatingView_default_like RatingView_default_stars RatingView_default_thumbs SignUpScreenlet \
    SignUpView_default UserPortraitScreenlet UserPortraitView_default VideoDisplayScreenlet \
    VideoDisplayView_default WebContentCell_default WebContentCell_default_collection \
    WebContentDisplayScreenlet WebContentDisplayView_default WebContentListScreenlet \
    WebContentListView_default WebContentListView_default_collection WebScreenlet \
    WebView_default
    """.split(separator: " ").map(String.init))
}
