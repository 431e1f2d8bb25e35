extension Names {
  /// The names that generated code uses for what others have made: no type and no member can have
  /// one, as it would be found first.
  static let inUse: Set<String> = [
    // The runtime
    "BaseListCollectionView", "BaseListPageLoadInteractor", "BaseListScreenlet",
    "BaseListTableView", "BaseScreenlet", "BaseScreenletDelegate", "BaseScreenletView",
    "CacheStrategyType", "CredentialsStorage", "DefaultProgressPresenter", "HttpConnector",
    "Interactor", "LRAuthentication", "LRBatchSession", "LRCallback", "LRCookieSignIn",
    "LRJSONObjectWrapper", "LROAuth2SignIn", "LRSession", "LiferayServerContext",
    "MBProgressHUDPresenter", "Outlet", "PaginationLiferayConnector", "ProgressMessages",
    "ProgressPresenter", "RuntimeAttribute", "ScreensErrorCause", "ServerConnector",
    "ServerConnectorChain", "ServerConnectorGraph", "ServerConnectorInteractor",
    "ServerConnectorStep", "ServerReadConnectorInteractor", "ServerWriteConnectorInteractor",
    "SessionContext", "ValidationError",

    // Constants that a Screenlet inherits
    "DefaultAction", "DefaultThemeName",

    // UIKit
    "UIActivityIndicatorView", "UIButton", "UICollectionReusableView", "UICollectionView",
    "UICollectionViewCell", "UICollectionViewLayout", "UIColor", "UIControl", "UIDatePicker",
    "UIFont", "UIImage", "UIImageView", "UILabel", "UIProgressView", "UISegmentedControl",
    "UISlider", "UIStepper", "UISwitch", "UITableViewCell", "UITextField", "UITextView", "UIView",

    // Foundation and Swift
    "Any", "AnyObject", "Bool", "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Data", "Date",
    "DateFormatter", "Double", "Error", "Float", "IndexPath", "Int", "Int32", "Int64",
    "JSONSerialization", "MainActor", "NSError", "NSNumber", "Operation", "Sendable", "String",
    "URL", "UTF8",
  ]
}
