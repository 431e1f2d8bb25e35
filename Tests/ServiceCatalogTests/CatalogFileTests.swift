import SourceText
import TestSupport
import Testing

@testable import ServiceCatalog

/// Catalogues of services, as texts: what is read of them, how they differ, and what documents and
/// classes of a portal add to them.
struct CatalogFileTests {
  private func read(_ text: String) -> (file: CatalogFile?, errors: String) {
    var diagnostics = Diagnostics()
    let file = CatalogFile(
      SourceFile(path: "portal.services", text: text), reporting: &diagnostics)
    var printer = DiagnosticPrinter()
    return (file, printer.text(for: diagnostics))
  }

  @Test(arguments: try TextCase.all(in: "Catalogues", beside: #filePath))
  func `a catalogue is written as its case says, or has these errors`(_ item: TextCase) throws {
    let (file, errors) = read(item.input + "\n")
    try item.expect((file?.text ?? "") + errors)
  }

  @Test(arguments: try TextCase.all(in: "Changes", beside: #filePath))
  func `two catalogues differ as their case says`(_ item: TextCase) throws {
    let old = try #require(read(item.parts["old"] ?? "").file)
    let new = try #require(read(item.parts["new"] ?? "").file)
    try item.expect(old.changes(to: new).map { words($0) + "\n" }.joined())
  }

  private func words(_ change: CatalogChange) -> String {
    func words(_ item: CatalogChange.Item) -> String {
      switch item {
      case .method(let method, let service): "\(service) \(method)"
      case .property(let property, let type): "\(type) \(property)"
      }
    }
    return switch change {
    case .added(let item): "+ \(words(item))"
    case .removed(let item): "- \(words(item))"
    case .changed(let old, let new): "\(words(old)) -> \(words(new))"
    }
  }

  /// A document of a portal, or a class of its services, for the catalogue beside it or a new one.
  @Test(arguments: try TextCase.all(in: "Documents", beside: #filePath))
  func `a document adds what its case says`(_ item: TextCase) throws {
    var parts = item.parts
    let old = try #require(read(parts.removeValue(forKey: "portal.services") ?? "").file)
    let (path, text) = try #require(parts.count == 1 ? parts.first : nil)
    try item.expect(updated(old, by: SourceFile(path: path, text: text)))
  }

  @Test func `a method can have many overloads, as long as the catalogue is not too long`() {
    let methods = (1..<50_000).map { "  get-account(p\($0): long) -> map\n" }
    let service = "LRBankService_v7 /bank.account\n" + methods.joined()
    let (file, errors) = read(String(service.dropLast()))
    #expect((file?.services[0].methods.count, errors) == (49_999, ""))
    #expect(read(service + "  get-last() -> map").errors.contains("50001:1: error: "))
  }

  @Test func `an empty document`() {
    let message =
      "this is neither the discovery document of a portal nor a class of the Mobile SDK's "
      + "builder; get the first with 'curl -u USER:PASSWORD \"SERVER/api/jsonws?discover=/*\"'"
    #expect(
      updated(CatalogFile(), by: SourceFile(path: "discovery.json", text: ""))
        == "discovery.json:1:1: error: \(message)\n1 | \n  | ^\n")
  }

  private func updated(_ catalog: CatalogFile, by document: SourceFile) -> String {
    var diagnostics = Diagnostics()
    let catalog = catalog.updated(from: document, reporting: &diagnostics)
    var printer = DiagnosticPrinter()
    return (catalog?.text ?? "") + printer.text(for: diagnostics)
  }

  @Test func `what is read of a catalogue`() throws {
    let catalog = try #require(
      read(
        """
        LRAccountService_v7 /bank.account\r
          get-accounts(start: int, end: int) -> list<com.acme.bank.model.Account>\r

        com.acme.bank.model.Account
          accountId: long
          name: string

        """
      ).file)
    #expect(catalog.services.map(\.name) == ["LRAccountService_v7"])
    #expect(
      catalog.services[0].methods.map(\.resultClass) == ["com.acme.bank.model.Account"])
    #expect(catalog.types.map(\.simpleName) == ["Account"])
    #expect(catalog.types[0].properties.map(\.description) == ["accountId: long", "name: string"])
  }

  @Test func `methods of the project go before those that are built in`() throws {
    let file = try #require(
      read(
        """
        LRBlogsEntryService_v7 /blogsentry
          get-entry(entryId: long) -> list
          praise-entry(entryId: long) -> void
        LRUserService_v7 /bank.user
          get-current-user() -> string
        """
      ).file)
    let catalog = ServiceCatalog([file])
    let builtIn = try #require(ServiceCatalog().service(named: "LRBlogsEntryService_v7"))
    let blogs = try #require(catalog.service(named: "LRBlogsEntryService_v7"))
    #expect(blogs.methods.count == builtIn.methods.count + 1)
    #expect(
      blogs.methods.filter { ["getEntryWithEntryId", "praiseEntryWithEntryId"].contains($0.name) }
        .map(\.description)
        == ["get-entry(entryId: long) -> list", "praise-entry(entryId: long) -> void"])
    #expect(
      blogs.methods.filter { !catalog.isBuiltIn($0, of: blogs) }.map(\.name)
        == ["praiseEntryWithEntryId"])
    // A class of that name at another path is not the same service.
    #expect(catalog.service(named: "LRUserService_v7")?.methods.count == 1)
    #expect(catalog.serviceNames.count == 681)
  }
}
