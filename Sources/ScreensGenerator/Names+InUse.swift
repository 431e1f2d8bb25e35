extension Names {
  /// The names that generated code uses for what others have made, in capitals all of them. A type
  /// or a member of the same name would be found first.
  static let inUse: Set<String> = [
    // The runtime
    "BaseScreenlet", "BaseScreenletDelegate", "BaseScreenletView", "CredentialsStorage",
    "HttpConnector", "Interactor", "LRAuthentication", "LRCallback", "LRCookieSignIn",
    "LROAuth2SignIn", "LRSession", "LiferayServerContext", "MBProgressHUDPresenter", "Outlet",
    "ProgressMessages", "ProgressPresenter", "RuntimeAttribute", "ServerConnector",
    "ServerConnectorInteractor", "ServerReadConnectorInteractor", "ServerWriteConnectorInteractor",
    "SessionContext", "ValidationError",

    // Constants that a Screenlet inherits
    "DefaultAction", "DefaultThemeName",

    // UIKit
    "UIActivityIndicatorView", "UIButton", "UIColor", "UIControl", "UIDatePicker", "UIImage",
    "UIImageView", "UILabel", "UIProgressView", "UISegmentedControl", "UISlider", "UIStepper",
    "UISwitch", "UITextField", "UITextView", "UIView",

    // Foundation and Swift
    "AnyObject", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Data", "Date", "Double",
    "Error", "Float", "Int", "Int32", "Int64", "JSONSerialization", "MainActor", "NSError",
    "NSNumber", "Sendable", "String", "URL", "UTF8",
  ]
}
