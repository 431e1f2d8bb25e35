/// The classes of the elements of a XIB.
enum InterfaceKinds {
  /// Returns the class of the object that an element of that name creates, if it has no custom
  /// class. Returns nil for elements that create no object, and for unknown kinds.
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
    // This is a misspelling of Interface Builder.
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
  ]
}
