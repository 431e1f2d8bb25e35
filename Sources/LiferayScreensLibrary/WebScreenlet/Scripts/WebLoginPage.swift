import LiferayScreens

/// A page that logs a user in to the portal by itself, and goes on to another one.
struct WebLoginPage {

  let url: String
  let userName: String
  let password: String

  /// The page. What a user or an app has written is never more than the value of an attribute.
  var html: String {
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
