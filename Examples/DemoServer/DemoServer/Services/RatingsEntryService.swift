extension Service {

  /// `ScreensRatingsEntryService` of the Screens plugin: each user gives a score from 0 to 1.
  static let ratings = [
    Service(
      "\(path)/get-ratings-entries", "\(ratingsService)#getRatingsEntries",
      ["classPK": .long, "className": .string, "ratingsLength": .int],
      ["assetEntryId": .long, "ratingsLength": .int], returns: .json
    ) {
      portal, user, parameters throws(PortalException) in
      let rated = try portal.rated(parameters)
      let length = try parameters.ratingsLength()
      return portal.summary(of: rated, for: user, ratingsLength: length)
    },
    Service(
      "\(path)/update-ratings-entry", "\(ratingsService)#updateRatingsEntry",
      ["classPK": .long, "className": .string, "score": .double, "ratingsLength": .int],
      returns: .json
    ) {
      portal, user, parameters throws(PortalException) in
      let rated = Rated(parameters)
      let score = parameters.number("score")
      guard (0...1).contains(score) else {
        throw PortalException(.badParameter, "The score \(score) is not between 0 and 1.")
      }
      let length = try parameters.ratingsLength()
      portal.setScore(score, of: rated, by: user)
      return portal.summary(of: rated, for: user, ratingsLength: length)
    },
    Service(
      "\(path)/delete-ratings-entry", "\(ratingsService)#deleteRatingsEntry",
      ["classPK": .long, "className": .string, "ratingsLength": .int], returns: .json
    ) {
      portal, user, parameters throws(PortalException) in
      let rated = Rated(parameters)
      let length = try parameters.ratingsLength()
      portal.setScore(nil, of: rated, by: user)
      return portal.summary(of: rated, for: user, ratingsLength: length)
    },
  ]

  private static let path = "/screens.screensratingsentry"
  private static let ratingsService =
    "com.liferay.screens.service.ScreensRatingsEntryService"
}

extension Portal {

  /// The object named by the parameters: by its asset, or by its class and id.
  fileprivate func rated(_ parameters: Parameters) throws(PortalException) -> Rated {
    guard parameters.has("assetEntryId") else { return Rated(parameters) }
    let assetEntryId = parameters.integer("assetEntryId")
    guard let entry = entries.values.first(where: { $0.assetEntryId == assetEntryId }) else {
      throw PortalException(.noSuchEntry, "No asset has the id \(assetEntryId).")
    }
    return Rated(className: Entry.className, classPK: entry.entryId)
  }

  fileprivate func summary(
    of rated: Rated, for user: DemoUser, ratingsLength: Int
  ) -> JSON {
    let scores = scores(of: rated)
    var ratings = [Int64](repeating: 0, count: ratingsLength)
    for score in scores.values {
      ratings[min(Int(score * Double(ratingsLength)), ratingsLength - 1)] += 1
    }
    // Always summed in the same order, since the last digit may depend on it.
    let sum = scores.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value }
    return [
      "className": .string(rated.className),
      "classPK": version.id(rated.classPK),
      "totalCount": .integer(Int64(scores.count)),
      "average": .number(scores.isEmpty ? 0 : sum / Double(scores.count)),
      "userScore": .number(scores[user.userId] ?? -1),
      "ratings": .array(ratings.map(JSON.integer)),
    ]
  }
}

extension Rated {

  fileprivate init(_ parameters: Parameters) {
    className = parameters.string("className")
    classPK = parameters.integer("classPK")
  }
}

extension Parameters {

  /// The number of groups, from the worst score to the best, in which the scores are counted.
  fileprivate func ratingsLength() throws(PortalException) -> Int {
    let length = integer("ratingsLength")
    guard (1...100).contains(length) else {
      throw PortalException(.badParameter, "\(length) is not a number of groups, from 1 to 100.")
    }
    return Int(length)
  }
}
