import Foundation
import LiferayMobileSDK
import LiferayScreens
import TestSupport
import Testing

extension OneAtATime {
  @MainActor @Suite struct ImageLoaderTests {

    /// A server with a picture at each address that ends with `.png`, and what it was asked for.
    private final class Pictures: @unchecked Sendable {
      let server: LoopbackServer
      private let asked: Asked

      final class Asked: @unchecked Sendable {
        private let lock = NSLock()
        private var targets: [String] = []
        func add(_ target: String) { lock.withLock { targets.append(target) } }
        var all: [String] { lock.withLock { targets } }
      }

      init() throws {
        let asked = Asked()
        self.asked = asked
        let picture = try #require(Data(base64Encoded: onePixel))
        server = try LoopbackServer { request in
          asked.add(request.target)
          return request.target.hasSuffix(".png") ? .reply(200, body: picture) : .html("none")
        }
      }

      var targets: [String] { asked.all }
      func address(_ name: String) -> String { "\(server.url)/\(name).png" }
    }

    private func cell(side: CGFloat = 60) -> UIImageView {
      UIImageView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    }

    @Test func `rows that are scrolled away and back are fetched once`() async throws {
      let pictures = try Pictures()
      defer { pictures.server.stop() }
      let cells = [cell(), cell(), cell()]
      for first in [0, 3, 6, 3, 0] {
        for (index, cell) in cells.enumerated() {
          cell.showImage(at: pictures.address("row-\(first + index)"))
        }
        await eventually { cells.allSatisfy { $0.image != nil } }
      }
      #expect(pictures.targets.sorted() == (0..<9).map { "/row-\($0).png" })
    }

    @Test func `an image in memory is shown at once`() async throws {
      let pictures = try Pictures()
      defer { pictures.server.stop() }
      let (first, second) = (cell(), cell())
      first.showImage(at: pictures.address("a"))
      await eventually { first.image != nil }
      second.showImage(at: pictures.address("a"))
      #expect(second.image === first.image)
    }

    @Test func `views that wait for the same image share a request`() async throws {
      let pictures = try Pictures()
      defer { pictures.server.stop() }
      let cells = (0..<5).map { _ in cell() }
      for cell in cells { cell.showImage(at: pictures.address("a")) }
      await eventually { cells.allSatisfy { $0.image != nil } }
      #expect(pictures.targets == ["/a.png"])
    }

    @Test func `the same view and address go on with what has begun`() async throws {
      let pictures = try Pictures()
      defer { pictures.server.stop() }
      let cell = cell()
      for _ in 0..<5 { cell.showImage(at: pictures.address("a")) }
      await eventually { cell.image != nil }
      #expect(pictures.targets == ["/a.png"])
    }

    @Test func `a large view does not get the picture of a small one`() async throws {
      let pictures = try Pictures()
      defer { pictures.server.stop() }
      let (small, large) = (cell(), cell(side: 600))
      small.showImage(at: pictures.address("a"))
      await eventually { small.image != nil }
      large.showImage(at: pictures.address("a"))
      #expect(large.image == nil)
      await eventually { large.image != nil }
      #expect(pictures.targets == ["/a.png", "/a.png"])
    }

    @Test func `another user does not get what was fetched before`() async throws {
      let pictures = try Pictures()
      defer {
        pictures.server.stop()
        SessionContext.logout()
      }
      let cell = cell()
      for user in ["joe", "jane"] {
        SessionContext.loginWithBasic(username: user, password: "test", userAttributes: [:])
        cell.showImage(at: pictures.address("a"))
        #expect(cell.image == nil)
        await eventually { cell.image != nil }
      }
      #expect(pictures.targets == ["/a.png", "/a.png"])
    }

    @Test func `another user does not wait for what is being fetched`() async throws {
      let pictures = try Pictures()
      defer {
        pictures.server.stop()
        SessionContext.logout()
      }
      let cells = [cell(), cell()]
      for (cell, user) in zip(cells, ["joe", "jane"]) {
        SessionContext.loginWithBasic(username: user, password: "test", userAttributes: [:])
        cell.showImage(at: pictures.address("a"))
      }
      await eventually { cells[1].image != nil && pictures.targets.count == 2 }
      #expect(pictures.targets == ["/a.png", "/a.png"])
    }

    @Test func `a view without an address shows nothing that was requested before`() async throws {
      let pictures = try Pictures()
      defer { pictures.server.stop() }
      let (shown, emptied) = (cell(), cell())
      emptied.showImage(at: pictures.address("a"))
      emptied.showImage(at: nil)
      shown.showImage(at: pictures.address("a"))
      await eventually { shown.image != nil }
      #expect(emptied.image == nil)
    }

    @Test func `what cannot be fetched is tried again`() async throws {
      let pictures = try Pictures()
      defer { pictures.server.stop() }
      let cell = cell()
      // The second request begins when the first one has ended.
      await eventually {
        cell.showImage(at: "\(pictures.server.url)/none")
        return pictures.targets.count > 1
      }
      #expect(cell.image == nil)
    }
  }
}
