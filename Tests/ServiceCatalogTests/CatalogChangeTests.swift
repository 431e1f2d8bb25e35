import SourceText
import Testing

@testable import ServiceCatalog

struct CatalogChangeTests {
  private func catalog(_ text: String) throws -> CatalogFile {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "portal.services", text: text)
    return try #require(CatalogFile(file, reporting: &diagnostics))
  }

  private func words(_ item: CatalogChange.Item) -> String {
    switch item {
    case .method(let method, let service): "\(service) \(method)"
    case .property(let property, let type): "\(type) \(property)"
    }
  }

  private func words(_ change: CatalogChange) -> String {
    switch change {
    case .added(let item): "+ \(words(item))"
    case .removed(let item): "- \(words(item))"
    case .changed(let old, let new): "\(words(old)) -> \(words(new))"
    }
  }

  @Test func `methods and properties that came, went or are different`() throws {
    let old = try catalog(
      """
      LRAccountService_v7 /bank.account
        close(accountId: long) -> void
        get(accountId: long) -> map<com.acme.Account>
        get(name: string) -> map<com.acme.Account>
      com.acme.Account
        id: int
        name: string
      """)
    let new = try catalog(
      """
      LRAccountService_v7 /bank.account
        get(accountId: long) -> map<com.acme.Account>
        get(name: string, strict: boolean) -> map<com.acme.Account>
        open(name: string) -> void
      com.acme.Account
        id: long
        title: string
      """)
    #expect(
      old.changes(to: new).map(words) == [
        "- LRAccountService_v7 close(accountId: long) -> void",
        "LRAccountService_v7 get(name: string) -> map<com.acme.Account> -> LRAccountService_v7 "
          + "get(name: string, strict: boolean) -> map<com.acme.Account>",
        "+ LRAccountService_v7 open(name: string) -> void",
        "com.acme.Account id: int -> com.acme.Account id: long",
        "- com.acme.Account name: string", "+ com.acme.Account title: string",
      ])
    #expect(new.changes(to: new) == [])
  }

  @Test func `a document replaces the services of its contexts, and leaves the others`() throws {
    let old = try catalog(
      """
      LRAccountService_v7 /bank.account
        get() -> map<com.acme.Account>
      LRLoanService_v7 /bank.loan
        get() -> map
      LRShopService_v7 /shop.shop
        get() -> map<com.acme.Shop>
      com.acme.Account
        id: int
      com.acme.Shop
        id: int
      """)
    var diagnostics = Diagnostics()
    let document = SourceFile(
      path: "d.json",
      text: #"{"services": [{"path": "/bank.loan/get", "returns": {"type": "long"}}]}"#)
    let new = try #require(old.updated(from: document, reporting: &diagnostics))
    #expect(
      new.text.split(separator: "\n").dropFirst() == [
        "LRLoanService_v7 /bank.loan", "  get() -> number",
        "LRShopService_v7 /shop.shop", "  get() -> map<com.acme.Shop>",
        "com.acme.Shop", "  id: int",
      ])
  }

  @Test func `what was asked for by a pattern of Liferay 6.2 replaces nothing else`() throws {
    let old = try catalog(
      """
      LRGroupService_v62 /group
        get() -> map
      LRUserService_v62 /user
        get() -> map
      """)
    var diagnostics = Diagnostics()
    let document = SourceFile(
      path: "d.json",
      text: #"{"discover": ["/user/*"], "actions": [{"path": "/user/find", "response": "long"}]}"#)
    let new = try #require(old.updated(from: document, reporting: &diagnostics))
    #expect(
      new.text.split(separator: "\n").dropFirst() == [
        "LRGroupService_v62 /group", "  get() -> map", "LRUserService_v62 /user",
        "  find() -> number",
      ])
  }
}
