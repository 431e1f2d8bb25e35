import SourceText
import Testing

@testable import ServiceCatalog

struct DiscoveryTests {
  private func read(_ text: String) -> (catalog: String?, messages: String) {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "discovery.json", text: text)
    let catalog = CatalogFile().updated(from: file, reporting: &diagnostics)
    var printer = DiagnosticPrinter()
    let text = catalog?.text.split(separator: "\n").dropFirst().map { $0 + "\n" }.joined()
    return (text, printer.text(for: diagnostics))
  }

  @Test func `the services of Liferay 7, with the types that they answer`() {
    let (catalog, messages) = read(
      """
      {"contextName": "bank", "version": "7.2.1", "basePath": "/api/jsonws", "services": [
        {"path": "/bank.account/get-accounts", "method": "GET", "parameters": [
          {"name": "start", "type": "int"}, {"name": "end", "type": "int"},
          {"name": "order", "type": "com.liferay.portal.kernel.util.OrderByComparator<com.acme.A>"}],
         "returns": {"type": "list<com.acme.bank.model.Account>"}},
        {"path": "/bank.account/add-photo", "method": "POST", "parameters": [
          {"name": "photo", "type": "file"}, {"name": "bytes", "type": "byte[]"},
          {"name": "titles", "type": "map<string,string>"}, {"name": "ids", "type": "long[]"},
          {"name": "names", "type": "java.lang.String"}, {"name": "rate", "type": "float"}],
         "returns": {"type": "void"}},
        {"path": "/blogs.blogsentry/get-entry", "parameters": [{"name": "entryId", "type": "long"}],
         "returns": {"type": "com.liferay.blogs.model.BlogsEntry"}},
        {"path": "/bank.user/is-known", "parameters": [], "returns": {"type": "boolean"}},
        {"path": "/bank.user/count", "returns": {"type": "long"}},
        {"path": "/bank.user/name", "returns": {"type": "java.lang.String"}},
        {"path": "/bank.user/settings"},
        {"path": "/bank.user/json", "returns": {"type": "com.liferay.portal.kernel.json.JSONObject"}}
      ], "types": [
        {"type": "com.acme.bank.model.Account", "properties": [
          {"name": "owner", "type": "com.acme.bank.model.Owner"}, {"name": "accountId", "type": "long"},
          {"name": "not a name", "type": "long"}]},
        {"type": "com.acme.bank.model.Owner", "properties": [{"name": "name", "type": "string"}]}
      ]}
      """)
    #expect(messages == "")
    #expect(
      catalog == """
        LRAccountService_v72 /bank.account
          add-photo(photo: upload, bytes: bytes, titles: map, ids: list, names: string, rate: double) -> void
          get-accounts(start: int, end: int, order: object<com.liferay.portal.kernel.util.OrderByComparator>) -> list<com.acme.bank.model.Account>
        LRBankUserService_v72 /bank.user
          count() -> number
          is-known() -> boolean
          json() -> map
          name() -> string
          settings() -> any
        LRBlogsEntryService_v72 /blogs.blogsentry
          get-entry(entryId: long) -> map<com.liferay.blogs.model.BlogsEntry>
        com.acme.bank.model.Account
          accountId: long
          owner: object<com.acme.bank.model.Owner>

        """)
  }

  @Test func `the actions of Liferay 6.2`() {
    #expect(
      read(
        """
        {"context": "/bank-portlet", "actions": [
          {"path": "/bank-portlet.account/get-account", "response": "com.acme.Account",
           "parameters": [{"name": "accountId", "type": "long"}]},
          {"path": "/blogsentry/delete-entry", "response": "void",
           "parameters": [{"name": "entryId", "type": "long"}]}]}
        """
      ).catalog == """
        LRAccountService_v62 /bank-portlet.account
          get-account(accountId: long) -> map<com.acme.Account>
        LRBlogsEntryService_v62 /blogsentry
          delete-entry(entryId: long) -> void

        """)
  }

  @Test func `names that would become code are left out with a warning`() {
    let (catalog, messages) = read(
      #"""
      {"services": [
      {"path": "/bank.account/fine", "parameters": [], "returns": {"type": "a\"; evil()"}},
      {"path": "/bank.account/evil\"; exit(1)"},
      {"path": "/../account/evil"},
      {"path": "/bank.account/get", "parameters": [{"name": "a b", "type": "long"}]},
      {"path": "/bank.account/get", "parameters": [{"name": "a"}]},
      {"path": 7}, 7, {"path": "/a/b/c"}]}
      """#)
    #expect(catalog == "LRAccountService_v7 /bank.account\n  fine() -> map\n")
    #expect(
      messages
        == #"""
        discovery.json:3:10: warning: '/bank.account/evil"; exit(1)' is left out: it, its answer or a \
        parameter has a name that Swift cannot have
        3 | {"path": "/bank.account/evil\"; exit(1)"},
          |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        discovery.json:4:10: warning: this method is left out: it has no path such as \
        '/bank.account/get-accounts'
        4 | {"path": "/../account/evil"},
          |          ^~~~~~~~~~~~~~~~~~
        discovery.json:5:10: warning: '/bank.account/get' is left out: it, its answer or a parameter has \
        a name that Swift cannot have
        5 | {"path": "/bank.account/get", "parameters": [{"name": "a b", "type": "long"}]},
          |          ^~~~~~~~~~~~~~~~~~~
        discovery.json:6:10: warning: '/bank.account/get' is left out: it, its answer or a parameter has \
        a name that Swift cannot have
        6 | {"path": "/bank.account/get", "parameters": [{"name": "a"}]},
          |          ^~~~~~~~~~~~~~~~~~~
        discovery.json:7:10: warning: this method is left out: it has no path such as \
        '/bank.account/get-accounts'
        7 | {"path": 7}, 7, {"path": "/a/b/c"}]}
          |          ^
        discovery.json:7:14: warning: this method is left out: it has no path such as \
        '/bank.account/get-accounts'
        7 | {"path": 7}, 7, {"path": "/a/b/c"}]}
          |              ^
        discovery.json:7:26: warning: this method is left out: it has no path such as \
        '/bank.account/get-accounts'
        7 | {"path": 7}, 7, {"path": "/a/b/c"}]}
          |                          ^~~~~~~~

        """#.replacing("\\\n", with: ""))
  }

  @Test(arguments: [
    (
      #"{"exception": "AuthException", "message": "Access denied"}"#,
      "1:15: error: the portal answered with an exception, not with its services: Access denied"
    ),
    (
      #"{"services": []}"#,
      "1:14: error: this document has no method that can be called; ask for an application by its "
        + "context, as in 'SERVER/api/jsonws?discover=/*&contextName=blogs'"
    ),
    (
      #"{"paths": {}}"#,
      "1:1: error: this is not the discovery document of a portal: it has neither 'services' nor "
        + "'actions'; get it with 'curl -u USER:PASSWORD \"SERVER/api/jsonws?discover=/*\"'"
    ),
    (
      "<html>Sign in</html>",
      "1:1: error: this is neither the discovery document of a portal nor a class of the Mobile SDK's "
        + "builder; get the first with 'curl -u USER:PASSWORD \"SERVER/api/jsonws?discover=/*\"'"
    ),
    (
      "@interface LRAccountService_v7 : LRBaseService\n@end\n",
      "1:1: error: a header has no paths of services; name the '.m' file that belongs to it"
    ),
    (#"{"services": ["#, "1:14: error: "),
    ("", "1:1: error: this is neither"),
  ])
  func `what is not a document of services`(_ text: String, _ message: String) {
    let (catalog, messages) = read(text)
    #expect(catalog == nil)
    #expect(messages.hasPrefix("discovery.json:\(message)"), "\(messages)")
  }

  @Test func `two paths get two classes`() {
    let names = ServiceNaming(version: "7")
      .names(for: [
        "/bank.loan", "/shop.loan", "/user", "/bank-portlet.user", "/foo.ddlrecord", "/calendar",
      ])
    #expect(
      names == [
        "/bank.loan": "LRLoanService_v7", "/shop.loan": "LRShopLoanService_v7",
        "/user": "LRUserService_v7", "/bank-portlet.user": "LRBankPortletUserService_v7",
        "/foo.ddlrecord": "LRFooDdlrecordService_v7",
        "/calendar": "LRPortalCalendarService_v7",
      ])
  }
}
