/// The JSON web services that servers offer: of every version of Liferay from 6.2 to 7.3, of the
/// portlet of Screens, and of the servers that a project describes itself.
package struct ServiceCatalog: Sendable {
  private let portals: [PortalText]
  private let own: [String: Service]

  /// - Parameter own: services that a project describes, which replace built-in ones of their names.
  package init(own: [Service] = []) {
    portals = EmbeddedPortals.files.map { PortalText($0.text) }
    self.own = Dictionary(own.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The service that is a class of that name in the Mobile SDK, as `LRBlogsEntryService_v7`.
  ///
  /// A name without a match is found in another case as well: the Mobile SDK has
  /// `LRScreensratingsentryService_v70` where `LRScreensRatingsEntryService_v70` reads better.
  package func service(named name: String) -> Service? {
    if let service = own[name] { return service }
    for portal in portals {
      if let service = portal.service(named: name) { return service }
    }
    let spelling = name.lowercased()
    let other = serviceNames.first { $0 != name && $0.lowercased() == spelling }
    return other.flatMap(service)
  }

  /// The names of all services, sorted.
  package var serviceNames: [String] {
    Set(portals.flatMap(\.serviceNames)).union(own.keys).sorted()
  }
}
