public import LiferayScreens
public import LiferayScreensLibrary

/// Requests the assets that an Asset Publisher shows. The portal counts them from the first one
/// only, and does not say how many there are.
open class AssetPublisherPageLiferayConnector:
  PaginationLiferayConnector,
  @unchecked Sendable
{

  public let groupId: Int64
  public let portletItemName: String

  public init(
    startRow: Int, endRow: Int, computeRowCount: Bool, groupId: Int64, portletItemName: String
  ) {
    self.groupId = groupId
    self.portletItemName = portletItemName
    super.init(startRow: startRow, endRow: endRow, computeRowCount: computeRowCount)
  }

  override open func doAddPageRowsServiceCall(
    session: LRBatchSession, startRow: Int, endRow: Int, obc: LRJSONObjectWrapper?
  ) {
    let service = LRScreensassetentryService_v70(session: session)
    // The call only joins the batch: what comes back here, or is thrown, means nothing.
    _ = try? service.getAssetEntriesWithCompanyId(
      LiferayServerContext.companyId,
      groupId: groupId != 0 ? groupId : LiferayServerContext.groupId,
      portletItemName: portletItemName, locale: NSLocale.currentLocaleString,
      max: Int32(clamping: endRow))
  }

  override open func doRun(session: LRSession) {
    super.doRun(session: session)
    resultPageContent = resultPageContent.map { Array($0.dropFirst(startRow)) }
  }
}

extension LRScreensassetentryService_v70 {

  /// Calls `/screens.screensassetentry/get-asset-entries` for at most `max` assets of an Asset
  /// Publisher. The answer is an array.
  @discardableResult
  public func getAssetEntriesWithCompanyId(
    _ companyId: Int64, groupId: Int64, portletItemName: String?, locale: String?, max: Int32
  ) throws -> Any? {
    let params: [String: Any] = [
      "companyId": companyId,
      "groupId": groupId,
      "portletItemName": checkNull(portletItemName),
      "locale": checkNull(locale),
      "max": max,
    ]
    return try session.invoke(["/screens.screensassetentry/get-asset-entries": params])
  }
}
