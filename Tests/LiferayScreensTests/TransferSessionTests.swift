import Foundation
import Synchronization
import TestSupport
import Testing

@testable import LiferayScreens

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The session that all transfers share on Apple platforms. The servers close each connection, because
/// Foundation on Linux loses requests on those that stay open.
struct TransferSessionTests {

  private func answer(
    to address: String, in session: TransferSession, cancelled: Bool = false
  ) async throws -> String {
    let url = try #require(URL(string: address))
    let transfer = HttpTransfer(
      URLRequest(url: url), credentials: ["Authorization": "Basic a"], timeout: 5, in: session)
    let body = Mutex(Data())
    let result = await withCheckedContinuation { continuation in
      transfer.start(to: nil) { data in
        body.withLock { $0 += data }
      } completion: {
        continuation.resume(returning: $0)
      }
      if cancelled { transfer.cancel() }
    }
    switch result {
    case .success: return body.withLock { String(decoding: $0, as: UTF8.self) }
    case .failure(let error): return "\(error.domain) \(error.code)"
    }
  }

  @Test func `each transfer gets its own answer`() async throws {
    let server = try LoopbackServer { request in
      LoopbackResponse.text(String(request.target.dropFirst())).closing
    }
    defer { server.stop() }
    let session = TransferSession()
    let answers = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<8 {
        group.addTask { try await answer(to: "\(server.url)/\(number)", in: session) }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(answers == Set((0..<8).map(String.init)))
  }

  @Test func `errors, redirects and cancellations are those of their transfer`() async throws {
    let other = try LoopbackServer { request in
      let sent = request.header("Authorization") ?? "without credentials"
      return LoopbackResponse.text("other \(sent)").closing
    }
    let url = other.url
    let server = try LoopbackServer { request in
      switch request.target {
      case "/away": LoopbackResponse.redirect(to: url).closing
      case "/slow": LoopbackResponse.text("slow").closing.after(2)
      default: LoopbackResponse.text("none", status: 404).closing
      }
    }
    defer {
      server.stop()
      other.stop()
    }
    let session = TransferSession()
    #expect(try await answer(to: server.url + "/away", in: session) == "other without credentials")
    #expect(try await answer(to: server.url + "/none", in: session).hasSuffix("404") == true)
    #expect(
      try await answer(to: server.url + "/slow", in: session, cancelled: true)
        == "\(NSURLErrorDomain) \(NSURLErrorCancelled)")
  }
}
