/// The services of the Mobile SDK that come with the runtime: a call can name them without a class
/// in the module itself. The tool does not import the runtime; a test compares this table with it.
package enum MobileSDK {
  /// The methods of each class, as Swift names them.
  package static let services: [String: [String]] = [
    "LRBookmarksEntryService_v7": [
      "addEntry(withGroupId:folderId:name:url:description:serviceContext:)",
      "addEntryWithGroupId(_:folderId:name:url:description:serviceContext:)",
      "deleteEntry(withEntryId:)",
      "deleteEntryWithEntryId(_:)",
      "getEntries(withGroupId:folderId:start:end:)",
      "getEntries(withGroupId:folderId:start:end:orderByComparator:)",
      "getEntriesCount(withGroupId:folderId:)",
      "getEntriesCount(withGroupId:folderId:status:)",
      "getEntriesCountWithGroupId(_:folderId:)",
      "getEntriesCountWithGroupId(_:folderId:status:)",
      "getEntriesWithGroupId(_:folderId:start:end:)",
      "getEntriesWithGroupId(_:folderId:start:end:orderByComparator:)",
      "getEntry(withEntryId:)",
      "getEntryWithEntryId(_:)",
    ],
    "LRDLAppService_v7": [
      "addFileEntry(withRepositoryId:folderId:sourceFileName:mimeType:title:description:"
        + "changeLog:file:serviceContext:)",
      "addFileEntryWithRepositoryId(_:folderId:sourceFileName:mimeType:title:description:"
        + "changeLog:file:serviceContext:)",
    ],
    "LRGroupService_v7": ["getUserSitesGroups()"],
    "LRScreensRatingsEntryService_v70": [
      "deleteRatingsEntry(withClassPK:className:ratingsLength:)",
      "deleteRatingsEntryWithClassPK(_:className:ratingsLength:)",
      "getRatingsEntries(withAssetEntryId:ratingsLength:)",
      "getRatingsEntries(withClassPK:className:ratingsLength:)",
      "getRatingsEntriesWithAssetEntryId(_:ratingsLength:)",
      "getRatingsEntriesWithClassPK(_:className:ratingsLength:)",
      "updateRatingsEntry(withClassPK:className:score:ratingsLength:)",
      "updateRatingsEntryWithClassPK(_:className:score:ratingsLength:)",
    ],
    "LRUserService_v7": [
      "getCurrentUser()",
      "getUserByEmailAddress(withCompanyId:emailAddress:)",
      "getUserByEmailAddressWithCompanyId(_:emailAddress:)",
      "getUserById(withUserId:)",
      "getUserByIdWithUserId(_:)",
      "getUserByScreenName(withCompanyId:screenName:)",
      "getUserByScreenNameWithCompanyId(_:screenName:)",
    ],
  ]

  /// The other names that the runtime has for classes.
  package static let otherNames = [
    "LRScreensratingsentryService_v70": "LRScreensRatingsEntryService_v70"
  ]
}
