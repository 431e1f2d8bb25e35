import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The cookies that a login has received from the portal.
struct CookieJar: Sendable {

  private var cookies: [String: HTTPCookie] = [:]

  /// Adds the cookies of a response, and removes those that it deletes. Cookies for another domain
  /// are ignored.
  mutating func collect(_ reply: HTTPReply) {
    guard let url = reply.url, let header = reply.header("Set-Cookie") else { return }
    let received = HTTPCookie.cookies(withResponseHeaderFields: ["Set-Cookie": header], for: url)
    for cookie in received where cookie.isFor(url.host ?? "") {
      cookies[cookie.name] = cookie.isDeletion ? nil : cookie
    }
  }

  /// Returns the value of the header `Cookie`, with names in order. Secure cookies are sent only
  /// over `https`, and cookies with a path only to URLs below that path.
  ///
  /// - Parameter supportsCookies: whether to add the cookie that tells the portal's login that
  ///   cookies can be set.
  func header(for url: URL?, supportsCookies: Bool = false) -> String {
    let isSecure = url?.scheme?.lowercased() == "https"
    let path = url?.path(percentEncoded: true) ?? ""
    var values = cookies.values.filter { (isSecure || !$0.isSecure) && $0.isFor(path: path) }
      .map { ($0.name, $0.value) }
    values.removeAll { $0.0 == "COOKIE_SUPPORT" }
    if supportsCookies { values.append(("COOKIE_SUPPORT", "true")) }
    return values.sorted { $0.0 < $1.0 }.map { "\($0.0)=\($0.1)" }.joined(separator: "; ")
  }
}

extension HTTPCookie {

  fileprivate func isFor(_ host: String) -> Bool {
    let host = host.lowercased()
    let domain = domain.lowercased()
    return host == domain || ".\(host)" == domain
      || domain.hasPrefix(".") && host.hasSuffix(domain)
  }

  fileprivate func isFor(path: String) -> Bool {
    let parent = self.path.hasSuffix("/") ? self.path : self.path + "/"
    return "\(path)/".hasPrefix(parent)
  }

  /// Whether the server deletes the cookie: it expires in the past, or its `Max-Age` is not
  /// positive, which Foundation on Linux does not turn into a date.
  fileprivate var isDeletion: Bool {
    #if canImport(FoundationNetworking)
      if let text = properties?[.maximumAge] as? String, let age = Int(text) { return age <= 0 }
    #endif
    return expiresDate.map { $0 <= Date() } ?? false
  }
}
