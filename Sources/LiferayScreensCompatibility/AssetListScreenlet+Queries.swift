internal import LiferayScreens
public import LiferayScreensLibrary

/// Other assets than those of one class.
extension AssetListScreenlet {

  /// What the assets have to be besides, or instead, of what the properties say: the parameters of
  /// an `AssetEntryQuery` of the portal, such as `["orderByCol1": "title"]`, as JSON has them. The
  /// page is added to it. It is used when the list is loaded next.
  ///
  /// In new code, write a list with a connector of the app's own.
  public var customEntryQuery: [String: Any]? {
    get { addedValues["customEntryQuery"] as? [String: Any] }
    set {
      addedValues["customEntryQuery"] = newValue
      loadWhatIsAsked()
    }
  }

  /// The name of an Asset Publisher whose assets are listed, instead of those of a class. It is
  /// used when the list is loaded next.
  ///
  /// In new code, write a list with a connector of the app's own.
  @IBInspectable public var portletItemName: String? {
    get { addedValues["portletItemName"] as? String }
    set {
      addedValues["portletItemName"] = newValue
      loadWhatIsAsked()
    }
  }

  private func loadWhatIsAsked() {
    pageLoadOverride = { [weak self] page, computeRowCount in
      self?.createInteractor(page, computeRowCount)
    }
  }

  private func createInteractor(
    _ page: Int, _ computeRowCount: Bool
  ) -> BaseListPageLoadInteractor? {
    let question: AssetQuestion
    if let portletItemName, !portletItemName.isEmpty {
      question = .publisher(portletItemName)
    } else if let customEntryQuery {
      question = .query(customEntryQuery)
    } else {
      return nil
    }
    let interactor = AssetQuestionPageLoadInteractor(
      screenlet: self, page: page, computeRowCount: computeRowCount, groupId: groupId,
      classNameId: classNameId, question: question)
    interactor.cacheStrategy = CacheStrategyType(rawValue: offlinePolicy) ?? .remoteFirst
    return interactor
  }
}

/// Which assets an app asks for.
enum AssetQuestion {
  /// Those that a query finds.
  case query([String: Any])
  /// Those of an Asset Publisher with this name.
  case publisher(String)
}

/// Loads one page of an `AssetListScreenlet` by what the app asks for.
final class AssetQuestionPageLoadInteractor: AssetListPageLoadInteractor {

  private let question: AssetQuestion

  init(
    screenlet: AssetListScreenlet, page: Int, computeRowCount: Bool, groupId: Int64,
    classNameId: Int64, question: AssetQuestion
  ) {
    self.question = question
    super.init(
      screenlet: screenlet, page: page, computeRowCount: computeRowCount, groupId: groupId,
      classNameId: classNameId)
  }

  override func createListPageConnector() -> PaginationLiferayConnector {
    guard let list = screenlet as? BaseListScreenlet else { return super.createListPageConnector() }
    let (first, end) = (list.firstRowForPage(page), list.firstRowForPage(page + 1))
    switch question {
    case .query(let query):
      return LiferayServerContext.connectorFactory.create {
        AssetQueryPageLiferayConnector(
          startRow: first, endRow: end, computeRowCount: computeRowCount, groupId: groupId,
          classNameId: classNameId, query: query)
      }
    case .publisher(let name):
      return LiferayServerContext.connectorFactory.create {
        AssetPublisherPageLiferayConnector(
          startRow: first, endRow: end, computeRowCount: computeRowCount, groupId: groupId,
          portletItemName: name)
      }
    }
  }

  override func cacheKey(_ c: PaginationLiferayConnector) -> String {
    switch question {
    case .query(let query):
      guard JSONSerialization.isValidJSONObject(query),
        let json = try? JSONSerialization.data(withJSONObject: query, options: .sortedKeys)
      else { return "" }
      return super.cacheKey(c) + "-" + String(decoding: json, as: UTF8.self)
    case .publisher(let name):
      return super.cacheKey(c) + "-" + String(reflecting: name)
    }
  }
}
