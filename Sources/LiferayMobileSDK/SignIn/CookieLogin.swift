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

  private static let maximumRedirects = 10

  /// Blocks the calling thread. If the portal rejects the password, the error has code 400 or 401.
  func cookies() throws -> Cookies {
    var jar = CookieJar()
    var request = try FormRequest(
      path: "c/portal/login", fields: [("login", username), ("password", password)]
    ).urlRequest(with: settings)
    for _ in 0...CookieLogin.maximumRedirects {
      request.setValue(
        jar.header(for: request.url, supportsCookies: true), forHTTPHeaderField: "Cookie")
      let reply = try Transport.shared.reply(to: request)
      jar.collect(reply)
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

  private func cookies(in reply: HTTPReply, jar: CookieJar) throws -> Cookies {
    try ResponseParser(reply: reply).checkStatus()
    let page = String(decoding: reply.body, as: UTF8.self)
    guard let match = page.firstMatch(of: /Liferay\.authToken\s*=\s*["']([^"']{8})["']/) else {
      throw NSError.lrError(400, "The portal's page after the login has no token.")
    }
    let header = jar.header(for: try settings.url(forPath: ""))
    return Cookies(authToken: String(match.1), header: header, date: Date())
  }

  /// Follows a redirect within the origin of the login, to which alone cookies are sent. The form
  /// is not sent again.
  private func following(_ request: URLRequest, to url: URL) throws -> URLRequest {
    guard let asked = request.url, url.origin == asked.origin else {
      throw NSError.lrError(
        .redirect, "The portal's login leads to another server.",
        userInfo: [NSURLErrorKey: url.withoutCredentials.absoluteString])
    }
    var next = URLRequest(url: url)
    next.timeoutInterval = request.timeoutInterval
    next.allHTTPHeaderFields = settings.headers
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
