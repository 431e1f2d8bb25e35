import Testing

/// The classes of services that are generated beside what calls them.
struct ServiceClassFileTests {
  private static let path = "BlogsScreenlet/Services/LRBlogsEntryService_v7.swift"
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox([
      "Blogs.screenlet.yml": """
      screenlet: Blogs
      properties: { entryId: Int64 = 0 }
      connectors:
        Get:
          properties: { entryId: Int64 }
          service: LRBlogsEntryService_v7
          method: getEntryWithEntryId
          arguments: { entryId: entryId }
        Delete:
          properties: { entryId: Int64 }
          service: LRBlogsEntryService_v7
          method: deleteEntry
          arguments: { withEntryId: entryId }
      actions:
        get: { kind: read, connector: Get }
        delete: { kind: write, connector: Delete }

      """
    ])
  }

  private func methods() throws -> [String] {
    try sandbox.read(Self.path).split(separator: "\n")
      .filter { $0.contains(" func ") }.map(String.init)
  }

  @Test func `a class has the methods that the spec calls, and no others`() throws {
    #expect(try sandbox.run("generate", "-q") == Outcome())
    let delete = "  open func deleteEntryWithEntryId(_ entryId: Int64) throws -> Any? {"
    let get = "  open func getEntryWithEntryId(_ entryId: Int64) throws -> Any? {"
    #expect(try methods() == [delete, get])

    let spec = try sandbox.read("Blogs.screenlet.yml")
    let shorter = spec.replacing(#/  Delete:(\n    .*)+\n/#, with: "")
      .replacing("  delete: { kind: write, connector: Delete }\n", with: "")
    try sandbox.write(shorter, to: "Blogs.screenlet.yml")
    #expect(try sandbox.run("generate", "-q") == Outcome())
    #expect(try methods() == [get])
  }

  @Test func `edits of a class are merged`() throws {
    try sandbox.run("generate", "-q")
    let head = "/// The service at `/blogsentry` of the portal, with the methods that are called.\n"
    try sandbox.edit(Self.path, head, head + "/// Ours.\n")
    try sandbox.edit("Blogs.screenlet.yml", "method: deleteEntry\n", "method: moveEntryToTrash\n")
    let outcome = try sandbox.run("generate", "-q")
    #expect(outcome == Outcome())
    let text = try sandbox.read(Self.path)
    #expect(text.contains("\n/// Ours.\n"))
    #expect(text.contains("moveEntryToTrashWithEntryId("))
    #expect(!text.contains("deleteEntry"))
  }

  @Test func `a class of the module's own takes the place of the generated one`() throws {
    try sandbox.run("generate", "-q")
    #expect(try sandbox.run("check", "-q") == Outcome())
    try sandbox.write("", to: "Services/LRBlogsEntryService_v7.swift")
    let removal = try sandbox.run("generate").out
    #expect(removal.contains("      remove  \(Self.path)\n"), "\(removal)")
    #expect(try sandbox.run("check", "-q") == Outcome())
    try sandbox.remove("Services/LRBlogsEntryService_v7.swift")
    #expect(try sandbox.run("check", "-q").code == 1)
  }

  @Test func `two connectors of a folder cannot both bring a service`() throws {
    try sandbox.remove("Blogs.screenlet.yml")
    for name in ["Get", "Find"] {
      try sandbox.write(
        """
        connector: \(name)
        properties: { entryId: Int64 }
        service: LRBlogsEntryService_v7
        method: getEntryWithEntryId
        arguments: { entryId: entryId }

        """, to: "\(name).connector.yml")
    }
    #expect(
      try sandbox.run("generate", "-q")
        == Outcome(
          errors: """
            Get.connector.yml:1:12: error: two specs make \
            'Connectors/Services/LRBlogsEntryService_v7.swift'; to share one class, put \
            'App.module.yml', with 'module: App', into a folder above both
            1 | connector: Get
              |            ^~~
            Find.connector.yml:1:12: note: the first is made from here
            1 | connector: Find
              |            ^~~~

            """, code: 65))
  }

  @Test func `two specs of a module cannot both bring a service`() throws {
    let spec = try sandbox.read("Blogs.screenlet.yml")
    for name in ["Blogs", "Posts"] {
      let text = spec.replacing("screenlet: Blogs\n", with: "screenlet: \(name)\nmodule: App\n")
        .replacing("Get", with: "Get\(name)").replacing("Delete", with: "Delete\(name)")
        .replacing("  get:", with: "  get-\(name.lowercased()):")
        .replacing("  delete:", with: "  delete-\(name.lowercased()):")
      try sandbox.write(text, to: "\(name).screenlet.yml")
    }
    let outcome = try sandbox.run("generate", "-q")
    #expect(outcome.code == 65)
    #expect(
      outcome.errors.hasPrefix(
        """
        Posts.screenlet.yml:1:12: error: two specs make 'LRBlogsEntryService_v7.swift' for the \
        module 'App', which can have only one; to share one class, put 'App.module.yml', with \
        'module: App', into a folder above both

        """), "\(outcome.errors)")
  }

  // MARK: Modules

  @Test func `a module file has its specs share one class, with the methods that all call`() throws
  {
    let spec = try sandbox.read("Blogs.screenlet.yml")
    try sandbox.remove("Blogs.screenlet.yml")
    try sandbox.write("module: App\n", to: "App.module.yml")
    try sandbox.write(spec, to: "Blogs/Blogs.screenlet.yml")
    try sandbox.write(
      """
      connector: Trash
      properties: { entryId: Int64 }
      service: LRBlogsEntryService_v7
      method: moveEntryToTrashWithEntryId
      arguments: { entryId: entryId }

      """, to: "Trash/Trash.connector.yml")
    let path = "Connectors/Services/LRBlogsEntryService_v7.swift"
    func methods() throws -> [Substring] {
      try sandbox.read(path).matches(of: #/func (\w+)/#).map(\.1)
    }
    #expect(try sandbox.run("generate", "-q") == Outcome())
    #expect(
      try methods()
        == ["deleteEntryWithEntryId", "getEntryWithEntryId", "moveEntryToTrashWithEntryId"])
    #expect(
      try sandbox.tree().keys.filter { $0.contains("LRBlogs") } == [path])
    for _ in 0..<2 { #expect(try sandbox.run("check", "-q") == Outcome()) }
    #expect(try sandbox.run("generate", "Trash", "-q") == Outcome())
    #expect(try methods().count == 3)

    // A method that no spec calls any more goes, whichever spec the run is about.
    try sandbox.edit(
      "Trash/Trash.connector.yml", "moveEntryToTrashWithEntryId", "getEntryWithEntryId")
    #expect(try sandbox.run("check", "-q").code == 1)
    #expect(try sandbox.run("generate", "Trash", "-q") == Outcome())
    #expect(try methods() == ["deleteEntryWithEntryId", "getEntryWithEntryId"])
    #expect(try sandbox.run("check", "-q") == Outcome())

    // A class that somebody wrote is that of all of them.
    try sandbox.write("", to: "Services/LRBlogsEntryService_v7.swift")
    #expect(try sandbox.run("generate", "-q") == Outcome())
    #expect(try sandbox.tree()[path] == nil)
    #expect(try sandbox.run("check", "-q") == Outcome())
  }

  @Test func `specs of a module share what they describe by path, and have in a catalogue`() throws
  {
    try sandbox.remove("Blogs.screenlet.yml")
    try sandbox.write("module: App\nservices: portal.services\n", to: "App.module.yml")
    try sandbox.write(
      """
      LRLoanService_v7 /bank.loan
        get-loan(loanId: long) -> map
        get-loans(accountId: long) -> list
      """, to: "portal.services")
    for (name, service, method) in [
      ("GetLoan", "service: LRLoanService_v7\nmethod: getLoanWithLoanId", "loanId"),
      ("GetLoans", "service: LRLoanService_v7\nmethod: getLoansWithAccountId", "accountId"),
      ("GetCard", "service: { path: /bank.card/get-card }", "cardId"),
      (
        "GetCards", "service: { path: /bank.card/get-cards, result: '[[String: Any]]' }",
        "accountId"
      ),
    ] {
      try sandbox.write(
        "connector: \(name)\n\(service)\narguments: { \(method): '1' }\n",
        to: "\(name)/\(name).connector.yml")
    }
    #expect(try sandbox.run("generate", "-q") == Outcome())
    #expect(try sandbox.run("check", "-q") == Outcome())
    let services = try sandbox.tree().filter { $0.key.contains("Services/") }
    #expect(
      services.mapValues { $0.matches(of: #/func (\w+)/#).map { String($0.1) } } == [
        "Connectors/Services/LRBankCardService.swift": [
          "getCardWithCardId", "getCardsWithAccountId",
        ],
        "Connectors/Services/LRLoanService_v7.swift": [
          "getLoanWithLoanId", "getLoansWithAccountId",
        ],
      ])
  }

  @Test func `a spec with a mistake keeps the classes of its module as they are`() throws {
    try sandbox.write("module: App\n", to: "App.module.yml")
    #expect(try sandbox.run("generate", "-q") == Outcome())
    try sandbox.write("connector: Find\nkind: custom\n", to: "Find/Find.connector.yml")
    try sandbox.edit("Blogs.screenlet.yml", "method: deleteEntry\n", "method: deletEntry\n")
    let path = "Connectors/Services/LRBlogsEntryService_v7.swift"
    let before = try sandbox.read(path)
    #expect(
      try sandbox.run("generate", "Find", "-q")
        == Outcome(
          errors: """
            Blogs.screenlet.yml:12:13: warning: this keeps what 'App.module.yml' yields from being \
            updated: 'LRBlogsEntryService_v7' has no method 'deletEntry'; did you mean \
            'deleteEntry'?
            12 |     method: deletEntry
               |             ^~~~~~~~~~

            """))
    #expect(try sandbox.read(path) == before)
    #expect(try sandbox.tree()["Find/Connectors/FindConnector.swift"] != nil)
  }
}
