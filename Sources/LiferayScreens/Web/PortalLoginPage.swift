internal import Foundation

/// A page that automatically logs a user in to the portal, and then redirects to another page.
public struct PortalLoginPage: Sendable {

  /// The address of the page that is finally shown, which may be relative to the server.
  public let url: String
  public let userName: String
  public let password: String

  public init(url: String, userName: String, password: String) {
    (self.url, self.userName, self.password) = (url, userName, password)
  }

  /// The HTML of the page. Texts of a user or an app are escaped, so that they are never more than
  /// the value of an attribute.
  public var html: String {
    let redirect = url.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let action = "\(LiferayServerContext.server)/c/portal/login?redirect=\(redirect)"
    return """
      <!DOCTYPE html>
      <html><body><form method="post" action="\(escaped(action))">
      <input type="hidden" name="login" value="\(escaped(userName))">
      <input type="hidden" name="password" value="\(escaped(password))">
      </form><script>document.forms[0].submit();</script></body></html>
      """
  }

  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      "&<>\"'".unicodeScalars.contains(scalar) ? "&#\(scalar.value);" : String(scalar)
    }.joined()
  }
}
