import SpecModel

extension Names {
  /// The names of other code that generated code uses. No generated type or member can have one of
  /// them, because it would be found first. A model can have any other name of another module: see
  /// `imports(testing:in:)`.
  static let inUse = Set(Widget.allCases.map(\.className)).union(ConnectorSpec.Kind.superclasses)
    .union([
      // The runtime
      "ActionButton", "ActivityIndicator", "AdaptiveRow", "AsyncServerConnector", "BadgeLabel",
      "BaseListCollectionView", "BaseListPageLoadInteractor", "BaseListScreenlet",
      "BaseListTableView", "BaseScreenlet", "BaseScreenletDelegate", "BaseScreenletView",
      "CacheStrategyType", "CachedAnswer", "CachedStep", "CachedSteps", "CardView", "ComposerBar",
      "ContentWebView",
      "CredentialsStorage", "DefaultProgressPresenter", "EmphasizedLabel",
      "HttpDownloadConnector", "HttpRequest", "ImageSource", "Interactor", "LRAuthentication",
      "LRBaseService",
      "LRBatchSession", "LRCallback",
      "LRCookieAuthentication", "LRCookieSignIn",
      "LRJSONObjectWrapper", "LROAuth2SignIn", "LRSession", "LRUploadData", "LiferayServerContext",
      "LocalizedString", "LoginOAuth2RedirectInteractor",
      "MBProgressHUDPresenter", "MonogramView", "NumberSlider", "NumberStepper",
      "OfflineSynchronizer", "OptionButton", "OptionMenu",
      "Outlet", "PaginationLiferayConnector",
      "PaginationHttpConnector", "PaginationRestConnector",
      "PendingWrite", "PictureView", "ProblemLabel", "ProgressBar", "ProgressMessages",
      "ProgressPresenter", "RatingLabel", "RatingStars", "RemovedRow", "RowAction", "RunningPolicy",
      "RuntimeAttribute",
      "ScreenletName",
      "ScreenletSynchronizer", "ScreenletView", "ScreensErrorCause",
      "ServerConnector",
      "ServerConnectorChain", "ServerConnectorGraph", "ServerConnectorInteractor",
      "ServerConnectorStep", "ServerPage", "ServerPaging", "ServerReadConnectorInteractor",
      "ServerWriteConnectorInteractor",
      "SessionContext", "TileLayout", "UploadFileConnector", "ValidationError", "ValueLabel",
      "WorkLook",

      // The names that generated tests use
      "ActionOutcome", "RecordingDelegate", "StubCall", "StubConfirmations", "StubImagePicker",
      "StubRequest", "StubSession",

      // Members that a Screenlet inherits
      "DefaultAction", "DefaultThemeName", "performDefaultAction",

      // UIKit, besides the classes of widgets
      "UIButton", "UICollectionReusableView", "UICollectionView", "UICollectionViewCell",
      "UICollectionViewFlowLayout", "UICollectionViewLayout", "UIColor", "UIControl", "UIFont",
      "UIFontMetrics", "UIImage",
      "UITableViewCell",
      "UIView",

      // Foundation and Swift
      "Any", "AnyObject", "Bool", "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Data",
      "Date",
      "DateFormatter", "Decodable", "Decoder", "Double", "Error", "Float", "Hashable", "IndexPath",
      "Int", "Int32", "Int64",
      "JSONSerialization", "MainActor", "NSError", "NSLocale", "NSNumber", "Operation", "Progress",
      "Sendable",
      "String", "TimeInterval",
      "URL", "UTF8", "Void",

      // The types of literals, which the compiler looks up by name in the module
      "BooleanLiteralType", "ExtendedGraphemeClusterType", "FloatLiteralType", "IntegerLiteralType",
      "StringLiteralType", "UnicodeScalarType",

      // Modules, which macros and SwiftPM's code for resources name: `Foundation.Bundle`
      "Foundation", "HeadlessUIKit", "LiferayMobileSDK", "LiferayScreens", "LiferayScreensTesting",
      "Swift", "Testing", "UIKit", "WebKit",
    ])

  /// The names that themes of SwiftUI use besides.
  static let inSwiftUI: Set<String> = [
    "AnyView", "Bindable", "Button", "Circle", "DateField", "Environment", "Form", "Group", "Image",
    "LabeledContent", "NumberField", "Observable", "Observation", "Picker", "ProgressView",
    "RemoteImage", "ScrollView", "Section", "SecureField", "Slider", "Stepper", "SwiftUI",
    "SwiftUIScreenletView", "Text", "TextField", "Toggle", "UIKitView", "VStack", "View",
  ]
}
