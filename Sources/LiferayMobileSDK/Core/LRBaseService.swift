public import Foundation

/// The base class of all services: it holds a session, and encodes parameters as JSON.
///
/// A service method throws what ``LRSession/invoke(_:)`` throws, and returns what it returns: the
/// service's answer, or nil if the session has a callback or is a batch. Nil is not an error, so
/// that `try` works the same in the interactor tutorial's Interactor (callback), the connector
/// tutorial's Connector (blocking) and the list connector tutorial's Connector (batch).
nonisolated open class LRBaseService: NSObject, @unchecked Sendable {

  /// The session that makes the calls.
  public let session: LRSession

  /// Creates a service whose calls are made with `session`.
  public init(session: LRSession) {
    self.session = session
    super.init()
  }

  /// Creates a service for a session that may be missing, as `createSessionFromCurrentSession()`
  /// returns it in the interactor tutorial: without one, every call throws
  /// ``LRErrorCode/unauthorized``.
  public convenience init(session: LRSession?) {
    self.init(session: session ?? MissingSession())
  }

  /// The value, or JSON `null` for nil.
  public func checkNull(_ value: Any?) -> Any {
    value ?? NSNull()
  }

  /// The answer of a service as a Boolean: a JSON Boolean, a number, or "true" or "false" as text;
  /// nil for anything else.
  public func boolValue(_ result: Any?) -> Bool? {
    switch result {
    case let number as NSNumber: number.boolValue
    case let text as String: Bool(text.lowercased())
    default: nil
    }
  }

  /// Bytes in the portal's format: `"[1,2,255]"`, or an empty string for nil.
  public func toString(_ data: Data?) -> String {
    guard let data else { return "" }
    return "[" + data.map { String($0) }.joined(separator: ",") + "]"
  }

  /// Adds `wrapper` to `params` as the parameter `name`, whose declared class is `className`.
  ///
  /// A nil wrapper is sent as `null`, except for a `ServiceContext`, which is omitted: the portal
  /// then creates one itself.
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
