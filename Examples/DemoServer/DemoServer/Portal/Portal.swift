/// The data of the portal. Ids are assigned in order of creation.
struct Portal {

  private(set) var users: [DemoUser]
  var version: PortalVersion

  private(set) var entries: [Int64: Entry] = [:]
  var blogs: [Int64: BlogEntry] = [:]
  var comments: [Int64: Comment] = [:]
  var documents: [Int64: Document] = [:]
  var records: [Int64: Record] = [:]
  private var scores: [Rated: [Int64: Double]] = [:]
  var sessions: [String: Session] = [:]
  /// The users by their access tokens, and by their refresh tokens.
  var accessTokens: [String: DemoUser] = [:]
  var refreshTokens: [String: DemoUser] = [:]
  /// The images of users by the ids of their portraits, and those ids.
  private(set) var portraits: [Int64: [UInt8]] = [:]
  private var portraitIds: [Int64: Int64] = [:]
  private var lastId: Int64 = 30300

  init(users: [DemoUser], version: PortalVersion) {
    self.users = users
    self.version = version
  }

  /// An id that has not been used before.
  mutating func nextId() -> Int64 {
    lastId += 1
    return lastId
  }
}

// MARK: Users

extension Portal {

  /// Adds a user; nil if there is one with that address.
  mutating func addUser(
    emailAddress: String, firstName: String, lastName: String, password: String
  ) -> DemoUser? {
    guard !users.contains(where: { $0.isAddressed(by: emailAddress) }) else { return nil }
    let id = nextId()
    // As a portal makes it, but for one that is in use.
    let local = String(emailAddress.prefix { $0 != "@" }).lowercased()
    let isFree = !users.contains { $0.isNamed(local) }
    let user = DemoUser(
      userId: id, emailAddress: emailAddress, screenName: isFree ? local : "\(local)\(id)",
      firstName: firstName, lastName: lastName, password: password)
    users.append(user)
    return user
  }
}

// MARK: Portraits

extension Portal {

  /// The id of a user's portrait; 0 for the one that users have by default.
  func portraitId(of userId: Int64) -> Int64 { portraitIds[userId] ?? 0 }

  /// Replaces the portrait of a user by another with another id.
  mutating func setPortrait(_ bytes: [UInt8], of userId: Int64) {
    if let former = portraitIds[userId] { portraits[former] = nil }
    let id = nextId()
    portraitIds[userId] = id
    portraits[id] = bytes
  }
}

// MARK: Bookmarks

extension Portal {

  /// Adds a bookmark to a folder of the site.
  mutating func add(
    name: String, url: String, description: String, to folderId: Int64, by user: DemoUser
  ) -> Entry {
    let entry = Entry(
      entryId: nextId(), assetEntryId: nextId(), folderId: folderId, name: name, url: url,
      description: description, user: user)
    entries[entry.entryId] = entry
    return entry
  }

  /// Removes a bookmark and its ratings. Returns false if there is none.
  mutating func removeEntry(_ entryId: Int64) -> Bool {
    scores[Rated(className: Entry.className, classPK: entryId)] = nil
    return entries.removeValue(forKey: entryId) != nil
  }
}

// MARK: Ratings

extension Portal {

  /// The scores by the ids of the users who gave them.
  func scores(of rated: Rated) -> [Int64: Double] {
    scores[rated] ?? [:]
  }

  /// Sets a user's score; nil removes it.
  mutating func setScore(_ score: Double?, of rated: Rated, by user: DemoUser) {
    scores[rated, default: [:]][user.userId] = score
  }
}
