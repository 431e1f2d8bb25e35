/// The ratings of the Screens plugin, in a 7.x portal with that plugin. For return values and
/// errors, see ``LRBaseService``.
///
/// A score is between 0 and 1; `ratingsLength` is the number of groups in which the scores are
/// counted. The answer of each method is a dictionary: the totals, and the user's own score.
open class LRScreensRatingsEntryService_v70: LRBaseService, @unchecked Sendable {

  /// The ratings of an asset.
  @discardableResult
  open func getRatingsEntriesWithAssetEntryId(
    _ assetEntryId: Int64, ratingsLength: Int32
  ) throws -> Any? {
    let params: [String: Any] = ["assetEntryId": assetEntryId, "ratingsLength": ratingsLength]
    return try session.invoke(["/screens.screensratingsentry/get-ratings-entries": params])
  }

  /// The ratings of an object of a class.
  @discardableResult
  open func getRatingsEntriesWithClassPK(
    _ classPK: Int64, className: String?, ratingsLength: Int32
  ) throws -> Any? {
    try session.invoke([
      "/screens.screensratingsentry/get-ratings-entries":
        params(classPK, className, ratingsLength)
    ])
  }

  /// Sets the user's score for an object.
  @discardableResult
  open func updateRatingsEntryWithClassPK(
    _ classPK: Int64, className: String?, score: Double, ratingsLength: Int32
  ) throws -> Any? {
    var params = params(classPK, className, ratingsLength)
    params["score"] = score
    return try session.invoke(["/screens.screensratingsentry/update-ratings-entry": params])
  }

  /// Deletes the user's score for an object.
  @discardableResult
  open func deleteRatingsEntryWithClassPK(
    _ classPK: Int64, className: String?, ratingsLength: Int32
  ) throws -> Any? {
    try session.invoke([
      "/screens.screensratingsentry/delete-ratings-entry":
        params(classPK, className, ratingsLength)
    ])
  }

  private func params(
    _ classPK: Int64, _ className: String?, _ ratingsLength: Int32
  ) -> [String: Any] {
    ["classPK": classPK, "className": checkNull(className), "ratingsLength": ratingsLength]
  }
}

/// The class name as the portal's own SDK spells it.
public typealias LRScreensratingsentryService_v70 = LRScreensRatingsEntryService_v70

/// The same methods under the names that Swift's importer gives them.
extension LRScreensRatingsEntryService_v70 {

  /// Same as ``getRatingsEntriesWithAssetEntryId(_:ratingsLength:)``.
  @discardableResult
  public func getRatingsEntries(
    withAssetEntryId assetEntryId: Int64, ratingsLength: Int32
  ) throws -> Any? {
    try getRatingsEntriesWithAssetEntryId(assetEntryId, ratingsLength: ratingsLength)
  }

  /// Same as ``getRatingsEntriesWithClassPK(_:className:ratingsLength:)``.
  @discardableResult
  public func getRatingsEntries(
    withClassPK classPK: Int64, className: String?, ratingsLength: Int32
  ) throws -> Any? {
    try getRatingsEntriesWithClassPK(classPK, className: className, ratingsLength: ratingsLength)
  }

  /// Same as ``updateRatingsEntryWithClassPK(_:className:score:ratingsLength:)``.
  @discardableResult
  public func updateRatingsEntry(
    withClassPK classPK: Int64, className: String?, score: Double, ratingsLength: Int32
  ) throws -> Any? {
    try updateRatingsEntryWithClassPK(
      classPK, className: className, score: score, ratingsLength: ratingsLength)
  }

  /// Same as ``deleteRatingsEntryWithClassPK(_:className:ratingsLength:)``.
  @discardableResult
  public func deleteRatingsEntry(
    withClassPK classPK: Int64, className: String?, ratingsLength: Int32
  ) throws -> Any? {
    try deleteRatingsEntryWithClassPK(classPK, className: className, ratingsLength: ratingsLength)
  }
}
