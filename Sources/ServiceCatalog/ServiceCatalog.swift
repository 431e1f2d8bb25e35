/// The JSON web services that portals offer: those of every version of Liferay from 6.2 to 7.3, of
/// the portlet of Screens, and of the catalogues of a project.
package struct ServiceCatalog: Sendable {
  /// The services of the project, by name.
  private var own: [String: Service] = [:]
  /// The result types of the project's services, as far as a catalogue describes them.
  package private(set) var types: [ServerType] = []

  /// The built-in services by the version suffix of their names, such as `v7` in
  /// `LRBlogsEntryService_v7`.
  private static let portals = Dictionary(
    uniqueKeysWithValues: EmbeddedPortals.files.filter { $0.path.hasSuffix(".services") }.map {
      (String($0.path.dropLast(".services".count)), PortalText($0.text))
    })

  /// Creates a catalogue with the services of the project's catalogues. If two of them have the
  /// same method, the first one takes precedence.
  package init(_ files: [CatalogFile] = []) {
    for file in files {
      own.merge(file.services.map { ($0.name, $0) }) { $0.adding($1) }
      types += file.types.filter { type in !types.contains { $0.name == type.name } }
    }
  }

  /// Returns the service with that class name in the Mobile SDK, such as `LRBlogsEntryService_v7`.
  /// The project's catalogues take precedence over built-in services.
  ///
  /// A name without a match is also searched for ignoring case: the Mobile SDK has
  /// `LRScreensratingsentryService_v70` where `LRScreensRatingsEntryService_v70` reads better.
  package func service(named name: String) -> Service? {
    if let service = service(exactly: name) { return service }
    let spelling = name.lowercased()
    let other = serviceNames.first { $0 != name && $0.lowercased() == spelling }
    return other.flatMap { service(exactly: $0) }
  }

  /// Returns the service with exactly that name. If there is a `call`, a built-in service has only
  /// the methods that the call can refer to.
  package func service(exactly name: String, calledAs call: String? = nil) -> Service? {
    let builtIn = Self.portal(of: name)?.service(named: name, calledAs: call)
    guard let own = own[name] else { return builtIn }
    return builtIn.map(own.adding) ?? own
  }

  private static func portal(of service: String) -> PortalText? {
    service.split(separator: "_").last.flatMap { portals[String($0)] }
  }

  /// Returns whether Liferay has the method of a service with these parameters, regardless of the
  /// project's catalogues.
  package func isBuiltIn(_ method: ServiceMethod, of service: Service) -> Bool {
    guard own[service.name] != nil else { return true }
    return Self.portal(of: service.name)?.service(named: service.name)?.methods.contains {
      $0.name == method.name && $0.parameters == method.parameters
    } ?? false
  }

  /// The names and paths of all built-in services.
  static var headings: [(name: Substring, path: Substring)] {
    portals.sorted { $0.key < $1.key }.flatMap(\.value.headings)
  }

  /// The names of all services, sorted.
  package var serviceNames: [String] {
    Set(Self.portals.values.flatMap(\.serviceNames)).union(own.keys).sorted()
  }
}
