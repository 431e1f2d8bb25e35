import SourceText
import Testing

@testable import ServiceCatalog

struct CatalogFileTests {
  private static let text = """
    # What a portal offers. 'screens-gen service add' writes this file, and keeps no comments.

    LRAccountService_v7 /bank.account
      add-account(name: string, owner: object<com.acme.bank.model.Owner>) -> map<com.acme.bank.model.Account>
      close-account(accountId: long) -> void
      get-accounts(start: int, end: int) -> list<com.acme.bank.model.Account>
      get-accounts-count() -> number

    LRLoanService_v7 /bank.loan
      grant(accountId: long) -> any

    com.acme.bank.model.Account
      accountId: long
      name: string

    """

  private func read(_ text: String) -> (file: CatalogFile?, errors: String) {
    var diagnostics = Diagnostics()
    let file = CatalogFile(
      SourceFile(path: "portal.services", text: text), reporting: &diagnostics)
    var printer = DiagnosticPrinter()
    return (file, printer.text(for: diagnostics))
  }

  @Test func `what is read is written the same`() throws {
    let catalog = try #require(read(Self.text).file)
    #expect(catalog.text == Self.text)
    #expect(catalog.services.map(\.name) == ["LRAccountService_v7", "LRLoanService_v7"])
    #expect(catalog.services[0].methods[2].resultClass == "com.acme.bank.model.Account")
    #expect(catalog.types.map(\.simpleName) == ["Account"])
    #expect(catalog.types[0].properties.map(\.description) == ["accountId: long", "name: string"])
  }

  @Test func `lines in another order, twice, with comments or other ends are the same catalogue`() {
    let other = """
      com.acme.bank.model.Account
        accountId: long
        name: string
      # ours
      LRLoanService_v7 /bank.loan\r
        grant(accountId: long) -> any\r

      LRAccountService_v7 /bank.account
        get-accounts-count() -> number
        get-accounts-count() -> number
        get-accounts(start: int, end: int) -> list<com.acme.bank.model.Account>
        close-account(accountId: long) -> void
        add-account(name: string, owner: object<com.acme.bank.model.Owner>) -> map<com.acme.bank.model.Account>
      """
    #expect(read(other).file?.text == Self.text)
  }

  @Test func `each line that is not one of a catalogue is an error`() {
    #expect(
      read(
        """
          get() -> map
        LRAccountService_v7
        LRAccountService_v7 bank
        LRAccountService_v7 /bank.account
          get-account(accountId: long)
          get-account(accountId: huge) -> map
          get"(accountId: long) -> map
          get-account(account-id: long) -> map
        com.acme.Account
          account id: long
        <<<<<<< yours
        LRAccountService_v7 /bank.account

        """
      ).errors == """
        portal.services:1:1: error: write a service as in 'LRAccountService_v7 /bank.account', a Java \
        class by its full name
        1 |   get() -> map
          | ^~~~~~~~~~~~~~
        portal.services:3:1: error: write a service as in 'LRAccountService_v7 /bank.account', a Java \
        class by its full name
        3 | LRAccountService_v7 bank
          | ^~~~~~~~~~~~~~~~~~~~~~~~
        portal.services:4:1: error: 'LRAccountService_v7' is here twice; put all of its lines below one \
        of them
        4 | LRAccountService_v7 /bank.account
          | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        portal.services:2:1: note: the first is here
        2 | LRAccountService_v7
          | ^~~~~~~~~~~~~~~~~~~
        portal.services:5:1: error: this is not a method; write one as in 'get-account(accountId: long) \
        -> map'
        5 |   get-account(accountId: long)
          | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        portal.services:6:1: error: this is not a method; write one as in 'get-account(accountId: long) \
        -> map'
        6 |   get-account(accountId: huge) -> map
          | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        portal.services:7:1: error: this is not a method; write one as in 'get-account(accountId: long) \
        -> map'
        7 |   get"(accountId: long) -> map
          | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        portal.services:8:1: error: this is not a method; write one as in 'get-account(accountId: long) \
        -> map'
        8 |   get-account(account-id: long) -> map
          | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        portal.services:10:1: error: this is not a property; write one as in 'accountId: long'
        10 |   account id: long
           | ^~~~~~~~~~~~~~~~~~
        portal.services:11:1: error: this conflict is still open; edit the lines and delete the markers
        11 | <<<<<<< yours
           | ^~~~~~~~~~~~~
        portal.services:12:1: error: 'LRAccountService_v7' is here twice; put all of its lines below one \
        of them
        12 | LRAccountService_v7 /bank.account
           | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        portal.services:4:1: note: the first is here
        4 | LRAccountService_v7 /bank.account
          | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

        """)
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
