import Foundation

/// The generation of a portal, which determines the names of its services.
///
/// An app calls services by their names in Liferay 7; a session for Liferay 6.2 translates them to
/// the names that the same services have there. Calls of services that came with Liferay 7 fail on
/// 6.2 like calls of any unknown service.
public enum LRPortal: Sendable {
  case liferay62, liferay7

  /// Translates a command to the names of this portal. A command with the names of 6.2 is returned
  /// unchanged.
  func translated(_ command: [String: Any]) -> [String: Any] {
    guard self == .liferay62 else { return command }
    let pairs = command.map { path, parameters in
      (
        LRPortal.path62(path),
        (parameters as? [String: Any]).map { LRPortal.parameters62($0, of: path) } ?? parameters
      )
    }
    return Dictionary(pairs) { first, _ in first }
  }
}

extension LRPortal {

  /// The modules of Liferay 7 whose services are the portal's own in 6.2.
  private static let modules: Set<Substring> = [
    "backgroundtask", "bookmarks", "ddl", "ddm", "flags", "journal", "mdr", "polls", "shopping",
    "wiki",
  ]

  /// Methods that the portlet of Screens has in 6.2 instead of the portal.
  private static let userMethods: Set<Substring> = [
    "get-current-user", "send-password-by-email-address", "send-password-by-screen-name",
    "send-password-by-user-id",
  ]

  private static func path62(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return path }
    let (service, method) = (parts[1], parts[2])
    if service == "user" && userMethods.contains(method) {
      return "/screens-web.screensuser/\(method)"
    }
    guard let dot = service.firstIndex(of: ".") else { return path }
    let name = service[service.index(after: dot)...]
    switch service[..<dot] {
    case "screens": return "/screens-web.\(name)/\(method)"
    case let module where modules.contains(module): return "/\(name)/\(method)"
    default: return path
    }
  }

  /// The classes of parameters that have other names in 6.2.
  private static let classes = [
    "com.liferay.portal.kernel.service.ServiceContext":
      "com.liferay.portal.service.ServiceContext",
    "com.liferay.asset.kernel.service.persistence.AssetEntryQuery":
      "com.liferay.portlet.asset.service.persistence.AssetEntryQuery",
  ]

  private static func parameters62(_ parameters: [String: Any], of path: String) -> [String: Any] {
    var parameters = parameters
    for (name, value) in parameters where name.hasPrefix("+") {
      if let moved = (value as? String).flatMap({ classes[$0] }) { parameters[name] = moved }
    }
    if path == "/user/update-user" {
      for name in ["aimSn", "icqSn", "msnSn", "mySpaceSn", "ymSn"] where parameters[name] == nil {
        parameters[name] = ""
      }
    }
    return parameters
  }
}
