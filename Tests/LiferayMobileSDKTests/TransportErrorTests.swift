import Foundation
import Testing

@testable import LiferayMobileSDK

#if canImport(FoundationNetworking)
  /// Foundation on Linux reports some failures by other codes, and by the texts of its HTTP library.
  struct TransportErrorTests {

    @Test(arguments: [
      (NSURLErrorUnknown, "SSL certificate problem: self-signed certificate", "https://a", -1202),
      (NSURLErrorUnknown, "SSL routines::wrong version number", "https://a", -1200),
      (NSURLErrorUnknown, "Weird server reply", "http://a", NSURLErrorBadServerResponse),
      (NSURLErrorUnknown, "Send failure: Broken pipe", "http://a", -1005),
      (NSURLErrorUnknown, "SSL_write: Broken pipe", "https://a", -1005),
      (NSURLErrorUnknown, "SSL_read: Connection reset by peer", "https://a", -1005),
      (NSURLErrorUnsupportedURL, "Received HTTP/0.9", "http://a", NSURLErrorBadServerResponse),
      (NSURLErrorBadServerResponse, "Empty reply", "http://a", NSURLErrorNetworkConnectionLost),
      (NSURLErrorTimedOut, "Timeout was reached", "https://a", NSURLErrorTimedOut),
    ])
    func `a failure before the response has the code of Apple platforms`(
      code: Int, text: String, address: String, expected: Int
    ) throws {
      let error = NSError(
        domain: NSURLErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
      let url = try #require(URL(string: address))
      #expect(error.codeOnApplePlatforms(isAfterResponse: false, url: url) == expected)
    }

    @Test func `a failure during the response is a lost connection`() {
      let error = NSError(domain: NSURLErrorDomain, code: NSURLErrorUnknown)
      #expect(
        error.codeOnApplePlatforms(isAfterResponse: true, url: URL(string: "https://a"))
          == NSURLErrorNetworkConnectionLost)
    }
  }
#endif
