import Testing

/// `new-screenlet --list-of` and `--action-of`, and `action --of`: specs from methods of services.
struct ServiceScreenletTests {
  private let sandbox: Sandbox
  private let blogs = "LRBlogsEntryService_v7.getGroupEntries(groupId:status:start:end:)"

  init() throws {
    sandbox = try Sandbox(["Portal.module.yml": "module: Portal\n"])
  }

  @Test func `a list of what a method answers`() throws {
    let outcome = try sandbox.run(
      "new-screenlet", "--list-of", blogs, "--action-of", "LRBlogsEntryService_v7.deleteEntry")
    #expect(outcome.code == 0)
    #expect(
      outcome.out.hasSuffix(
        """
        note: no catalogue says what 'getGroupEntries' answers; compare the attributes of \
        'BlogsEntry', which are what its service takes, with an answer of your server

        """))
    #expect(
      try sandbox.read("BlogsEntryList.screenlet.yml") == """
        screenlet: BlogsEntryList

        models:
          BlogsEntry:
            title: String
            subtitle: String
            description: String
            content: String
            entryId: Int64

        connectors:
          DeleteBlogsEntry:
            kind: liferay
            properties:
              entryId: Int64
            service: LRBlogsEntryService_v7
            method: deleteEntryWithEntryId
            arguments:
              entryId: entryId

        actions:
          delete-blogs-entry:
            kind: write
            connector: DeleteBlogsEntry
            sender: { entryId: Int64 }
            delegate: { success: onDeleteBlogsEntrySuccess, failure: onDeleteBlogsEntryError }
            button: no

        list:
          of: BlogsEntry
          connector:
            service: LRBlogsEntryService_v7
            rows:
              method: getGroupEntriesWithGroupId
              arguments:
                groupId: context.groupId
                status: '0'
                start: startRow
                end: endRow
            count: getGroupEntriesCountWithGroupId
          cell: { title: title, detail: subtitle }
          delegate:
            response: onBlogsEntryListResponse
            failure: onBlogsEntryListError
            selected: onBlogsEntrySelected

        themes:
          default: full

        """)
    #expect(try sandbox.run("check", "-q") == Outcome())
  }

  @Test func `an action that calls a method`() throws {
    #expect(
      try sandbox.run(
        "new-screenlet", "WriteComment", "-q", "--action-of",
        "LRScreenscommentService_v70.addComment") == Outcome())
    #expect(
      try sandbox.read("WriteComment.screenlet.yml") == """
        screenlet: WriteComment

        models:
          Comment:
            body: String
            commentId: Int64

        properties:
          className: String = ""
          classPK: Int64 = 0

        viewModel:
          body: String?

        connectors:
          WriteComment:
            kind: liferay
            properties:
              className: String
              classPK: Int64
              body: String
            service: LRScreenscommentService_v70
            method: addCommentWithClassName
            arguments:
              className: className
              classPK: classPK
              body: body
            result: { comment: Comment }

        actions:
          write-comment:
            kind: write
            connector: WriteComment
            result: { comment: Comment }
            delegate: { success: onWriteCommentSuccess, failure: onWriteCommentError }

        themes:
          default: full

        """)
    #expect(try sandbox.run("check", "-q") == Outcome())
  }

  @Test func `an action that is added to a spec brings what this lacks`() throws {
    try sandbox.write(
      """
      screenlet: Wall
      properties: { classPK: Int64 = 1 }   # of the wall
      viewModel:
        text: String?

      """, to: "Wall.screenlet.yml")
    #expect(
      try sandbox.run(
        "action", "pin-comment", "-q", "--of", "LRScreenscommentService_v70.addComment", "--in",
        "Wall.screenlet.yml") == Outcome())
    #expect(
      try sandbox.read("Wall.screenlet.yml") == """
        screenlet: Wall
        models:
          Comment:
            body: String
            commentId: Int64

        properties: { classPK: Int64 = 1, className: String = "" }   # of the wall
        viewModel:
          text: String?
          body: String?

        connectors:
          PinComment:
            kind: liferay
            properties:
              className: String
              classPK: Int64
              body: String
            service: LRScreenscommentService_v70
            method: addCommentWithClassName
            arguments:
              className: className
              classPK: classPK
              body: body
            result: { comment: Comment }

        actions:
          pin-comment:
            kind: write
            connector: PinComment
            result: { comment: Comment }
            delegate: { success: onPinCommentSuccess, failure: onPinCommentError }

        """)
    #expect(
      try sandbox.run(
        "action", "pin-comment", "--of", "LRScreenscommentService_v70.addComment", "--in",
        "Wall.screenlet.yml"
      ).errors == """
        Wall.screenlet.yml:13:3: error: there is a connector 'PinComment' already; choose another \
        name
        13 |   PinComment:
           |   ^~~~~~~~~~

        """)
  }

  @Test func `the types of a catalogue are the models`() throws {
    try sandbox.write("module: Portal\nservices: bank.services\n", to: "Portal.module.yml")
    try sandbox.write(
      """
      LRAccountService_v7 /bank.account
        get-accounts(groupId: long, owner: string, start: int, end: int) -> list<com.acme.bank.Account>
        get-accounts-count(groupId: long, owner: string) -> number
        get-account(accountId: long) -> map<com.acme.bank.Account>

      com.acme.bank.Account
        accountId: long
        balance: double
        companyId: long
        owner: string
        open: boolean
        tags: list

      """, to: "bank.services")
    let outcome = try sandbox.run(
      "new-screenlet", "--list-of", "LRAccountService_v7.getAccounts", "--action-of",
      "LRAccountService_v7.getAccount")
    #expect(!outcome.out.contains("note:"))
    #expect(outcome.errors == "")
    let spec = try sandbox.read("AccountList.screenlet.yml")
    #expect(
      spec.hasPrefix(
        """
        screenlet: AccountList

        models:
          Account:
            accountId: Int64
            balance: Double
            owner: String
            open: Bool

        properties:
          owner: String = ""

        connectors:
          GetAccount:
            kind: liferay
            properties:
              accountId: Int64
            service: LRAccountService_v7
            method: getAccountWithAccountId
            arguments:
              accountId: accountId
            result: { account: Account }

        """))
    #expect(spec.contains("    count: getAccountsCountWithGroupId\n  cell: { title: owner }\n"))
    #expect(try sandbox.run("check", "-q") == Outcome())
  }

  @Test func `a model of the module file is not repeated`() throws {
    try sandbox.write(
      "module: Portal\nmodels: { BlogsEntry: { title: String, subtitle: String } }\n",
      to: "Portal.module.yml")
    #expect(try sandbox.run("new-screenlet", "-q", "--list-of", blogs) == Outcome())
    #expect(
      try sandbox.read("BlogsEntryList.screenlet.yml").hasPrefix(
        "screenlet: BlogsEntryList\n\nlist:\n  of: BlogsEntry\n"))
  }

  @Test(arguments: [
    (
      ["--list-of", "LRBlogEntryService_v7.getGroupEntries"],
      "there is no service 'LRBlogEntryService_v7'; did you mean 'LRBlogsEntryService_v7'?"
    ),
    (
      ["--list-of", "LRTidesService_v9.getTides"],
      "there is no service 'LRTidesService_v9'; 'screens-gen service list' lists all"
    ),
    (
      ["--list-of", "LRBlogsEntryService_v7.getGruopEntries"],
      "'LRBlogsEntryService_v7' has no method 'getGruopEntries'; did you mean 'getGroupEntries'?"
    ),
    (
      ["--action-of", "LRBlogsEntryService_v7.archive"],
      "'LRBlogsEntryService_v7' has no method 'archive'; "
        + "'screens-gen service show LRBlogsEntryService_v7' lists those it has"
    ),
    (
      ["--action-of", "LRBlogsEntryService_v7"],
      "'LRBlogsEntryService_v7' does not name a method; "
        + "write it as 'LRBlogsEntryService_v7.getGroupEntries'"
    ),
    (
      ["--list-of", "LRBlogsEntryService_v7.getEntry"],
      "'LRBlogsEntryService_v7.getEntryWithEntryId(entryId:)' does not answer pages of a list, "
        + "which takes 'start' and 'end'; call it in an action, as '--action-of' does"
    ),
    (
      ["--action-of", "LRBlogsEntryService_v7.deleteEntry(id:)"],
      "'LRBlogsEntryService_v7.deleteEntry(id:)' has other labels; "
        + "write 'LRBlogsEntryService_v7.deleteEntryWithEntryId(entryId:)'"
    ),
    (
      ["--list-of", "LRBlogsEntryService_v7.getGroupEntries"],
      "'LRBlogsEntryService_v7.getGroupEntries' is the name of 2 methods; write "
        + "'LRBlogsEntryService_v7.getGroupEntriesWithGroupId(groupId:displayDate:status:start:end:)' "
        + "or 'LRBlogsEntryService_v7.getGroupEntriesWithGroupId(groupId:status:start:end:)'"
    ),
    (
      ["--list-of", "LRUserService_v7.getCompanyUsers", "--list", "User"],
      "option '--list' is of no use here: '--list-of' says it; edit the spec afterwards"
    ),
    ([], "'new-screenlet' needs NAME, '--spec FILE' or '--list-of CLASS.METHOD'"),
  ])
  func `what names no method`(_ arguments: [String], _ message: String) throws {
    #expect(
      try sandbox.run(["new-screenlet"] + arguments)
        == Outcome(
          errors: "error: \(message)\nsee 'screens-gen new-screenlet --help'\n", code: 64))
  }

  @Test func `what else an action says that calls a method`() throws {
    #expect(
      try sandbox.run(
        "action", "go", "--of", "LRBlogsEntryService_v7.subscribe", "--kind", "write", "--in",
        "A.screenlet.yml"
      ).errors == """
        error: option '--kind' is of no use here: '--of' says it; edit the spec afterwards
        see 'screens-gen action --help'

        """)
  }
}
