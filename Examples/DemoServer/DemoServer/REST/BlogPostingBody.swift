import Foundation
import LoopbackHTTP

/// What a request says about a blog posting.
struct BlogPostingBody {

  private let values: [String: JSON]

  /// - Parameter needsAll: whether there has to be a headline and an article.
  init(_ request: LoopbackRequest, needsAll: Bool) throws(Problem) {
    guard case .object(let values)? = try? JSONDecoder().decode(JSON.self, from: request.body)
    else {
      throw Problem(.badRequest, "The body is not a JSON object.")
    }
    for name in values.keys.sorted() where !Self.names.contains(name) {
      throw Problem(.badRequest, "The property \"\(name)\" is not defined in BlogPosting.")
    }
    for name in ["articleBody", "headline"] where needsAll && values[name] ?? .null == .null {
      throw Problem(.badRequest, "\(name) must not be null")
    }
    self.values = values
  }

  private static let names: Set<String> = [
    "alternativeHeadline", "articleBody", "datePublished", "description", "headline", "keywords",
  ]

  /// The entry with what the body says.
  func applied(to entry: BlogEntry) throws(Problem) -> BlogEntry {
    var entry = entry
    entry.title = try text("headline") ?? entry.title
    entry.subtitle = try text("alternativeHeadline") ?? entry.subtitle
    entry.description = try text("description") ?? entry.description
    entry.content = try text("articleBody") ?? entry.content
    entry.keywords = try texts("keywords") ?? entry.keywords
    if let date = try text("datePublished") {
      guard let time = try? Date(date, strategy: .iso8601) else { throw unfit("datePublished") }
      entry.publication = Int64(time.timeIntervalSince1970 * 1000)
    }
    return entry
  }

  private func text(_ name: String) throws(Problem) -> String? {
    switch values[name] ?? .null {
    case .null: return nil
    case .string(let text): return text
    default: throw unfit(name)
    }
  }

  private func texts(_ name: String) throws(Problem) -> [String]? {
    guard let value = values[name], value != .null else { return nil }
    guard case .array(let items) = value else { throw unfit(name) }
    var texts: [String] = []
    for item in items {
      guard case .string(let text) = item else { throw unfit(name) }
      texts.append(text)
    }
    return texts
  }

  private func unfit(_ name: String) -> Problem {
    Problem(.badRequest, "Unable to map JSON path: \(name)")
  }
}

extension BlogEntry {

  /// What the REST API returns.
  var posting: JSON {
    let created = JSON.date(createDate)
    return [
      "alternativeHeadline": .string(subtitle),
      "articleBody": .string(content),
      "creator": [
        "familyName": .string(user.lastName), "givenName": .string(user.firstName),
        "id": .integer(user.userId), "name": .string(user.fullName),
      ],
      "dateCreated": created,
      "dateModified": created,
      "datePublished": .date(publication ?? createDate),
      "description": .string(description),
      "encodingFormat": "text/html",
      "friendlyUrlPath": .string(urlTitle),
      "headline": .string(title),
      "id": .integer(entryId),
      "keywords": .array(keywords.map(JSON.string)),
      "numberOfComments": 0,
      "siteId": .integer(DemoServer.groupId),
    ]
  }
}

extension JSON {

  /// A date of milliseconds since 1970: `2016-11-25T00:01:40Z`.
  fileprivate static func date(_ milliseconds: Int64) -> JSON {
    .string(
      Date(timeIntervalSince1970: TimeInterval(milliseconds) / 1000).formatted(.iso8601))
  }
}
