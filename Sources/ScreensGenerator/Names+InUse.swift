import SpecModel

extension Names {
  /// The names that generated code uses for what others have made: no type and no member can have
  /// one, as it would be found first.
  static let inUse = Set(Widget.allCases.map(\.className)).union(ConnectorSpec.Kind.superclasses)
    .union([
      // The runtime
      "BaseListCollectionView", "BaseListPageLoadInteractor", "BaseListScreenlet",
      "BaseListTableView", "BaseScreenlet", "BaseScreenletDelegate", "BaseScreenletView",
      "CacheStrategyType", "CachedAnswer", "CachedStep", "CachedSteps", "CredentialsStorage",
      "DefaultProgressPresenter",
      "HttpDownloadConnector", "ImageSource", "Interactor", "LRAuthentication", "LRBaseService",
      "LRBatchSession", "LRCallback",
      "LRCookieSignIn",
      "LRJSONObjectWrapper", "LROAuth2SignIn", "LRSession", "LRUploadData", "LiferayServerContext",
      "MBProgressHUDPresenter", "Outlet", "PaginationLiferayConnector", "PaginationRestConnector",
      "PendingWrite",
      "ProgressMessages",
      "ProgressPresenter", "RemovedRow", "RowAction", "RunningPolicy", "RuntimeAttribute",
      "ScreenletName",
      "ScreenletSynchronizer", "ScreensErrorCause",
      "ServerConnector",
      "ServerConnectorChain", "ServerConnectorGraph", "ServerConnectorInteractor",
      "ServerConnectorStep", "ServerReadConnectorInteractor", "ServerWriteConnectorInteractor",
      "SessionContext", "ValidationError",

      // Members that a Screenlet inherits
      "DefaultAction", "DefaultThemeName", "performDefaultAction",

      // UIKit, besides the classes of widgets
      "UIButton", "UICollectionReusableView", "UICollectionView", "UICollectionViewCell",
      "UICollectionViewLayout", "UIColor", "UIControl", "UIFont", "UIFontMetrics", "UIImage",
      "UITableViewCell",
      "UIView",

      // Foundation and Swift
      "Any", "AnyObject", "Bool", "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Data",
      "Date",
      "DateFormatter", "Double", "Error", "Float", "IndexPath", "Int", "Int32", "Int64",
      "JSONSerialization", "MainActor", "NSError", "NSNumber", "Operation", "Progress", "Sendable",
      "String",
      "URL", "UTF8",
    ])
}
