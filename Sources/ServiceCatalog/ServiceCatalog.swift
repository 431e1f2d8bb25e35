/// The JSON web services that portals offer: every version of Liferay from 6.2 to 7.3, the portlet
/// of Screens, and what catalogues of a project describe.
package struct ServiceCatalog: Sendable {
  /// Of the project, by their names.
  private var own: [String: Service] = [:]
  /// What methods of the project's services answer, where a catalogue says it.
  package private(set) var types: [ServerType] = []

  /// By what the names of all their services end with: `v7`, as in `LRBlogsEntryService_v7`.
  private static let portals = Dictionary(
    uniqueKeysWithValues: EmbeddedPortals.files.map {
      (String($0.path.dropLast(".services".count)), PortalText($0.text))
    })

  /// With what the project's catalogues describe; where two have a method, it is that of the first.
  package init(_ files: [CatalogFile] = []) {
    for file in files {
      own.merge(file.services.map { ($0.name, $0) }) { $0.adding($1) }
      types += file.types.filter { type in !types.contains { $0.name == type.name } }
    }
  }

  /// The service that is a class of that name in the Mobile SDK, as `LRBlogsEntryService_v7`. What
  /// the project's catalogues have of it goes before what is built in.
  ///
  /// A name without a match is looked for in another case as well: the Mobile SDK has
  /// `LRScreensratingsentryService_v70` where `LRScreensRatingsEntryService_v70` reads better.
  package func service(named name: String) -> Service? {
    if let service = service(exactly: name) { return service }
    let spelling = name.lowercased()
    let other = serviceNames.first { $0 != name && $0.lowercased() == spelling }
    return other.flatMap { service(exactly: $0) }
  }

  /// The service of that name as it is written; of a built-in one, if there is a `call`, only the
  /// methods that it can mean.
  package func service(exactly name: String, calledAs call: String? = nil) -> Service? {
    let builtIn = Self.portal(of: name)?.service(named: name, calledAs: call)
    guard let own = own[name] else { return builtIn }
    return builtIn.map(own.adding) ?? own
  }

  private static func portal(of service: String) -> PortalText? {
    service.split(separator: "_").last.flatMap { portals[String($0)] }
  }

  /// Whether Liferay has the method of a service with these parameters, whatever the project says.
  package func isBuiltIn(_ method: ServiceMethod, of service: Service) -> Bool {
    guard own[service.name] != nil else { return true }
    return Self.portal(of: service.name)?.service(named: service.name)?.methods.contains {
      $0.name == method.name && $0.parameters == method.parameters
    } ?? false
  }

  /// The names and paths of all services that are built in.
  static var headings: [(name: Substring, path: Substring)] {
    portals.sorted { $0.key < $1.key }.flatMap(\.value.headings)
  }

  /// The names of all services, sorted.
  package var serviceNames: [String] {
    Set(Self.portals.values.flatMap(\.serviceNames)).union(own.keys).sorted()
  }
}
