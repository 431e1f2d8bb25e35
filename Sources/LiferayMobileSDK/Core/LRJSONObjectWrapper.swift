public import Foundation

/// A parameter that the portal converts to an object of a class: a `ServiceContext`, a comparator,
/// an entry query. It is sent as the name of the class and one parameter for each attribute.
///
/// ```
/// "+orderByComparator": "com.liferay.…EntryNameComparator", "orderByComparator.ascending": true
/// ```
///
/// The list connector tutorial's `obc`, which sorts the rows, is an example.
open class LRJSONObjectWrapper: NSObject {

  /// The class of the object; nil for the declared class of the service's parameter.
  public let className: String?

  /// The attributes of the object. A nested object is sent as a JSON value.
  public let jsonObject: [String: Any]

  /// Creates an object of the declared class of the service's parameter.
  public convenience init(jsonObject: [String: Any]) {
    self.init(className: nil, jsonObject: jsonObject)
  }

  /// Creates an object of `className`, a fully qualified Java class.
  public init(className: String?, jsonObject: [String: Any]) {
    self.className = className
    self.jsonObject = jsonObject
    super.init()
  }

  /// Adds this object to the parameters of a call, as the parameter `name`.
  ///
  /// - Parameter className: the declared class of the parameter, used if the wrapper has no class.
  ///   Type arguments (`Comparator<Entry>`) are removed, since the server cannot load such a class.
  ///   The wrapper does not store it, so one wrapper can be used for several parameters.
  open func mangle(withParams params: inout [String: Any], name: String, className: String) {
    params["+\(name)"] = String((self.className ?? className).prefix { $0 != "<" })
    for (key, value) in jsonObject {
      params["\(name).\(key)"] = value
    }
  }
}
