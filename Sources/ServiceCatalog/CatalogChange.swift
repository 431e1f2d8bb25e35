package import SourceText

/// A difference between two catalogues of a server.
package enum CatalogChange: Hashable, Sendable {
  case added(Item)
  case removed(Item)
  case changed(from: Item, to: Item)

  package enum Item: Hashable, Sendable {
    case method(ServiceMethod, service: String)
    case property(ServiceMethod.Parameter, type: String)
  }
}

extension CatalogFile {
  /// Returns the changes to `other`: methods, then properties, in the order of their names.
  package func changes(to other: CatalogFile) -> [CatalogChange] {
    let (old, new) = (Set(items), Set(other.items))
    let removed = Dictionary(grouping: items.filter { !new.contains($0) }, by: \.path)
    let added = Dictionary(grouping: other.items.filter { !old.contains($0) }, by: \.path)
    return Set(removed.keys).union(added.keys).sorted { $0.lexicographicallyPrecedes($1) }
      .flatMap { path in
        let (gone, here) = (removed[path] ?? [], added[path] ?? [])
        return zip(gone, here).map { CatalogChange.changed(from: $0, to: $1) }
          + gone.dropFirst(here.count).map { .removed($0) }
          + here.dropFirst(gone.count).map { .added($0) }
      }
  }

  /// Returns the catalogue updated from a document. The document of a portal replaces all services
  /// of its contexts, such as `bank` in `/bank.account`. A partial document and source code replace
  /// only the services with the same names. Reports an error and returns nil if the document is
  /// neither of these.
  package func updated(
    from document: SourceFile, reporting diagnostics: inout Diagnostics
  ) -> CatalogFile? {
    let isDiscovery = document.text.first { !$0.isWhitespace && $0 != "\u{FEFF}" } == "{"
    if isDiscovery {
      guard let discovery = Discovery(document, reporting: &diagnostics) else { return nil }
      let other = discovery.catalog
      if discovery.isPart { return replacingNamesakes(with: other) }
      let contexts = Set(other.services.map(\.context))
      return replacing(with: other) { contexts.contains($0.context) }
    }
    return CatalogFile(code: document, reporting: &diagnostics).map(replacingNamesakes)
  }

  private func replacingNamesakes(with other: CatalogFile) -> CatalogFile {
    let names = Set(other.services.map(\.name))
    return replacing(with: other) { names.contains($0.name) }
  }

  private func replacing(
    with other: CatalogFile, _ isReplaced: (Service) -> Bool
  ) -> CatalogFile {
    let kept = services.filter { !isReplaced($0) }
    let answered = Set(kept.flatMap { $0.methods.compactMap(\.resultClass) })
    let known = Set(other.types.map(\.name))
    return CatalogFile(
      services: kept + other.services,
      types: types.filter { answered.contains($0.name) && !known.contains($0.name) } + other.types)
  }

  private var items: [CatalogChange.Item] {
    services.flatMap { service in service.methods.map { .method($0, service: service.name) } }
      + types.flatMap { type in type.properties.map { .property($0, type: type.name) } }
  }
}

extension Service {
  /// The context of the service, such as `bank` in `/bank.account`, or empty for the services of
  /// the portal itself.
  fileprivate var context: Substring {
    path.contains(".") ? path.dropFirst().prefix { $0 != "." } : ""
  }
}

extension CatalogChange.Item {
  /// The key that two versions of the same item share. Methods precede properties.
  fileprivate var path: [String] {
    switch self {
    case .method(let method, let service): ["0", service, method.pathEnd]
    case .property(let property, let type): ["1", type, property.name]
    }
  }
}
