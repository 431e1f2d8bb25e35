import Foundation
import HeadlessUIKit
import LiferayMobileSDK
import LiferayScreens
import Testing

extension OneAtATime {
  @MainActor @Suite struct ListCacheTests {

    private let home = TemporaryHome()
    private let list: ItemListScreenlet
    private let themes: ThemeFolder

    init() throws {
      themes = try ThemeFolder([
        "ItemListView_default.xib": ItemListScreenlet.xib("ItemListView_default", "tableView")
      ])
      list = ItemListScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
      list.autoLoad = false
      list.firstPageSize = 4
      list.pageSize = 3
      list.source.cacheKey = "7"
      list.source.total = 9
    }

    /// Logs in and out again, like an app that is restarted.
    private func running(_ body: () async -> Void) async {
      LiferayServerContext.factory = TestFactory(home: home)
      SessionContext.loginWithBasic(username: "joe", password: "", userAttributes: ["userId": 7])
      await body()
      await SessionContext.currentContext?.cacheManager.settled()
      SessionContext.logout()
      LiferayServerContext.reset()
    }

    /// Loads these pages, and returns the events of the Screenlet.
    private func load(_ pages: Int..., offline: Bool = false) async -> [String] {
      list.source.error = offline ? TestFactory.offline : nil
      list.events.removeAll()
      list.loadList()
      await list.idle()
      for page in pages {
        list.loadPageForRow(list.firstRowForPage(page))
        await list.idle()
      }
      return list.events.all.filter { $0.hasPrefix("page") || $0.hasPrefix("error") }
    }

    @Test func `pages and the row count are available without a server, after a restart`() async {
      await running { #expect(await load(1).count == 2) }
      await running {
        #expect(
          await load(1, 2, offline: true) == [
            "page 0: 0 1 2 3 of 9", "page 1: 4 5 6 of 9", "error 2: LiferayScreens -5",
          ])
      }
    }

    @Test func `a list of unknown length has no row count from the cache either`() async {
      await running { #expect(await load() == ["page 0: 0 1 2 3 of 9"]) }
      list.source.total = nil
      await running { #expect(await load() == ["page 0: 0 1 2 3 of 4"]) }
      await running { #expect(await load(offline: true) == ["page 0: 0 1 2 3 of 4"]) }
    }

    @Test func `defect 40: an empty page replaces the previous one`() async {
      await running { #expect(await load(1) == ["page 0: 0 1 2 3 of 9", "page 1: 4 5 6 of 9"]) }
      list.source.pages = [0: [], 4: []]
      list.source.total = 0
      await running { #expect(await load() == ["page 0:  of 0"]) }
      await running { #expect(await load(offline: true) == ["page 0:  of 0"]) }
    }

    @Test func `defect 40: pages of another size are different pages`() async {
      await running { _ = await load(1) }
      list.firstPageSize = 5
      await running { #expect(await load(offline: true) == ["error 0: LiferayScreens -5"]) }
      list.firstPageSize = 4
      list.pageSize = 2
      await running {
        #expect(
          await load(1, offline: true) == ["page 0: 0 1 2 3 of 9", "error 1: LiferayScreens -5"])
      }
    }

    @Test func `defect 40: another order is a different list`() async {
      await running { _ = await load() }
      list.obcClassName = "com.example.ByName"
      await running { #expect(await load(offline: true) == ["error 0: LiferayScreens -5"]) }
    }

    @Test func `another key, no key and another user do not see the cached pages`() async {
      await running { _ = await load() }
      list.source.cacheKey = "8"
      await running { #expect(await load(offline: true) == ["error 0: LiferayScreens -5"]) }
      list.source.cacheKey = ""
      await running {
        #expect(await load() == ["page 0: 0 1 2 3 of 9"])
        #expect(await load(offline: true) == ["error 0: LiferayScreens -5"])
      }
      list.source.cacheKey = "7"
      list.source.error = TestFactory.offline
      #expect(await load(offline: true) == ["error 0: LiferayScreens -5"])
    }

    @Test func `a page is kept for the user who was logged in when it was requested`() async {
      let other = TemporaryHome()
      await running {
        list.events.removeAll()
        list.loadList()
        LiferayServerContext.factory = TestFactory(home: other)
        SessionContext.loginWithBasic(username: "ann", password: "", userAttributes: ["userId": 8])
        await list.idle()
        await SessionContext.currentContext?.cacheManager.settled()
        #expect(list.events.all.contains("page 0: 0 1 2 3 of 9"))
        #expect(other.entries.isEmpty)
        #expect(!home.entries.isEmpty)
      }
    }

    @Test func `after an error of the server, cached pages are not shown`() async {
      await running {
        _ = await load()
        list.source.error = NSError.errorWithCause(.invalidServerResponse)
        list.events.removeAll()
        list.loadList()
        await list.idle()
        #expect(list.events.all.last == "error 0: LiferayScreens -3")
      }
    }

    @Test func `a damaged page is requested again`() async throws {
      await running { _ = await load() }
      for file in home.entries { try Data("x".utf8).write(to: file) }
      await running {
        #expect(await load(offline: true) == ["error 0: LiferayScreens -5"])
        #expect(await load() == ["page 0: 0 1 2 3 of 9"])
      }
    }

    @Test func `a cancelled read from the cache changes nothing`() async {
      await running {
        _ = await load()
        list.source.strategy = .cacheOnly
        list.events.removeAll()
        list.loadList()
        list.cancelInteractorsForAction(BaseListScreenlet.LoadInitialPageAction)
        await SessionContext.currentContext?.cacheManager.settled()
        #expect(list.events.all == ["error 0: LiferayScreens -6"])
        #expect(list.baseListView?.rowCount == 0)
      }
    }
  }
}
