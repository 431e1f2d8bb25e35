public import Foundation

/// A parameter that the portal turns into an object of a class: a `ServiceContext`, a comparator,
/// an entry query. It is sent as the name of the class and one parameter for each attribute.
///
/// ```
/// "+orderByComparator": "com.liferay.…EntryNameComparator", "orderByComparator.ascending": true
/// ```
///
/// The list connector tutorial's `obc`, which orders the rows, is one.
open class LRJSONObjectWrapper: NSObject {

  /// The class of the object; nil for the class that the service's parameter is declared with.
  public let className: String?

  /// The attributes of the object. A nested object is sent as a JSON value.
  public let jsonObject: [String: Any]

  /// An object of the class that the service's parameter is declared with.
  public convenience init(jsonObject: [String: Any]) {
    self.init(className: nil, jsonObject: jsonObject)
  }

  /// An object of `className`, a fully qualified Java class.
  public init(className: String?, jsonObject: [String: Any]) {
    self.className = className
    self.jsonObject = jsonObject
    super.init()
  }

  /// Adds this object to the parameters of a call, as the parameter `name`.
  ///
  /// - Parameter className: the class that the parameter is declared with, used when the wrapper
  ///   has none of its own. Type arguments (`Comparator<Entry>`) are left out: no server can load
  ///   those. The wrapper does not remember it, so that one wrapper can serve several parameters.
  open func mangle(withParams params: inout [String: Any], name: String, className: String) {
    params["+\(name)"] = String((self.className ?? className).prefix { $0 != "<" })
    for (key, value) in jsonObject {
      params["\(name).\(key)"] = value
    }
  }
}
