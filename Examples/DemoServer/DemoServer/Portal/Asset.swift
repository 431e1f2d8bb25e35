/// What a portal knows of content of any kind.
struct Asset {

  let entryId: Int64
  let className: String
  let classPK: Int64
  let title: String
  let description: String
  /// The type of what it is about; nil of a bookmark.
  var mimeType: String?
  /// What the Screens plugin sends of it along with the asset.
  var object: JSON?

  init(_ entry: Entry) {
    entryId = entry.assetEntryId
    className = Entry.className
    classPK = entry.entryId
    title = entry.name
    description = entry.description
  }

  init(_ entry: BlogEntry) {
    // Blogs have no id of an asset of their own: one that nothing else has.
    entryId = entry.entryId + 1_000_000
    className = BlogEntry.className
    classPK = entry.entryId
    title = entry.title
    description = entry.description
    mimeType = "text/html"
  }

  /// A blog with its text.
  init(_ entry: BlogEntry, for version: PortalVersion) {
    self.init(entry)
    object = ["blogsEntry": entry.json(for: version)]
  }

  /// A document with what is known of its file.
  init(_ document: Document, for version: PortalVersion) {
    entryId = document.fileEntryId + 2_000_000
    className = Document.className
    classPK = document.fileEntryId
    title = document.title
    description = ""
    mimeType = document.mimeType
    object = ["fileEntry": document.json(for: version), "url": .string(document.path)]
  }

  /// An article with its text in one language.
  init(_ article: Article, in language: String, for version: PortalVersion) {
    entryId = article.resourcePrimKey + 3_000_000
    className = Article.className
    classPK = article.resourcePrimKey
    title = article.title(in: language)
    description = ""
    mimeType = "text/html"
    object = [
      "modelAttributes": article.json(for: version),
      "modelValues": .string(article.content(in: language)),
    ]
  }

  func json(for version: PortalVersion) -> JSON {
    var members: [String: JSON] = [
      "className": .string(className),
      "classPK": version.id(classPK),
      "companyId": version.id(DemoServer.companyId),
      "description": .string(description),
      "entryId": version.id(entryId),
      "groupId": version.id(DemoServer.groupId),
      "title": .string(title),
    ]
    members["mimeType"] = mimeType.map { .string($0) }
    members["object"] = object
    return .object(members)
  }
}
