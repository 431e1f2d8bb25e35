public import LiferayScreens
public import LiferayScreensLibrary

/// Requests the assets of a page, and the number of all, with a query of the app.
open class AssetQueryPageLiferayConnector:
  AssetListPageLiferayConnector,
  @unchecked Sendable
{

  /// The parameters of an `AssetEntryQuery`, which replace those of the Screenlet.
  public let query: [String: Any]

  public init(
    startRow: Int, endRow: Int, computeRowCount: Bool, groupId: Int64, classNameId: Int64,
    query: [String: Any]
  ) {
    self.query = query
    super.init(
      startRow: startRow, endRow: endRow, computeRowCount: computeRowCount, groupId: groupId,
      classNameId: classNameId)
  }

  /// Refuses a query without classes if there is no `classNameId`.
  override open func validateData() -> ValidationError? {
    query["classNameIds"] == nil ? super.validateData() : nil
  }

  override open func doAddPageRowsServiceCall(
    session: LRBatchSession, startRow: Int, endRow: Int, obc: LRJSONObjectWrapper?
  ) {
    let service = LRScreensassetentryService_v70(session: session)
    var page = wholeQuery
    page["start"] = Int32(clamping: startRow)
    page["end"] = Int32(clamping: endRow)
    // The call only joins the batch: what comes back here, or is thrown, means nothing.
    _ = try? service.getAssetEntriesWithAssetEntryQuery(
      LRJSONObjectWrapper(jsonObject: page), locale: NSLocale.currentLocaleString)
  }

  override open func doAddRowCountServiceCall(session: LRBatchSession) {
    let service = LRAssetEntryService_v7(session: session)
    _ = try? service.getEntriesCountWithEntryQuery(LRJSONObjectWrapper(jsonObject: wholeQuery))
  }

  private var wholeQuery: [String: Any] {
    let standard: [String: Any] = [
      "classNameIds": classNameId,
      "groupIds": groupId != 0 ? groupId : LiferayServerContext.groupId,
      "visible": true,
    ]
    return standard.merging(query) { _, own in own }
  }
}
