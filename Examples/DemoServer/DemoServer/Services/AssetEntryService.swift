extension Service {

  /// `ScreensAssetEntryService` of the Screens plugin, which lists assets with their titles, and the
  /// portal's service that counts them.
  static let assets = [
    Service(
      "/screens.screensassetentry/get-asset-entries",
      "com.liferay.screens.service.ScreensAssetEntryService#getAssetEntries",
      ["assetEntryQuery": query, "locale": .string], returns: .list
    ) { portal, _, parameters in
      let assets = portal.assets(of: "assetEntryQuery", in: parameters)
      return .array(
        assets.rows(parameters, of: "assetEntryQuery").map { $0.json(for: portal.version) })
    },
    Service(
      "/screens.screensassetentry/get-asset-entry",
      "com.liferay.screens.service.ScreensAssetEntryService#getAssetEntry",
      ["className": .string, "classPK": .long, "locale": .string],
      ["entryId": .long, "locale": .string], returns: .json
    ) { portal, _, parameters throws(PortalException) in
      try portal.asset(parameters).json(for: portal.version)
    },
    Service(
      "/assetentry/get-entries-count",
      "com.liferay.asset.kernel.service.AssetEntryService#getEntriesCount",
      ["entryQuery": query], returns: .int
    ) { portal, _, parameters in
      .integer(Int64(portal.assets(of: "entryQuery", in: parameters).count))
    },
  ]

  private static let query = JavaType.object(
    "com.liferay.asset.kernel.service.persistence.AssetEntryQuery")
}

extension Portal {

  /// The asset of a document, a blog or an article, by its own id or by that of what it is about.
  fileprivate func asset(_ parameters: Parameters) throws(PortalException) -> Asset {
    let assets =
      documents.values.map { Asset($0, for: version) }
      + newestBlogs.map { Asset($0, for: version) }
      + Article.all.map { Asset($0, in: parameters.string("locale"), for: version) }
    let found =
      if parameters.has("entryId") {
        assets.first { $0.entryId == parameters.integer("entryId") }
      } else {
        assets.first {
          $0.classPK == parameters.integer("classPK")
            && $0.className.isSameModel(as: parameters.string("className"))
        }
      }
    guard let found else { throw PortalException(.noSuchAsset, "There is no such asset.") }
    return found
  }

  /// The assets that a query asks for, in the order in which they were made.
  fileprivate func assets(of query: String, in parameters: Parameters) -> [Asset] {
    guard parameters.integer("\(query).groupIds") == DemoServer.groupId else { return [] }
    switch parameters.integer("\(query).classNameIds") {
    case DemoServer.bookmarkClassNameId:
      return entries.values.sorted { $0.entryId < $1.entryId }.map { Asset($0) }
    case DemoServer.blogClassNameId: return newestBlogs.reversed().map { Asset($0) }
    default: return []
    }
  }
}

extension String {
  /// Whether two names of classes are those of one model, which moved between packages.
  fileprivate func isSameModel(as other: String) -> Bool {
    split(separator: ".").last == other.split(separator: ".").last
  }
}
