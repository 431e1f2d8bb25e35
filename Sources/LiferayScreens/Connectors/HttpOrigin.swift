internal import Foundation
internal import LiferayMobileSDK

/// The origin of a URL: scheme, host and port. Credentials are sent to their own origin only.
struct HttpOrigin: Hashable, CustomStringConvertible {

  let scheme: String
  let host: String
  let port: Int

  /// - Throws: -1002 of `NSURLErrorDomain` for a URL that is not an HTTP URL, -1000 for one without
  ///   a host.
  init(of url: URL) throws(NSError) {
    guard let scheme = url.scheme?.lowercased(), let standardPort = Self.standardPorts[scheme]
    else {
      throw NSError.badAddress(url, NSURLErrorUnsupportedURL, "begins with neither http nor https")
    }
    guard let host = url.host?.lowercased(), !host.isEmpty else {
      throw NSError.badAddress(url, NSURLErrorBadURL, "names no host")
    }
    self.scheme = scheme
    self.host = host
    self.port = url.port ?? standardPort
  }

  var description: String {
    let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    return port == Self.standardPorts[scheme]
      ? "\(scheme)://\(name)" : "\(scheme)://\(name):\(port)"
  }

  private static let standardPorts = ["http": 80, "https": 443]
}

extension NSError {
  fileprivate static func badAddress(_ url: URL, _ code: Int, _ reason: String) -> NSError {
    let url = url.withoutCredentials
    return transportError(code, "The address '\(url.absoluteString)' \(reason).", url: url)
  }
}

extension URL {
  /// The URL of a path, such as `/documents/20121/logo.png`, on the server of
  /// `LiferayServerContext`. Any other URL is unchanged.
  var onServer: URL {
    guard scheme == nil, path.hasPrefix("/"), let server = URL(string: LiferayServerContext.server)
    else { return self }
    return URL(string: absoluteString, relativeTo: server)?.absoluteURL ?? self
  }
}
