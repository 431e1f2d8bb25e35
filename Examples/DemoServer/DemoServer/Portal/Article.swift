/// A web content article, in each of its languages. The portal has two from the start.
struct Article: Hashable, Sendable {

  /// The name of its class in the portal.
  static let className = "com.liferay.journal.model.JournalArticle"

  /// The id of all versions of the article.
  let resourcePrimKey: Int64
  let articleId: String
  /// The titles by the ids of languages; that of `en_US` is for all others.
  let titles: [String: String]
  /// The content, as the titles.
  let contents: [String: String]

  static let all = [
    Article(
      resourcePrimKey: 30510, articleId: "WELCOME",
      titles: ["en_US": "Welcome", "es_ES": "Bienvenidos"],
      contents: [
        "en_US": "<h1>Welcome</h1><p>Fish &amp; chips at noon.</p>",
        "es_ES": "<h1>Bienvenidos</h1><p>Pescado a mediod&iacute;a.</p>",
      ]),
    Article(
      resourcePrimKey: 30520, articleId: "NEWS", titles: ["en_US": "News"],
      contents: ["en_US": "<p>No news.</p>"]),
  ]
}

extension Article {

  func title(in language: String) -> String {
    titles[language] ?? titles["en_US"] ?? ""
  }

  func content(in language: String) -> String {
    contents[language] ?? contents["en_US"] ?? ""
  }

  /// The content up to the end of its first element.
  func heading(in language: String) -> String {
    let content = content(in: language)
    let elements = content.split(separator: "</", maxSplits: 1)
    guard elements.count == 2, let end = elements[1].firstIndex(of: ">") else { return content }
    return "\(elements[0])</\(elements[1][...end])"
  }

  /// What JSON web services return. The content is in all languages, in 6.2 the title too.
  func json(for version: PortalVersion) -> JSON {
    let date = JSON.integer(1_480_000_000_000 + resourcePrimKey * 1000)
    let hasPlainTitle = version == .v7
    return [
      "articleId": .string(articleId),
      "companyId": version.id(DemoServer.companyId),
      "content": .string(contentXML),
      "createDate": date,
      "folderId": version.id(0),
      "groupId": version.id(DemoServer.groupId),
      "id": version.id(resourcePrimKey + 1),
      "modifiedDate": date,
      "resourcePrimKey": version.id(resourcePrimKey),
      "status": 0,
      "title": .string(hasPlainTitle ? title(in: "en_US") : titleXML),
      "titleCurrentValue": .string(title(in: "en_US")),
      "urlTitle": .string(title(in: "en_US").lowercased()),
      "userId": version.id(DemoUser.joe.userId),
      "userName": .string(DemoUser.joe.fullName),
    ]
  }

  private var titleXML: String {
    let texts = titles.sorted { $0.key < $1.key }.map { language, title in
      #"<Title language-id="\#(language)">\#(title)</Title>"#
    }
    return xml(texts.joined())
  }

  private var contentXML: String {
    let texts = contents.sorted { $0.key < $1.key }.map { language, content in
      #"<dynamic-content language-id="\#(language)"><![CDATA[\#(content)]]></dynamic-content>"#
    }
    return xml(
      #"<dynamic-element name="content" type="text_area">\#(texts.joined())</dynamic-element>"#)
  }

  private func xml(_ elements: String) -> String {
    let languages = contents.keys.sorted().joined(separator: ",")
    return #"""
      <?xml version="1.0"?><root available-locales="\#(languages)" default-locale="en_US">\#
      \#(elements)</root>
      """#
  }
}
