/// The JSON web services that portals offer: every version of Liferay from 6.2 to 7.3, and the portlet
/// of Screens.
package struct ServiceCatalog: Sendable {
  private let portals = EmbeddedPortals.files.map { PortalText($0.text) }

  package init() {}

  /// The service that is a class of that name in the Mobile SDK, as `LRBlogsEntryService_v7`.
  ///
  /// A name without a match is looked for in another case as well: the Mobile SDK has
  /// `LRScreensratingsentryService_v70` where `LRScreensRatingsEntryService_v70` reads better.
  package func service(named name: String) -> Service? {
    for portal in portals {
      if let service = portal.service(named: name) { return service }
    }
    let spelling = name.lowercased()
    let other = serviceNames.first { $0 != name && $0.lowercased() == spelling }
    return other.flatMap(service)
  }

  /// The names of all services, sorted.
  package var serviceNames: [String] { portals.flatMap(\.serviceNames).sorted() }
}
