public import Foundation

/// What all services have in common: a session, and the rules that turn parameters into JSON.
///
/// A service method throws what ``LRSession/invoke(_:)`` throws, and returns what it returns: the
/// service's answer, or nil where there is none yet, since the session has a callback or is a
/// batch. Neither of these is an error, so that `try` works the same in the interactor tutorial's
/// Interactor (callback), the connector tutorial's Connector (blocking) and the list connector
/// tutorial's Connector (batch).
nonisolated open class LRBaseService: NSObject, @unchecked Sendable {

  /// The session that carries the calls.
  public let session: LRSession

  /// A service whose calls go through `session`.
  public init(session: LRSession) {
    self.session = session
    super.init()
  }

  /// The value, or JSON's `null` for nil.
  public func checkNull(_ value: Any?) -> Any {
    value ?? NSNull()
  }

  /// The answer of a service that says yes or no: a JSON boolean, a number, or a text of one; nil
  /// for anything else.
  public func boolValue(_ result: Any?) -> Bool? {
    switch result {
    case let number as NSNumber: number.boolValue
    case let text as String: Bool(text.lowercased())
    default: nil
    }
  }

  /// Bytes as the portal reads them: `"[1,2,255]"`, or the empty string for nil.
  public func toString(_ data: Data?) -> String {
    guard let data else { return "" }
    return "[" + data.map { String($0) }.joined(separator: ",") + "]"
  }

  /// Adds `wrapper` to `params` as the parameter `name`, whose declared class is `className`.
  ///
  /// A nil wrapper is sent as `null`, except a `ServiceContext`, which is left out: the portal then
  /// makes one itself.
  public func mangleWrapper(
    withParams params: inout [String: Any], name: String, className: String,
    wrapper: LRJSONObjectWrapper?
  ) {
    if let wrapper {
      wrapper.mangle(withParams: &params, name: name, className: className)
    } else if !LRBaseService.serviceContextClasses.contains(className) {
      params[name] = NSNull()
    }
  }

  /// The class of a service context in a 7.x portal.
  static let serviceContextClass = "com.liferay.portal.kernel.service.ServiceContext"

  private static let serviceContextClasses = [
    serviceContextClass, "com.liferay.portal.service.ServiceContext",
  ]
}
