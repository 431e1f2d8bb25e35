import Foundation

extension Service {

  /// `BookmarksEntryService`: the bookmarks of the site.
  static let bookmarks = [
    Service(
      "\(path)/add-entry", "\(entryService)#addEntry",
      [
        "groupId": .long, "folderId": .long, "name": .string, "url": .string,
        "description": .string, "serviceContext": .serviceContext,
      ], returns: .object(Entry.className)
    ) {
      portal, user, parameters throws(PortalException) in
      try parameters.requireSite()
      let folderId = parameters.integer("folderId")
      let name = parameters.string("name")
      let url = parameters.string("url")
      let description = parameters.string("description")
      guard [0, DemoServer.folderId].contains(folderId) else {
        throw PortalException(.noSuchFolder, "No bookmarks folder has the id \(folderId).")
      }
      guard let address = URL(string: url), address.scheme != nil, address.host != nil else {
        throw PortalException(.badURL, "'\(url)' is not a URL.")
      }
      let entry = portal.add(
        name: name.isEmpty ? url : name, url: url, description: description, to: folderId,
        by: user)
      return entry.json(for: portal.version)
    },
    Service(
      "\(path)/get-entries", "\(entryService)#getEntries",
      ["groupId": .long, "folderId": .long, "start": .int, "end": .int],
      [
        "groupId": .long, "folderId": .long, "start": .int, "end": .int,
        "orderByComparator": .comparator(of: .bookmark),
      ], returns: .objects(Entry.className)
    ) {
      portal, _, parameters throws(PortalException) in
      let entries = try portal.entries(parameters).sorted(by: EntryOrder(parameters))
      let rows = entries.rows(parameters)
      return .array(rows.map { $0.json(for: portal.version) })
    },
    Service(
      "\(path)/get-entries-count", "\(entryService)#getEntriesCount",
      ["groupId": .long, "folderId": .long],
      ["groupId": .long, "folderId": .long, "status": .int], returns: .int
    ) { portal, _, parameters in
      let entries = portal.entries(parameters)
      // All entries are approved, which is 0; -1 matches any status.
      let status = parameters.has("status") ? parameters.integer("status") : 0
      return .integer([0, -1].contains(status) ? Int64(entries.count) : 0)
    },
    Service(
      "\(path)/get-entry", "\(entryService)#getEntry", ["entryId": .long],
      returns: .object(Entry.className)
    ) {
      portal, _, parameters throws(PortalException) in
      let entryId = parameters.integer("entryId")
      guard let entry = portal.entries[entryId] else { throw .noSuchEntry(entryId) }
      return entry.json(for: portal.version)
    },
    Service(
      "\(path)/delete-entry", "\(entryService)#deleteEntry", ["entryId": .long], returns: .void
    ) {
      portal, _, parameters throws(PortalException) in
      let entryId = parameters.integer("entryId")
      guard portal.removeEntry(entryId) else { throw .noSuchEntry(entryId) }
      return .null
    },
  ]

  private static let path = "/bookmarks.bookmarksentry"
  private static let entryService = "com.liferay.bookmarks.service.BookmarksEntryService"
}

extension Portal {

  /// The entries of the folder named by the parameters, unsorted; empty if there is no such folder.
  fileprivate func entries(_ parameters: Parameters) -> [Entry] {
    let groupId = parameters.integer("groupId")
    let folderId = parameters.integer("folderId")
    guard groupId == DemoServer.groupId else { return [] }
    return entries.values.filter { $0.folderId == folderId }
  }
}

extension Array {

  /// The elements from row `start` up to, but not including, row `end`; all of them if both are -1.
  /// They are parameters, or attributes of the one named `query`.
  func rows(_ parameters: Parameters, of query: String? = nil) -> ArraySlice<Element> {
    let prefix = query.map { "\($0)." } ?? ""
    let start = parameters.integer("\(prefix)start")
    let end = parameters.integer("\(prefix)end")
    if start == -1 && end == -1 { return self[...] }
    let first = Swift.min(Swift.max(start, 0), Int64(count))
    let last = Swift.min(Swift.max(end, first), Int64(count))
    return self[Int(first)..<Int(last)]
  }
}

extension Parameters {

  func requireSite() throws(PortalException) {
    let groupId = integer("groupId")
    guard groupId == DemoServer.groupId else {
      throw PortalException(.noSuchGroup, "No site has the id \(groupId).")
    }
  }
}

extension PortalException {

  fileprivate static func noSuchEntry(_ entryId: Int64) -> PortalException {
    PortalException(.noSuchEntry, "No bookmark has the id \(entryId).")
  }
}
