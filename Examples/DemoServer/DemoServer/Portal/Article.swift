/// A web content article, in each of its languages. The portal has two from the start.
struct Article: Hashable, Sendable {

  let articleId: String
  /// The content by the ids of languages; that of `en_US` is for all others.
  let content: [String: String]

  static let all = [
    Article(
      articleId: "WELCOME",
      content: [
        "en_US": "<h1>Welcome</h1><p>Fish &amp; chips at noon.</p>",
        "es_ES": "<h1>Bienvenidos</h1><p>Pescado a mediod&iacute;a.</p>",
      ]),
    Article(articleId: "NEWS", content: ["en_US": "<p>No news.</p>"]),
  ]
}

extension Article {

  func content(in language: String) -> String {
    content[language] ?? content["en_US"] ?? ""
  }

  /// The content up to the end of its first element.
  func title(in language: String) -> String {
    let content = content(in: language)
    let elements = content.split(separator: "</", maxSplits: 1)
    guard elements.count == 2, let end = elements[1].firstIndex(of: ">") else { return content }
    return "\(elements[0])</\(elements[1][...end])"
  }
}
