import Foundation
import Synchronization
import TestSupport
import Testing

@testable import LiferayScreens

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The session that all transfers share on Apple platforms.
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

  @Test func `each transfer gets its own answer, over few connections`() async throws {
    let server = try LoopbackServer { request in .text(String(request.target.dropFirst())) }
    defer { server.stop() }
    let session = TransferSession()
    for number in 0..<5 {
      #expect(try await answer(to: "\(server.url)/\(number)", in: session) == "\(number)")
    }
    #expect(server.connectionCount == 1)
    let answers = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<20 {
        group.addTask { try await answer(to: "\(server.url)/\(number)", in: session) }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(answers == Set((0..<20).map(String.init)))
    #expect(server.connectionCount < 20)
  }

  @Test func `errors, redirects and cancellations are those of their transfer`() async throws {
    let other = try LoopbackServer { request in
      .text("other \(request.header("Authorization") ?? "without credentials")")
    }
    let url = other.url
    let server = try LoopbackServer { request in
      switch request.target {
      case "/away": .redirect(to: url)
      case "/slow": LoopbackResponse.text("slow").after(2)
      default: .text("none", status: 404)
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
