/// The names in LiferayScreensLibrary, and in LiferayScreensCompatibility.
enum LibraryClasses {
  static let module = "LiferayScreensLibrary"
  /// The module of what only code for Liferay Screens 5 uses.
  static let formerModule = "LiferayScreensCompatibility"

  static func isKnown(_ name: String) -> Bool { names.contains(name) }

  /// The classes that XIBs and storyboards can name.
  static let names = types.filter { name in
    name.hasSuffix("Screenlet") || ["View_", "Cell_"].contains { name.contains($0) }
  }

  /// The public types.
  static let types = Set(
    """
    Asset AssetCell_default AssetDescribedCell_default AssetDisplayScreenlet \
    AssetDisplayScreenletDelegate AssetDisplayScreenletEvents AssetDisplayViewModel \
    AssetDisplayView_default AssetListPageLiferayConnector AssetListPageLoadInteractor \
    AssetListScreenlet AssetListScreenletDelegate AssetListScreenletEvents AssetListView_default \
    AssetLoadByClassPKLiferayConnector AssetLoadByEntryIdLiferayConnector AssetObject \
    AudioDisplayScreenlet AudioDisplayView_default BlogsEntry BlogsEntryDisplayScreenlet \
    BlogsEntryDisplayScreenletDelegate BlogsEntryDisplayScreenletEvents \
    BlogsEntryDisplayViewModel BlogsEntryDisplayView_default \
    BlogsEntryLoadByClassPKLiferayConnector BlogsEntryLoadByEntryIdLiferayConnector Comment \
    CommentAddInteractor CommentAddLiferayConnector CommentAddScreenlet \
    CommentAddScreenletDelegate CommentAddScreenletEvents CommentAddSynchronizer \
    CommentAddUpdateInteractor CommentAddUpdateLiferayConnector CommentAddViewModel \
    CommentAddView_default CommentCell_default CommentDeleteInteractor \
    CommentDeleteLiferayConnector CommentDisplayScreenlet CommentDisplayScreenletDelegate \
    CommentDisplayScreenletEvents CommentDisplaySynchronizer CommentDisplayViewModel \
    CommentDisplayView_default CommentListDeleteInteractor CommentListDeleteLiferayConnector \
    CommentListPageLiferayConnector CommentListPageLoadInteractor CommentListScreenlet \
    CommentListScreenletDelegate CommentListScreenletEvents CommentListSynchronizer \
    CommentListView_default CommentLoadInteractor CommentLoadLiferayConnector \
    CommentUpdateInteractor CommentUpdateLiferayConnector DDLFieldCheckboxScreenlet \
    DDLFieldCheckboxViewModel DDLFieldCheckboxView_default DDLFieldDateScreenlet \
    DDLFieldDateViewModel DDLFieldDateView_default DDLFieldDocumentlibraryScreenlet \
    DDLFieldDocumentlibraryViewModel DDLFieldDocumentlibraryView_default \
    DDLFieldGeolocationScreenlet DDLFieldGeolocationViewModel DDLFieldGeolocationView_default \
    DDLFieldNumberScreenlet DDLFieldNumberView_default DDLFieldRow DDLFieldSelectScreenlet \
    DDLFieldSelectViewModel DDLFieldSelectView_default DDLFieldTextScreenlet \
    DDLFieldTextViewModel DDLFieldTextView_default DDLFieldTextareaScreenlet \
    DDLFieldTextareaView_default DDLFieldViewModel DDLFormAddLiferayConnector \
    DDLFormLoadFormInteractor DDLFormLoadLiferayConnector DDLFormLoadRecordInteractor \
    DDLFormRecordLoadLiferayConnector DDLFormScreenlet DDLFormScreenletDelegate \
    DDLFormScreenletEvents DDLFormSubmitFormInteractor DDLFormSynchronizer \
    DDLFormUpdateLiferayConnector DDLFormUploadConnector DDLFormUploadDocumentInteractor \
    DDLFormViewModel DDLFormView_default DDLListPageLiferayConnector DDLListPageLoadInteractor \
    DDLListScreenlet DDLListScreenletDelegate DDLListScreenletEvents DDLListViewModel \
    DDLListView_default DDLPickDocumentInteractor DDLRecord DDLRecordCell_default \
    DDLUntypedValuesParser DDMField DDMFieldBoolean DDMFieldDate_v62 DDMFieldDate_v70 \
    DDMFieldDocument DDMFieldGeolocation DDMFieldImage DDMFieldNumber DDMFieldString \
    DDMFieldStringWithOptions DDMFieldUntyped DDMJSONParser DDMStructure DDMTypedValuesXMLParser \
    DDMXSDParser DeleteRatingInteractor DownloadUserPortraitInteractor \
    FileAssetByClassPKLiferayConnector FileAssetByEntryIdLiferayConnector FileDisplayScreenlet \
    FileDisplayScreenletDelegate FileDisplayScreenletEvents FileDisplayViewModel \
    FileDisplayView_default FileDownloadConnector FileEntry ForgotPasswordEmailLiferayConnector \
    ForgotPasswordInteractor ForgotPasswordScreenNameLiferayConnector ForgotPasswordScreenlet \
    ForgotPasswordScreenletDelegate ForgotPasswordScreenletEvents ForgotPasswordUserIdConnector \
    ForgotPasswordViewModel ForgotPasswordView_default GetUserByEmailLiferayConnector \
    GetUserByScreenNameLiferayConnector GetUserByUserIdLiferayConnector ImageDisplayScreenlet \
    ImageDisplayViewModel ImageDisplayView_default ImageEntry ImageEntryCell_default \
    ImageEntryCell_default_list ImageEntryCell_default_slideshow ImageGalleryDeleteInteractor \
    ImageGalleryDeleteLiferayConnector ImageGalleryPageLiferayConnector \
    ImageGalleryPageLoadInteractor ImageGalleryScreenlet ImageGalleryScreenletDelegate \
    ImageGalleryScreenletEvents ImageGallerySynchronizer ImageGalleryUploadInteractor \
    ImageGalleryUploadLiferayConnector ImageGalleryViewModel ImageGalleryView_default \
    ImageGalleryView_default_list ImageGalleryView_default_slideshow LRAssetEntryService_v7 \
    LRCommentmanagerjsonwsService_v7 LRDDLRecordService_v7 LRDDMStructureService_v7 \
    LRJournalArticleService_v7 LRScreensassetentryService_v70 LRScreenscommentService_v70 \
    LRScreensddlrecordService_v70 LRScreensjournalarticleService_v70 LoadAssetEntryInteractor \
    LoadAssetInteractor LoadBlogsEntryInteractor LoadFileEntryInteractor \
    LoadPortraitOfEmailAddressInteractor LoadPortraitOfIdInteractor \
    LoadPortraitOfScreenNameInteractor LoadRatingsInteractor LoginByCookieLiferayConnector \
    LoginByEmailLiferayConnector LoginByOAuth2LiferayConnector LoginByScreenNameLiferayConnector \
    LoginByUserIdLiferayConnector LoginInteractor LoginLiferayConnector LoginScreenlet \
    LoginScreenletDelegate LoginScreenletEvents LoginViewModel LoginView_default \
    PdfDisplayScreenlet PdfDisplayView_default PortraitImageConnector PortraitOwner \
    RatingDeleteLiferayConnector RatingEntry RatingLoadByClassPKLiferayConnector \
    RatingLoadByEntryIdLiferayConnector RatingScreenlet RatingScreenletDelegate \
    RatingScreenletEvents RatingSynchronizer RatingUpdateLiferayConnector RatingViewModel \
    RatingView_default RatingView_default_emojis RatingView_default_like \
    RatingView_default_stars RatingView_default_thumbs SaveUserInteractor SignUpInteractor \
    SignUpLiferayConnector SignUpScreenlet SignUpScreenletDelegate SignUpScreenletEvents \
    SignUpViewModel SignUpView_default UpdateCurrentUserConnector UpdateRatingInteractor \
    UploadUserPortraitInteractor UploadUserPortraitLiferayConnector UserPortraitScreenlet \
    UserPortraitScreenletDelegate UserPortraitScreenletEvents UserPortraitSynchronizer \
    UserPortraitViewModel UserPortraitView_default VideoDisplayScreenlet \
    VideoDisplayView_default WebContent WebContentCell_default WebContentCell_default_collection \
    WebContentDisplayLoadInteractor WebContentDisplayScreenlet \
    WebContentDisplayScreenletDelegate WebContentDisplayScreenletEvents \
    WebContentDisplayViewModel WebContentDisplayView_default WebContentListPageLiferayConnector \
    WebContentListPageLoadInteractor WebContentListScreenlet WebContentListScreenletDelegate \
    WebContentListScreenletEvents WebContentListView_default \
    WebContentListView_default_collection WebContentLoadHtmlLiferayConnector \
    WebContentLoadTemplateLiferayConnector WebLoadInteractor WebScreenlet WebScreenletDelegate \
    WebScreenletEvents WebViewModel WebView_default
    """.split(separator: " ").map(String.init))

  /// The public types of LiferayScreensCompatibility, and those of its members and functions whose
  /// names are hardly used for anything else.
  static let formerNames = Set(
    """
    AssetLoadByPortletItemNameLiferayConnector AssetPublisherPageLiferayConnector \
    AssetQueryPageLiferayConnector BlogsDisplayViewModel CommentEditViewController_default \
    CommentListViewModel DefaultTextField ImageGalleryCollectionViewBase \
    ImageGalleryLoadInteractor ImageLoadingOption JSONArray JSONObject assetDisplayViewModel \
    blogsEntryViewModel changeVisibility copyAndAdd copyAndMerge copyAndRemove \
    currentLanguageString customEntryQuery dispatch_delayed dispatch_main fileDisplayViewModel \
    lr_setImageWithURL nullIfEmpty oauth2redirectURL portletItemName ratingDisplayDelegate \
    removeValueForKeys replaceAttributedTitle serverName toSafeFilename \
    webContentDisplayViewModel webViewModel
    """.split(separator: " ").map(String.init))
}
