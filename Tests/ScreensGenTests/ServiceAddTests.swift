import Testing

/// The catalogue of a server of one's own, and the specs that call what it has.
struct ServiceAddTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox([
      "App.module.yml": "module: App\n",
      "first.json": document(
        #"{"name": "start", "type": "int"}, {"name": "end", "type": "int"}"#,
        #"{"path": "/bank.account/close", "parameters": [], "returns": {"type": "void"}}"#),
    ])
  }

  @Test func `a catalogue is written, named by the module file, and found by every command`() throws
  {
    #expect(
      try sandbox.run("service", "add", "first.json")
        == Outcome(
          """
                create  portal.services
                update  App.module.yml
          portal.services: 2 methods, 1 service, 1 type

          """))
    #expect(
      try sandbox.read("portal.services") == """
        # What a portal offers. 'screens-gen service add' writes this file, and keeps no comments.

        LRAccountService_v7 /bank.account
          close() -> void
          get-accounts(start: int, end: int) -> list<com.acme.Account>

        com.acme.Account
          name: string

        """)
    #expect(try sandbox.read("App.module.yml") == "module: App\nservices: portal.services\n")
    #expect(
      try sandbox.run("service", "list", "LRAccountService") == Outcome("LRAccountService_v7\n"))
    #expect(
      try sandbox.run("service", "show", "LRAccountService_v7")
        == Outcome(
          """
          LRAccountService_v7, /bank.account

            close() -> void
            getAccountsWithStart(start: int, end: int) -> list<Account>

          """))
    let schema = try sandbox.run("spec", "schema").out
    for name in ["LRAccountService_v7", "getAccountsWithStart"] {
      #expect(schema.contains("\"\(name)\""))
    }
    try sandbox.write(list, to: "lists/Accounts.screenlet.yml")
    for command in [["spec", "lint"], ["generate", "-q"], ["check", "-q"]] {
      #expect(try sandbox.shell("$tool \(command.joined(separator: " "))") == Outcome())
    }
    #expect(
      try sandbox.read("Connectors/Services/LRAccountService_v7.swift").contains(
        """
          open func getAccountsWithStart(_ start: Int32, end: Int32) throws -> Any? {
            let params: [String: Any] = ["start": start, "end": end]
            return try session.invoke(["/bank.account/get-accounts": params])
          }

        """))
    #expect(
      try sandbox.run("undo", "-q").code == 0)
  }

  @Test func `what is different is said, with the specs that call it`() throws {
    try sandbox.run("service", "add", "first.json")
    try sandbox.write(list, to: "lists/Accounts.screenlet.yml")
    let second = document(
      #"{"name": "start", "type": "int"}, {"name": "limit", "type": "int"}"#,
      #"{"path": "/bank.account/open", "returns": {"type": "void"}}"#)
    #expect(
      try sandbox.run("service", "add", "-", input: second)
        == Outcome(
          """
                update  portal.services
                remove  LRAccountService_v7.close() -> void
                change  LRAccountService_v7.getAccountsWithStart(start: int, end: int) -> list<Account>
                    to  LRAccountService_v7.getAccountsWithStart(start: int, limit: int) -> list<Account>
                   add  LRAccountService_v7.open() -> void
          portal.services: 2 methods, 1 service, 1 type

          """,
          errors: """
            lists/Accounts.screenlet.yml:9:15: warning: the server now offers 'getAccountsWithStart' as \
            'getAccountsWithStart(start: int, limit: int) -> list<Account>'; write that
            9 |       method: getAccountsWithStart
              |               ^~~~~~~~~~~~~~~~~~~~

            """))
    #expect(try sandbox.run("spec", "lint").code == 65)
    try sandbox.run("undo", "-q")
    #expect(try sandbox.run("spec", "lint") == Outcome())
    #expect(
      try sandbox.run("service", "add", "first.json")
        == Outcome(
          """
             identical  portal.services
          portal.services: 2 methods, 1 service, 1 type

          """))
  }

  @Test func `nothing is written for a document that is not one`() throws {
    let before = try sandbox.stamps()
    let error = try sandbox.run("service", "add", "-", input: "<html>Sign in</html>")
    #expect(error.code == 65)
    #expect(try sandbox.run("service", "add", "first.json", "--dry-run").code == 0)
    #expect(
      try sandbox.run("service", "add", "first.json", "--to", "../portal.services").code == 65)
    #expect(
      try sandbox.run("service", "add", "first.json", "--to", "portal.txt")
        == Outcome(
          errors: """
            error: 'portal.txt' does not end with '.services'
            see 'screens-gen service add --help'

            """, code: 64))
    #expect(try sandbox.stamps() == before)
  }

  @Test func `classes of the Mobile SDK's builder, with their headers`() throws {
    try sandbox.write(
      "@interface LRLoanService_v7 : LRBaseService\n@end\n", to: "LRLoanService_v7.h")
    try sandbox.write(
      """
      @implementation LRLoanService_v7

      - (void)payWithLoanId:(long long)loanId error:(NSError *__autoreleasing *)error {
        NSDictionary *_command = @{@"/bank.loan/pay": @{@"loanId": @(loanId)}};
        [self.session invoke:_command error:error];
      }

      @end

      """, to: "LRLoanService_v7.m")
    #expect(
      try sandbox.shell("$tool service add LRLoanService_v7.*")
        == Outcome(
          """
                create  portal.services
                update  App.module.yml
          portal.services: 1 method, 1 service, 0 types

          """))
    #expect(
      try sandbox.read("portal.services").hasSuffix(
        "LRLoanService_v7 /bank.loan\n  pay(loanId: long) -> void\n"))
    #expect(
      try sandbox.run("service", "add", "LRLoanService_v7.h")
        == Outcome(
          errors: """
            LRLoanService_v7.h:1:1: error: a header has no paths of services; name the '.m' file that \
            belongs to it
            1 | @interface LRLoanService_v7 : LRBaseService
              | ^

            """, code: 65))
  }

  @Test func `without a module file there is nothing to name the catalogue`() throws {
    try sandbox.remove("App.module.yml")
    #expect(
      try sandbox.run("service", "add", "first.json")
        == Outcome(
          errors: """
            error: no module file is here or in a directory above, to name the catalogue; make one \
            first: echo 'module: App' > App.module.yml

            """, code: 66))
  }

  @Test func `a catalogue that is not there or has mistakes stops every command`() throws {
    try sandbox.write("module: App\nservices: bank.services\n", to: "App.module.yml")
    try sandbox.write("connector: Find\nkind: custom\n", to: "Find.connector.yml")
    let missing = Outcome(
      errors: """
        App.module.yml:2:11: error: no file is at 'bank.services'; make it with 'screens-gen service \
        add', or remove it here
        2 | services: bank.services
          |           ^~~~~~~~~~~~~

        """, code: 65)
    for command in ["spec lint", "generate", "check", "service list"] {
      #expect(try sandbox.shell("$tool \(command)") == missing)
    }
    try sandbox.write("LRBankService_v7 /bank.bank\n  get() -> nothing\n", to: "bank.services")
    #expect(
      try sandbox.run("spec", "lint")
        == Outcome(
          errors: """
            bank.services:2:1: error: this is not a method; write one as in 'get-account(accountId: \
            long) -> map'
            2 |   get() -> nothing
              | ^~~~~~~~~~~~~~~~~~

            """, code: 65))
    // The name is the module file's, and a document fills it.
    try sandbox.remove("bank.services")
    #expect(
      try sandbox.run("service", "add", "first.json")
        == Outcome(
          """
                create  bank.services
          bank.services: 2 methods, 1 service, 1 type

          """))
  }

  @Test func `a change of the catalogue is seen by a run that remembers the spec`() throws {
    try sandbox.run("service", "add", "first.json")
    try sandbox.write(list, to: "lists/Accounts.screenlet.yml")
    for _ in 0..<2 { #expect(try sandbox.run("generate", "-q") == Outcome()) }
    try sandbox.edit("portal.services", "get-accounts(start", "find-accounts(start")
    #expect(try sandbox.run("generate", "-q").code == 65)
  }
}

private let list = """
  screenlet: Accounts
  models:
    Account: { name: String }
  list:
    of: Account
    connector:
      service: LRAccountService_v7
      rows:
        method: getAccountsWithStart
        arguments: { start: startRow, end: endRow }
  summary: Lists the accounts of a bank.

  """

private func document(_ parameters: String, _ other: String) -> String {
  """
  {"contextName": "bank", "services": [
    {"path": "/bank.account/get-accounts", "parameters": [\(parameters)],
     "returns": {"type": "list<com.acme.Account>"}},
    \(other)],
   "types": [{"type": "com.acme.Account", "properties": [{"name": "name", "type": "string"}]}]}

  """
}
