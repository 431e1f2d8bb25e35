import Foundation
import Testing

@testable import LiferayMobileSDK

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct RequestQueueTests {

  private var queue = RequestQueue(limit: 2)

  @Test mutating func `requests beyond the limit are sent in their order, one for each that ends`()
    throws
  {
    let requests = try (1...4).map { _ in try request() }
    #expect(requests.map { queue.admit($0) } == [true, true, false, false])
    #expect(queue.end(requests[1])?.call === requests[2].call)
    #expect(queue.end(requests[0])?.call === requests[3].call)
    #expect(queue.end(requests[2]) == nil)
    #expect(try queue.admit(request()))
    #expect(try !queue.admit(request()))
  }

  @Test(arguments: ["http://b", "https://a", "http://a:8080"])
  mutating func `each server has a limit of its own`(other: String) throws {
    for _ in 1...2 { #expect(try queue.admit(request())) }
    #expect(try !queue.admit(request()))
    #expect(try queue.admit(request(to: other)))
  }

  @Test mutating func `a request is removed once, and only while it waits`() throws {
    let requests = try (1...4).map { _ in try request() }
    for request in requests { _ = queue.admit(request) }
    #expect(queue.remove(requests[0].call) == nil)
    #expect(queue.remove(requests[2].call)?.call === requests[2].call)
    #expect(queue.remove(requests[2].call) == nil)
    #expect(queue.end(requests[0])?.call === requests[3].call)
    #expect(queue.remove(requests[3].call) == nil)
  }

  private func request(to server: String = "http://a") throws -> OutgoingRequest {
    OutgoingRequest(
      URLRequest(url: try #require(URL(string: "\(server)/path"))), of: Call(), completion: { _ in }
    )
  }
}
