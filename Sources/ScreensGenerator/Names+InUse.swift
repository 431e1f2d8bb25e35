import SpecModel

extension Names {
  /// Whether the name is one that a type or a member cannot have.
  static func isInUse(_ name: String) -> Bool {
    name == completedConnector
      || name.startsWithCapital
        && (inUse.contains(name) || ConnectorSpec.Kind.superclasses.contains(name))
  }

  /// A member that a generated class has from its superclass, and that a composed name could be.
  private static let completedConnector = "completedConnector"

  /// The names that generated code uses for what others have made, all with a capital letter first.
  /// A type or a member of the same name would be found first.
  private static let inUse = Set(Widget.allCases.map(\.className)).union([
    // The runtime
    "BaseListCollectionView", "BaseListPageLoadInteractor", "BaseListScreenlet",
    "BaseListTableView", "BaseScreenlet", "BaseScreenletDelegate", "BaseScreenletView",
    "CacheStrategyType", "CredentialsStorage", "DefaultProgressPresenter",
    "Interactor", "LRAuthentication", "LRBatchSession", "LRCallback", "LRCookieSignIn",
    "LRJSONObjectWrapper", "LROAuth2SignIn", "LRSession", "LiferayServerContext",
    "MBProgressHUDPresenter", "Outlet", "PaginationLiferayConnector", "ProgressMessages",
    "ProgressPresenter", "RuntimeAttribute", "ServerConnector", "ServerConnectorChain",
    "ServerConnectorGraph", "ServerConnectorInteractor", "ServerConnectorStep",
    "ServerReadConnectorInteractor", "ServerWriteConnectorInteractor", "SessionContext",
    "ValidationError",

    // Constants that a Screenlet inherits
    "DefaultAction", "DefaultThemeName",

    // UIKit, besides the classes of widgets
    "UIButton", "UICollectionReusableView", "UICollectionView", "UICollectionViewCell",
    "UICollectionViewLayout", "UIColor", "UIControl", "UIFont", "UIImage", "UITableViewCell",
    "UIView",

    // Foundation and Swift
    "AnyObject", "Bool", "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Data", "Date",
    "DateFormatter", "Double", "Error", "Float", "IndexPath", "Int", "Int32", "Int64",
    "JSONSerialization", "MainActor", "NSError", "NSNumber", "Sendable", "String", "URL", "UTF8",
  ])
}

extension String {
  fileprivate var startsWithCapital: Bool {
    utf8.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false
  }
}
