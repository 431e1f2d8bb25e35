/// A catalogue of a project, which describes the services of its own server in a file:
///
/// ```
/// LRAccountService_v7 /bank.account
///   get-account(accountId: long) -> map<com.acme.bank.model.Account>
///   get-accounts(start: int, end: int) -> list<com.acme.bank.model.Account>
///
/// com.acme.bank.model.Account
///   accountId: long
///   owner: string
/// ```
///
/// Everything is on its own line and in a fixed order, so that git can merge the file, and a change
/// of the server is a short diff.
package struct CatalogFile: Hashable, Sendable {
  /// The services, sorted by name.
  package private(set) var services: [Service]
  /// The types of the methods' results, sorted by name.
  package private(set) var types: [ServerType]

  /// The suffix of the names of such files.
  package static let suffix = ".services"

  package init(services: [Service] = [], types: [ServerType] = []) {
    self.services = services.sorted { $0.name < $1.name }
    self.types = types.sorted { $0.name < $1.name }
  }

  /// The text of the file.
  package var text: String {
    let services = services.map { service in
      (["\(service.name) \(service.path)"] + service.methods.map { "  \($0)" })
    }
    let types = types.map { type in [type.name] + type.properties.map { "  \($0)" } }
    return ([Self.head] + services + types)
      .map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private static let head = [
    "# What a portal offers. 'screens-gen service add' writes this file, and keeps no comments."
  ]

  package var methodCount: Int { services.reduce(0) { $0 + $1.methods.count } }
}
