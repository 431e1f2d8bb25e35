/// What a portal knows of content of any kind.
struct Asset {

  let entryId: Int64
  let className: String
  let classPK: Int64
  let title: String
  let description: String

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
  }

  func json(for version: PortalVersion) -> JSON {
    [
      "className": .string(className),
      "classPK": version.id(classPK),
      "companyId": version.id(DemoServer.companyId),
      "description": .string(description),
      "entryId": version.id(entryId),
      "groupId": version.id(DemoServer.groupId),
      "title": .string(title),
    ]
  }
}
