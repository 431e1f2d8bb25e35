/// The ratings of the Screens plugin, in a 7.x portal with that plugin. What its methods return and
/// throw: ``LRBaseService``.
///
/// A score is between 0 and 1; `ratingsLength` says into how many groups the scores are counted.
/// Each method answers a dictionary: the sums, and the user's own score.
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

  /// Takes back the user's score for an object.
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

/// The class as the portal's own SDK spells it.
public typealias LRScreensratingsentryService_v70 = LRScreensRatingsEntryService_v70

/// The same methods, by the names that current Swift gives them.
extension LRScreensRatingsEntryService_v70 {

  /// ``getRatingsEntriesWithAssetEntryId(_:ratingsLength:)`` by its other name.
  @discardableResult
  public func getRatingsEntries(
    withAssetEntryId assetEntryId: Int64, ratingsLength: Int32
  ) throws -> Any? {
    try getRatingsEntriesWithAssetEntryId(assetEntryId, ratingsLength: ratingsLength)
  }

  /// ``getRatingsEntriesWithClassPK(_:className:ratingsLength:)`` by its other name.
  @discardableResult
  public func getRatingsEntries(
    withClassPK classPK: Int64, className: String?, ratingsLength: Int32
  ) throws -> Any? {
    try getRatingsEntriesWithClassPK(classPK, className: className, ratingsLength: ratingsLength)
  }

  /// ``updateRatingsEntryWithClassPK(_:className:score:ratingsLength:)`` by its other name.
  @discardableResult
  public func updateRatingsEntry(
    withClassPK classPK: Int64, className: String?, score: Double, ratingsLength: Int32
  ) throws -> Any? {
    try updateRatingsEntryWithClassPK(
      classPK, className: className, score: score, ratingsLength: ratingsLength)
  }

  /// ``deleteRatingsEntryWithClassPK(_:className:ratingsLength:)`` by its other name.
  @discardableResult
  public func deleteRatingsEntry(
    withClassPK classPK: Int64, className: String?, ratingsLength: Int32
  ) throws -> Any? {
    try deleteRatingsEntryWithClassPK(classPK, className: className, ratingsLength: ratingsLength)
  }
}
