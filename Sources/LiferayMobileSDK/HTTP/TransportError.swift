package import Foundation

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

extension NSError {

  /// An error of the URL loading system.
  ///
  /// - Parameter description: the text for the user, or nil for a text that depends on the code.
  package static func transportError(
    _ code: Int, _ description: String? = nil, url: URL? = nil
  ) -> NSError {
    var userInfo: [String: Any] = [:]
    userInfo[NSLocalizedDescriptionKey] = description ?? transportErrorDescription(of: code)
    userInfo[NSURLErrorFailingURLErrorKey] = url?.withoutCredentials
    return NSError(domain: NSURLErrorDomain, code: code, userInfo: userInfo)
  }

  /// The codes of secure connections and their certificates. The constants of Foundation on Linux
  /// differ from those of Apple platforms by one.
  package static let secureConnectionErrors = -1206 ... -1200

  fileprivate static let secureConnectionFailed = -1200
  fileprivate static let certificateUntrusted = -1202

  private static func transportErrorDescription(of code: Int) -> String {
    switch code {
    case NSURLErrorBadURL, NSURLErrorUnsupportedURL: "The address is invalid."
    case NSURLErrorBadServerResponse: "The server sent an invalid response."
    case NSURLErrorCancelled: "The call was cancelled."
    case NSURLErrorCannotConnectToHost: "Could not connect to the server."
    case NSURLErrorCannotFindHost, NSURLErrorDNSLookupFailed: "The server was not found."
    case NSURLErrorNetworkConnectionLost: "The network connection was lost."
    case NSURLErrorNotConnectedToInternet: "There is no connection to the internet."
    case secureConnectionFailed: "A secure connection to the server could not be made."
    case certificateUntrusted: "The certificate of the server is not trusted."
    case NSURLErrorTimedOut: "The request timed out."
    default: "The request could not be completed."
    }
  }
}

extension Error {

  #if canImport(FoundationNetworking)
    /// The error that the URL loading system of Apple platforms reports for the same failure.
    ///
    /// Foundation on Linux has codes of its own for some, and the texts of its HTTP library, which
    /// are not meant for users. The original is under `NSUnderlyingErrorKey`.
    package func asOnApplePlatforms(endOf task: URLSessionTask) -> NSError {
      let error = self as NSError
      guard error.domain == NSURLErrorDomain else { return error }
      let url = task.originalRequest?.url
      let code = error.codeOnApplePlatforms(isAfterResponse: task.response != nil, url: url)
      let hasIPv6Address = url?.host?.contains(":") == true
      let result = NSError.transportError(
        code,
        code == NSURLErrorBadURL && hasIPv6Address
          ? "Foundation on Linux cannot connect to an IPv6 address; use a host name." : nil,
        url: url)
      return NSError(
        domain: result.domain, code: code,
        userInfo: result.userInfo.merging([NSUnderlyingErrorKey: error]) { $1 })
    }
  #else
    package func asOnApplePlatforms(endOf task: URLSessionTask) -> NSError {
      self as NSError
    }
  #endif
}

#if canImport(FoundationNetworking)
  extension NSError {

    func codeOnApplePlatforms(isAfterResponse: Bool, url: URL?) -> Int {
      switch code {
      // The connection was closed before anything was received.
      case NSURLErrorBadServerResponse where !isAfterResponse: NSURLErrorNetworkConnectionLost
      // The scheme was checked before: what was received is not HTTP.
      case NSURLErrorUnsupportedURL: NSURLErrorBadServerResponse
      case NSURLErrorUnknown where isAfterResponse || isOfLostConnection:
        NSURLErrorNetworkConnectionLost
      case NSURLErrorUnknown where url?.scheme?.lowercased() == "https":
        localizedDescription.contains("certificate")
          ? NSError.certificateUntrusted : NSError.secureConnectionFailed
      case NSURLErrorUnknown: NSURLErrorBadServerResponse
      default: code
      }
    }

    /// Whether the connection ended while something was sent or received. The HTTP library has one
    /// code for that and for other failures.
    private var isOfLostConnection: Bool {
      ["Send failure", "Recv failure", "Broken pipe", "reset by peer"]
        .contains { localizedDescription.contains($0) }
    }
  }
#endif

extension String {

  /// An address without the user name and the password, which do not belong in texts and in the
  /// names of files.
  package var addressWithoutCredentials: String {
    replacing(/\/\/[^\/?#]*@/, with: "//", maxReplacements: 1)
  }
}

extension URL {

  /// The address without the user name and the password.
  package var withoutCredentials: URL {
    URL(string: absoluteString.addressWithoutCredentials) ?? self
  }
}
