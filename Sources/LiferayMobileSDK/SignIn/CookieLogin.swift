import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Signs in like a browser: posts the portal's login form, follows redirects, collects the cookies,
/// and finds the form token in the final page.
struct CookieLogin {

  let settings: LRSession.Settings
  let username: String
  let password: String

  private static let mostRedirects = 10

  /// Blocks the calling thread. If the portal rejects the password, the error has code 400 or 401.
  func cookies() throws -> Cookies {
    var jar = ["COOKIE_SUPPORT": "true"]
    var request = try FormRequest(
      path: "c/portal/login", fields: [("login", username), ("password", password)]
    ).urlRequest(with: settings)
    for _ in 0...CookieLogin.mostRedirects {
      request.setValue(header(jar), forHTTPHeaderField: "Cookie")
      let reply = try Transport.shared.reply(to: request)
      collect(reply, into: &jar)
      guard let next = ResponseParser(reply: reply).redirectTarget else {
        return try cookies(in: reply, jar: jar)
      }
      request = try following(request, to: next)
    }
    throw NSError.transportError(
      NSURLErrorHTTPTooManyRedirects, "The portal's login leads from one page to the next.")
  }
}

extension CookieLogin {

  private func cookies(in reply: HTTPReply, jar: [String: String]) throws -> Cookies {
    try ResponseParser(reply: reply).checkStatus()
    let page = String(decoding: reply.body, as: UTF8.self)
    guard let match = page.firstMatch(of: /Liferay\.authToken\s*=\s*["']([^"']+)["']/) else {
      throw NSError.lrError(400, "The portal's page after the login has no token.")
    }
    var jar = jar
    jar["COOKIE_SUPPORT"] = nil
    return Cookies(authToken: String(match.1), header: header(jar), date: Date())
  }

  private func header(_ jar: [String: String]) -> String {
    jar.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
  }

  private func collect(_ reply: HTTPReply, into jar: inout [String: String]) {
    guard let url = reply.url, let header = reply.header("Set-Cookie") else { return }
    for cookie in HTTPCookie.cookies(withResponseHeaderFields: ["Set-Cookie": header], for: url) {
      let isGone = cookie.expiresDate.map { $0 <= Date() } ?? false
      jar[cookie.name] = isGone ? nil : cookie.value
    }
  }

  /// Follows a redirect within the origin of the login, to which alone cookies are sent. The form
  /// is not sent again.
  private func following(_ request: URLRequest, to url: URL) throws -> URLRequest {
    guard let asked = request.url, url.origin == asked.origin else {
      throw NSError.lrError(
        .redirect, "The portal's login leads to another server.", userInfo: [NSURLErrorKey: url])
    }
    var next = URLRequest(url: url)
    next.timeoutInterval = request.timeoutInterval
    return next
  }
}

extension URL {

  /// Scheme, host and port, which must stay the same for credentials to be sent.
  fileprivate var origin: [String] {
    let scheme = scheme?.lowercased() ?? ""
    return [scheme, host?.lowercased() ?? "", "\(port ?? (scheme == "https" ? 443 : 80))"]
  }
}
