import ScreensGenerator
import ServiceCatalog
import SpecModel
import Testing

struct SpecCommandTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(["Ping.connector.yml": Sample.ping])
  }

  @Test func `the schema, and nothing else`() throws {
    let listing = ServiceListing()
    let schema = Schema.specs(
      services: listing.names(matching: nil), methods: listing.methodNames,
      counts: listing.countNames, classes: Comparator.classNames)
    #expect(try sandbox.run("spec", "schema") == Outcome(schema.json))
    #expect(schema.json.contains("com.liferay.bookmarks.util.comparator.EntryURLComparator"))
    #expect(
      try sandbox.run("spec", "schema", "Ping.connector.yml")
        == Outcome(
          errors: """
            error: 'spec schema' takes no operand, and here is 'Ping.connector.yml'
            see 'screens-gen spec schema --help'

            """, code: 64))
  }

  @Test func `all keys, and the reference of them`() throws {
    let overview = try sandbox.run("spec", "explain")
    #expect(
      overview.out.hasPrefix(
        """
        A Screenlet
          screenlet, extends, summary, module, folder, imports, languages,
          stringCatalog, naming, platforms, models, properties, viewModel, updates,
          contains, connectors, actions, offlinePolicy, list, progress, themes,
          objcNames, tests, previews

        Naming
          view

        """))
    #expect(overview.errors == "next: screens-gen spec explain <key>\n")
    #expect(try sandbox.run("spec", "explain", "--markdown") == Outcome(Language.specs.markdown))
  }
}
