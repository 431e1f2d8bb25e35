import LiferayScreens

// The keys of the classes of assets in `AssetClasses`.

/// Entries of blogs.
nonisolated public let AssetClassNameKey_BlogsEntry = "BlogsEntry"

/// Bookmarks.
nonisolated public let AssetClassNameKey_BookmarksEntry = "BookmarksEntry"

/// Folders of bookmarks.
nonisolated public let AssetClassNameKey_BookmarksFolder = "BookmarksFolder"

/// Events of calendars.
nonisolated public let AssetClassNameKey_CalendarBooking = "CalendarBooking"

/// Records of dynamic data lists.
nonisolated public let AssetClassNameKey_DDLRecord = "DDLRecord"

/// Records of forms.
nonisolated public let AssetClassNameKey_DDLFormRecord = "DDLFormRecord"

/// Files of Documents and Media.
nonisolated public let AssetClassNameKey_DLFileEntry = "DLFileEntry"

/// Folders of Documents and Media.
nonisolated public let AssetClassNameKey_DLFolder = "DLFolder"

/// Web contents.
nonisolated public let AssetClassNameKey_JournalArticle = "JournalArticle"

/// Folders of web contents.
nonisolated public let AssetClassNameKey_JournalFolder = "JournalFolder"

/// Pages of sites.
nonisolated public let AssetClassNameKey_Layout = "Layout"

/// Versions of pages.
nonisolated public let AssetClassNameKey_LayoutRevision = "LayoutRevision"

/// Organizations.
nonisolated public let AssetClassNameKey_Organization = "Organization"

/// Sites.
nonisolated public let AssetClassNameKey_Site = "Group"

/// Users.
nonisolated public let AssetClassNameKey_User = "User"

/// Discussions, whose messages are comments.
nonisolated public let AssetClassNameKey_MBDiscussion = "MBDiscussion"

/// Messages of message boards.
nonisolated public let AssetClassNameKey_MBMessage = "MBMessage"

/// Threads of message boards.
nonisolated public let AssetClassNameKey_MBThread = "MBThread"

/// Entries of microblogs.
nonisolated public let AssetClassNameKey_MicroblogsEntry = "MicroblogsEntry"

/// Pages of wikis.
nonisolated public let AssetClassNameKey_WikiPage = "WikiPage"
