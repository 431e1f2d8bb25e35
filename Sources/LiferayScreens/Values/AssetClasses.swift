/// The classes of assets that portals have, by the `AssetClassNameKey_` constants.
///
/// Each portal gives its classes ids of its own. The app sets those of its portal, once, before it
/// gives one to an `AssetListScreenlet`. Calls are safe from any thread.
public enum AssetClasses {

  private struct Entry {
    var className: String
    var id: Int64?
  }

  private static let entries = Locked(names.mapValues { Entry(className: $0) })

  /// Returns the id that was set for a class, or nil.
  public static func getClassNameId(_ key: String) -> Int64? {
    entries.withLock { $0[key]?.id }
  }

  /// Returns the name of a class in Java, or nil for an unknown key.
  public static func getClassName(_ key: String) -> String? {
    entries.withLock { $0[key]?.className }
  }

  /// Returns the name in Java of the class for which an id was set, or nil.
  public static func getClassNameFromId(_ classNameId: Int64) -> String? {
    entries.withLock { $0.values.first { $0.id == classNameId }?.className }
  }

  /// Sets the id that a class has in the portal. Does nothing for an unknown key.
  public static func set(_ key: String, newId: Int64) {
    entries.withLock { $0[key]?.id = newId }
  }

  /// Sets the name that a class has in Java, for a portal of another version. Does nothing for an
  /// unknown key.
  public static func set(_ key: String, newClassName: String) {
    entries.withLock { $0[key]?.className = newClassName }
  }
}

/// The names in Java, as Liferay 7.0 has them.
extension AssetClasses {

  private static let names = [
    AssetClassNameKey_BlogsEntry: "com.liferay.blogs.kernel.model.BlogsEntry",
    AssetClassNameKey_BookmarksEntry: "com.liferay.bookmarks.model.BookmarksEntry",
    AssetClassNameKey_BookmarksFolder: "com.liferay.bookmarks.model.BookmarksFolder",
    AssetClassNameKey_CalendarBooking: "com.liferay.calendar.model.CalendarBooking",
    AssetClassNameKey_DDLRecord: "com.liferay.dynamic.data.lists.model.DDLRecord",
    AssetClassNameKey_DDLFormRecord: "com.liferay.dynamic.data.lists.model.DDLFormRecord",
    AssetClassNameKey_DLFileEntry: "com.liferay.document.library.kernel.model.DLFileEntry",
    AssetClassNameKey_DLFolder: "com.liferay.document.library.kernel.model.DLFolder",
    AssetClassNameKey_JournalArticle: "com.liferay.journal.model.JournalArticle",
    AssetClassNameKey_JournalFolder: "com.liferay.journal.model.JournalFolder",
    AssetClassNameKey_Layout: "com.liferay.portal.kernel.model.Layout",
    AssetClassNameKey_LayoutRevision: "com.liferay.portal.kernel.model.LayoutRevision",
    AssetClassNameKey_Organization: "com.liferay.portal.kernel.model.Organization",
    AssetClassNameKey_Site: "com.liferay.portal.kernel.model.Group",
    AssetClassNameKey_User: "com.liferay.portal.kernel.model.User",
    AssetClassNameKey_MBDiscussion: "com.liferay.message.boards.kernel.model.MBDiscussion",
    AssetClassNameKey_MBMessage: "com.liferay.message.boards.kernel.model.MBMessage",
    AssetClassNameKey_MBThread: "com.liferay.message.boards.kernel.model.MBThread",
    AssetClassNameKey_MicroblogsEntry: "com.liferay.microblogs.model.MicroblogsEntry",
    AssetClassNameKey_WikiPage: "com.liferay.wiki.model.WikiPage",
  ]
}
