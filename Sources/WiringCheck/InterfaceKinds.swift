/// The classes of the elements of a XIB.
enum InterfaceKinds {
  /// The class of the object that an element of that name makes, if it has no custom one; nil for
  /// elements that make no object, and for unknown kinds.
  static func frameworkClass(of element: String) -> String? {
    if let exception = exceptions[element] { return exception }
    let name = "UI" + element.prefix(1).uppercased() + element.dropFirst()
    return FrameworkClasses.isKnown(name) ? name : nil
  }

  private static let exceptions: [String: String] = [
    "constraint": "NSLayoutConstraint", "customObject": "NSObject",
    "viewLayoutGuide": "UILayoutGuide", "webView": "UIWebView", "wkWebView": "WKWebView",
    "mapView": "MKMapView", "tableViewCellContentView": "UIView",
    "collectionViewCellContentView": "UIView", "containerView": "UIView",
    "placeholder": "NSObject",
    // Interface Builder itself has misspelt it for years.
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
  ]
}
