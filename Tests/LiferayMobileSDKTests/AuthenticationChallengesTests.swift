import Foundation
import Testing

@testable import LiferayMobileSDK

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.serialized) struct AuthenticationChallengesTests {

  @Test func `the block of a server comes before the one for all`() {
    AuthenticationChallenges.general = { $1(.cancelAuthenticationChallenge, nil) }
    AuthenticationChallenges.register({ $1(.rejectProtectionSpace, nil) }, for: "one.example")
    AuthenticationChallenges.register(
      { $1(.useCredential, nil) }, for: "https://Two.example:8443/portal")
    defer { AuthenticationChallenges.general = nil }
    #expect(disposition(host: "one.example", port: 443) == .rejectProtectionSpace)
    #expect(disposition(host: "two.example", port: 8443) == .useCredential)
    #expect(disposition(host: "two.example", port: 443) == .cancelAuthenticationChallenge)
    AuthenticationChallenges.general = nil
    #expect(disposition(host: "two.example", port: 443) == .performDefaultHandling)
  }

  /// How the transport answers a challenge of a server's certificate.
  private func disposition(host: String, port: Int) -> URLSession.AuthChallengeDisposition {
    let challenge = URLAuthenticationChallenge(
      protectionSpace: URLProtectionSpace(
        host: host, port: port, protocol: "https", realm: nil,
        authenticationMethod: "NSURLAuthenticationMethodServerTrust"),
      proposedCredential: nil, previousFailureCount: 0, failureResponse: nil, error: nil,
      sender: Sender())
    let session = URLSession(configuration: .ephemeral)
    let task = session.dataTask(with: URLRequest(url: URL(fileURLWithPath: "/")))
    let answer = Locked<URLSession.AuthChallengeDisposition?>(nil)
    let isAnswered = DispatchSemaphore(value: 0)
    Transport.shared.urlSession(session, task: task, didReceive: challenge) { disposition, _ in
      answer.withLock { $0 = disposition }
      isAnswered.signal()
    }
    isAnswered.wait()
    return answer.withLock { $0 } ?? .performDefaultHandling
  }
}

private final class Sender: NSObject, URLAuthenticationChallengeSender {
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
  func cancel(_ challenge: URLAuthenticationChallenge) {}
  func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
  func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
