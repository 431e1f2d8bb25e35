import Foundation
import LoopbackHTTP

/// The HTML pages: one with a title, and the login form.
enum Page {

  static let home = "/web/guest/home"
  static let login = "/c/portal/login"

  private static let sessionCookie = "JSESSIONID"

  /// The home page. For a signed-in user it contains the token that goes with the cookie.
  static func homePage(for request: LoopbackRequest, of portal: Portal) -> LoopbackResponse {
    guard let session = portal.session(of: request) else {
      return .page("Home - Liferay", "<p>Welcome!</p>")
    }
    return .page(
      "Home - Liferay",
      """
      <p>Welcome \(session.user.fullName)!</p>
      <script>Liferay.authToken = '\(session.token)';</script>
      """)
  }

  /// The form, or the response to posting it: a cookie and a redirect to the home page, or the form
  /// again.
  static func login(_ request: LoopbackRequest, to portal: inout Portal) -> LoopbackResponse {
    let fields = request.method == "POST" ? request.formFields : [:]
    guard let name = fields["login"], let password = fields["password"],
      let session = portal.signIn(name: name, password: password)
    else {
      return .page(
        "Sign In - Liferay",
        """
        <form action="\(login)" method="post">
          <input name="login"> <input name="password" type="password"> <button>Sign In</button>
        </form>
        """)
    }
    return .redirect(to: home)
      .header("Set-Cookie", "\(sessionCookie)=\(session.id); Path=/; HttpOnly")
  }

  /// The id in the session cookie of a request.
  static func sessionId(in request: LoopbackRequest) -> String? {
    let cookies = (request.header("Cookie") ?? "").split(separator: ";")
    return cookies.lazy.map { $0.trimmingCharacters(in: .whitespaces) }
      .first { $0.hasPrefix("\(sessionCookie)=") }
      .map { String($0.dropFirst(sessionCookie.count + 1)) }
  }
}

extension LoopbackResponse {

  /// An HTML page with this title, which must not need escaping.
  static func page(_ title: String, _ body: String = "", status: Int = 200) -> LoopbackResponse {
    .html(
      """
      <!DOCTYPE html>
      <html>
      <head><title>\(title)</title></head>
      <body>
      <h1>\(title)</h1>
      \(body)
      </body>
      </html>

      """, status: status)
  }
}
