// The keys of the classes of assets in `AssetClasses`.

/// Entries of blogs.
public let AssetClassNameKey_BlogsEntry = "BlogsEntry"

/// Bookmarks.
public let AssetClassNameKey_BookmarksEntry = "BookmarksEntry"

/// Folders of bookmarks.
public let AssetClassNameKey_BookmarksFolder = "BookmarksFolder"

/// Events of calendars.
public let AssetClassNameKey_CalendarBooking = "CalendarBooking"

/// Records of dynamic data lists.
public let AssetClassNameKey_DDLRecord = "DDLRecord"

/// Records of forms.
public let AssetClassNameKey_DDLFormRecord = "DDLFormRecord"

/// Files of Documents and Media.
public let AssetClassNameKey_DLFileEntry = "DLFileEntry"

/// Folders of Documents and Media.
public let AssetClassNameKey_DLFolder = "DLFolder"

/// Web contents.
public let AssetClassNameKey_JournalArticle = "JournalArticle"

/// Folders of web contents.
public let AssetClassNameKey_JournalFolder = "JournalFolder"

/// Pages of sites.
public let AssetClassNameKey_Layout = "Layout"

/// Versions of pages.
public let AssetClassNameKey_LayoutRevision = "LayoutRevision"

/// Organizations.
public let AssetClassNameKey_Organization = "Organization"

/// Sites.
public let AssetClassNameKey_Site = "Group"

/// Users.
public let AssetClassNameKey_User = "User"

/// Discussions, whose messages are comments.
public let AssetClassNameKey_MBDiscussion = "MBDiscussion"

/// Messages of message boards.
public let AssetClassNameKey_MBMessage = "MBMessage"

/// Threads of message boards.
public let AssetClassNameKey_MBThread = "MBThread"

/// Entries of microblogs.
public let AssetClassNameKey_MicroblogsEntry = "MicroblogsEntry"

/// Pages of wikis.
public let AssetClassNameKey_WikiPage = "WikiPage"
