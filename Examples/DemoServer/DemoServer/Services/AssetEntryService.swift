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
