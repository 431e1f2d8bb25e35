extension Service {

  /// `BlogsEntryService`, at its path since 7.2 and at the one of 6.2 to 7.1.
  static let blogs = blogs(at: "/blogs.blogsentry") + blogs(at: "/blogsentry")

  private static func blogs(at path: String) -> [Service] {
    [
      Service(
        "\(path)/add-entry", "\(entryService)#addEntry", newEntry,
        returns: .object(BlogEntry.className)
      ) { portal, user, parameters throws(PortalException) in
        let entry = BlogEntry(
          entryId: portal.nextId(), user: user, title: parameters.string("title"),
          subtitle: parameters.string("subtitle"),
          description: parameters.string("description"), content: parameters.string("content"))
        try portal.keep(entry)
        return entry.json(for: portal.version)
      },
      Service(
        "\(path)/delete-entry", "\(entryService)#deleteEntry", ["entryId": .long], returns: .void
      ) { portal, _, parameters throws(PortalException) in
        let entry = try portal.blog(parameters.integer("entryId"))
        portal.blogs[entry.entryId] = nil
        return .null
      },
      Service(
        "\(path)/get-entry", "\(entryService)#getEntry", ["entryId": .long],
        ["groupId": .long, "urlTitle": .string], returns: .object(BlogEntry.className)
      ) { portal, _, parameters throws(PortalException) in
        let entry =
          parameters.has("entryId")
          ? try portal.blog(parameters.integer("entryId"))
          : try portal.blog(titled: parameters.string("urlTitle"))
        return entry.json(for: portal.version)
      },
      Service(
        "\(path)/get-group-entries", "\(entryService)#getGroupEntries",
        ["groupId": .long, "status": .int, "max": .int],
        ["groupId": .long, "status": .int, "start": .int, "end": .int],
        [
          "groupId": .long, "status": .int, "start": .int, "end": .int,
          "obc": .comparator(of: .blog),
        ], returns: .objects(BlogEntry.className)
      ) { portal, _, parameters in
        let entries = portal.blogs(parameters)
        let rows =
          parameters.has("max")
          ? entries.prefix(Int(clamping: max(0, parameters.integer("max"))))
          : entries.rows(parameters)
        return .array(rows.map { $0.json(for: portal.version) })
      },
      Service(
        "\(path)/get-group-entries-count", "\(entryService)#getGroupEntriesCount",
        ["groupId": .long, "status": .int], returns: .int
      ) { portal, _, parameters in .integer(Int64(portal.blogs(parameters).count)) },
    ]
  }

  private static let entryService = "com.liferay.blogs.service.BlogsEntryService"

  private static let newEntry: KeyValuePairs<String, JavaType> = [
    "title": .string, "subtitle": .string, "description": .string, "content": .string,
    "displayDateMonth": .int, "displayDateDay": .int, "displayDateYear": .int,
    "displayDateHour": .int, "displayDateMinute": .int, "allowPingbacks": .boolean,
    "allowTrackbacks": .boolean, "trackbacks": .list, "coverImageCaption": .string,
    "coverImageImageSelector": imageSelector, "smallImageImageSelector": imageSelector,
    "serviceContext": .serviceContext,
  ]

  private static let imageSelector = JavaType.object(
    "com.liferay.portal.kernel.servlet.taglib.ui.ImageSelector")
}

extension Portal {

  /// The entries of the site, the newest first.
  var newestBlogs: [BlogEntry] {
    blogs.values.sorted { $0.entryId > $1.entryId }
  }

  func blog(_ entryId: Int64) throws(PortalException) -> BlogEntry {
    guard let entry = blogs[entryId] else {
      throw PortalException(.noSuchBlog, "No blog entry has the id \(entryId).")
    }
    return entry
  }

  /// Adds the entry, or replaces the one of its id.
  mutating func keep(_ entry: BlogEntry) throws(PortalException) {
    if entry.title.isEmpty { throw PortalException(.noTitle, "Title is empty.") }
    if entry.content.isEmpty { throw PortalException(.noContent, "Content is empty.") }
    blogs[entry.entryId] = entry
  }

  fileprivate func blog(titled urlTitle: String) throws(PortalException) -> BlogEntry {
    guard let entry = newestBlogs.first(where: { $0.urlTitle == urlTitle }) else {
      throw PortalException(.noSuchBlog, "No blog entry has the address '\(urlTitle)'.")
    }
    return entry
  }

  /// The entries of a site that have a status: all of them are approved, which is 0; -1 is any.
  fileprivate func blogs(_ parameters: Parameters) -> [BlogEntry] {
    let hasStatus = [0, -1].contains(parameters.integer("status"))
    return hasStatus && parameters.integer("groupId") == DemoServer.groupId ? newestBlogs : []
  }
}
