import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension LRSession.Settings {

  /// A POST request to a path below the server's address, with the session's timeout and headers.
  func request(forPath path: String) throws -> NSMutableURLRequest {
    let request = NSMutableURLRequest(url: try url(forPath: path))
    request.httpMethod = "POST"
    request.timeoutInterval = TimeInterval(max(1, connectionTimeout))
    for (name, value) in headers ?? [:] {
      request.setValue(value, forHTTPHeaderField: name)
    }
    return request
  }

  /// Signs the request, after renewing an authentication that has expired. Throws if that fails.
  func signed(_ request: NSMutableURLRequest) throws -> URLRequest {
    if let authentication {
      try (authentication as? any RefreshingAuthentication)?.refresh(for: self)
      authentication.authenticate(request)
    }
    return request as URLRequest
  }

  /// A URL below the server's address.
  func url(forPath path: String) throws -> URL {
    guard let root = URL(string: server),
      ["http", "https"].contains(root.scheme?.lowercased()), root.host?.isEmpty == false,
      let url = URL(string: server.hasSuffix("/") ? server + path : "\(server)/\(path)")
    else {
      throw NSError.transportError(
        NSURLErrorBadURL,
        "'\(server.addressWithoutCredentials)' is not the address of a server.")
    }
    return url
  }
}
