public import LiferayScreens
public import LiferayScreensLibrary

/// The first asset of an Asset Publisher.
extension AssetDisplayScreenlet {

  /// The name of an Asset Publisher whose first asset is shown while `assetEntryId` is 0, instead
  /// of that of a class and a key. It is used when the asset is loaded next.
  ///
  /// In new code, set `assetEntryId`, or `className` and `classPK`.
  @IBInspectable public var portletItemName: String? {
    get { addedValues["portletItemName"] as? String }
    set {
      addedValues["portletItemName"] = newValue
      interactorOverride = { [weak self] name, _ in
        name == AssetDisplayScreenlet.LoadAssetEntryAction ? self?.createInteractor() : nil
      }
    }
  }

  private func createInteractor() -> Interactor? {
    guard assetEntryId == 0, let portletItemName, !portletItemName.isEmpty else { return nil }
    let interactor = LoadPublishedAssetInteractor(screenlet: self, portletItemName: portletItemName)
    interactor.cacheStrategy = CacheStrategyType(rawValue: offlinePolicy) ?? .remoteFirst

    interactor.onSuccess = { [weak self, weak interactor] in
      guard let self, let asset = interactor?.resultAsset else { return }
      assetEntry = asset
      assetDisplayDelegate?.screenlet(self, onAssetResponse: asset)
    }

    interactor.onFailure = { [weak self] error in
      guard let self else { return }
      assetDisplayDelegate?.screenlet(self, onAssetError: error)
    }
    return interactor
  }
}

/// Performs `LoadAssetEntryAction` for the first asset of an Asset Publisher. Fails with
/// `invalidServerResponse` if the publisher shows nothing.
final class LoadPublishedAssetInteractor: LoadAssetEntryInteractor {

  private let portletItemName: String

  init(screenlet: BaseScreenlet, portletItemName: String) {
    self.portletItemName = portletItemName
    super.init(screenlet: screenlet, assetEntryId: 0, className: "", classPK: 0)
  }

  override func createConnector() -> ServerConnector? {
    let name = portletItemName
    return LiferayServerContext.connectorFactory.create {
      AssetLoadByPortletItemNameLiferayConnector(portletItemName: name)
    }
  }

  override func completedConnector(_ c: ServerConnector) {
    let asset = (c as? AssetLoadByPortletItemNameLiferayConnector)?.resultAsset
    resultAsset = asset.map { Asset(attributes: $0) }
  }

  override func cachedAnswer() -> CachedAnswer? {
    CachedAnswer(
      \AssetLoadByPortletItemNameLiferayConnector.resultAsset,
      of: AssetDisplayScreenlet.self,
      action: AssetDisplayScreenlet.LoadAssetEntryAction,
      about: "\(String(reflecting: portletItemName))-\(LiferayServerContext.groupId)"
        + "-\(String(reflecting: NSLocale.currentLocaleString))"
    )
  }
}

/// Requests the first asset of an Asset Publisher of the site.
open class AssetLoadByPortletItemNameLiferayConnector:
  ServerConnector,
  @unchecked Sendable
{

  public let portletItemName: String

  open var resultAsset: [String: Any]?

  public init(portletItemName: String) {
    self.portletItemName = portletItemName
    super.init()
  }

  override open func doRun(session: LRSession) {
    let service = LRScreensassetentryService_v70(session: session)
    do {
      let answer = try service.getAssetEntriesWithCompanyId(
        LiferayServerContext.companyId, groupId: LiferayServerContext.groupId,
        portletItemName: portletItemName, locale: NSLocale.currentLocaleString, max: 1)
      resultAsset = (answer as? [Any])?.first as? [String: Any]
      lastError = resultAsset == nil ? NSError.errorWithCause(.invalidServerResponse) : nil
    } catch {
      resultAsset = nil
      lastError = error as NSError
    }
  }
}
