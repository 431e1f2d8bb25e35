import Foundation
import LiferayMobileSDK
import TestSupport
import Testing

/// The requests of each service method.
struct ServicesTests {

  typealias Bookmarks = LRBookmarksEntryService_v7
  typealias Call<Service> = @Sendable (Service) throws -> Any?

  @Test func `a bookmark is added without a service context if there is none`() throws {
    try expectSame(
      #"{"/bookmarks.bookmarksentry/add-entry":{"description":null,"folderId":9223372036854775807,"#
        + #""groupId":20143,"name":"Liferay \"é\"","url":"http://liferay.com/a?b=c"}}"#,
      {
        try Bookmarks(session: $0).addEntryWithGroupId(
          20143, folderId: .max, name: "Liferay \"é\"", url: "http://liferay.com/a?b=c",
          description: nil, serviceContext: nil)
      },
      {
        try Bookmarks(session: $0).addEntry(
          withGroupId: 20143, folderId: .max, name: "Liferay \"é\"",
          url: "http://liferay.com/a?b=c", description: nil, serviceContext: nil)
      })
  }

  @Test func `a service context is sent as its class and its attributes`() throws {
    try expectSame(
      #"{"/bookmarks.bookmarksentry/add-entry":{"#
        + #""+serviceContext":"com.liferay.portal.kernel.service.ServiceContext","#
        + #""description":"d","folderId":2,"groupId":1,"name":"n","#
        + #""serviceContext.addGuestPermissions":true,"url":"u"}}"#,
      {
        try Bookmarks(session: $0).addEntryWithGroupId(
          1, folderId: 2, name: "n", url: "u", description: "d",
          serviceContext: LRJSONObjectWrapper(jsonObject: ["addGuestPermissions": true]))
      })
  }

  @Test func `a page of bookmarks`() throws {
    try expectSame(
      #"{"/bookmarks.bookmarksentry/get-entries":{"end":50,"folderId":2,"groupId":1,"start":0}}"#,
      { try Bookmarks(session: $0).getEntriesWithGroupId(1, folderId: 2, start: 0, end: 50) },
      { try Bookmarks(session: $0).getEntries(withGroupId: 1, folderId: 2, start: 0, end: 50) })
  }

  @Test func `a sorted page of bookmarks, with a comparator class and without`() throws {
    let byName = "com.liferay.bookmarks.util.comparator.EntryNameComparator"
    try expectSame(
      #"{"/bookmarks.bookmarksentry/get-entries":{"+orderByComparator":"\#(byName)","end":50,"#
        + #""folderId":2,"groupId":1,"start":0}}"#,
      {
        try Bookmarks(session: $0).getEntriesWithGroupId(
          1, folderId: 2, start: 0, end: 50,
          orderByComparator: LRJSONObjectWrapper(className: byName, jsonObject: [:]))
      },
      {
        try Bookmarks(session: $0).getEntries(
          withGroupId: 1, folderId: 2, start: 0, end: 50,
          orderByComparator: LRJSONObjectWrapper(className: byName, jsonObject: [:]))
      })
    try expectSame(
      #"{"/bookmarks.bookmarksentry/get-entries":{"end":50,"folderId":2,"groupId":1,"#
        + #""orderByComparator":null,"start":0}}"#,
      {
        try Bookmarks(session: $0).getEntriesWithGroupId(
          1, folderId: 2, start: 0, end: 50, orderByComparator: nil)
      })
  }

  @Test func `counting, finding and deleting entries`() throws {
    try expectSame(
      #"{"/bookmarks.bookmarksentry/get-entries-count":{"folderId":2,"groupId":1}}"#,
      { try Bookmarks(session: $0).getEntriesCountWithGroupId(1, folderId: 2) },
      { try Bookmarks(session: $0).getEntriesCount(withGroupId: 1, folderId: 2) })
    try expectSame(
      #"{"/bookmarks.bookmarksentry/get-entries-count":{"folderId":2,"groupId":1,"status":0}}"#,
      { try Bookmarks(session: $0).getEntriesCountWithGroupId(1, folderId: 2, status: 0) },
      { try Bookmarks(session: $0).getEntriesCount(withGroupId: 1, folderId: 2, status: 0) })
    try expectSame(
      #"{"/bookmarks.bookmarksentry/get-entry":{"entryId":7}}"#,
      { try Bookmarks(session: $0).getEntryWithEntryId(7) },
      { try Bookmarks(session: $0).getEntry(withEntryId: 7) })
    try expectSame(
      #"{"/bookmarks.bookmarksentry/delete-entry":{"entryId":7}}"#,
      { try Bookmarks(session: $0).deleteEntryWithEntryId(7) },
      { try Bookmarks(session: $0).deleteEntry(withEntryId: 7) })
  }

  @Test func `finding users and their sites`() throws {
    try expectSame(
      #"{"/user/get-current-user":{}}"#,
      { try LRUserService_v7(session: $0).getCurrentUser() })
    try expectSame(
      #"{"/user/get-user-by-email-address":{"companyId":1,"emailAddress":"a@b.c"}}"#,
      {
        try LRUserService_v7(session: $0)
          .getUserByEmailAddressWithCompanyId(1, emailAddress: "a@b.c")
      },
      {
        try LRUserService_v7(session: $0)
          .getUserByEmailAddress(withCompanyId: 1, emailAddress: "a@b.c")
      })
    try expectSame(
      #"{"/user/get-user-by-screen-name":{"companyId":1,"screenName":"joe"}}"#,
      { try LRUserService_v7(session: $0).getUserByScreenNameWithCompanyId(1, screenName: "joe") },
      { try LRUserService_v7(session: $0).getUserByScreenName(withCompanyId: 1, screenName: "joe") }
    )
    try expectSame(
      #"{"/user/get-user-by-id":{"userId":20143}}"#,
      { try LRUserService_v7(session: $0).getUserByIdWithUserId(20143) },
      { try LRUserService_v7(session: $0).getUserById(withUserId: 20143) })
    try expectSame(
      #"{"/group/get-user-sites-groups":{}}"#,
      { try LRGroupService_v7(session: $0).getUserSitesGroups() })
  }

  @Test func `ratings of an asset or an object, with and without a score`() throws {
    typealias Ratings = LRScreensRatingsEntryService_v70
    let path = "/screens.screensratingsentry"
    try expectSame(
      #"{"\#(path)/get-ratings-entries":{"assetEntryId":7,"ratingsLength":2}}"#,
      { try Ratings(session: $0).getRatingsEntriesWithAssetEntryId(7, ratingsLength: 2) },
      { try Ratings(session: $0).getRatingsEntries(withAssetEntryId: 7, ratingsLength: 2) })
    try expectSame(
      #"{"\#(path)/get-ratings-entries":{"className":"C","classPK":7,"ratingsLength":2}}"#,
      {
        try Ratings(session: $0)
          .getRatingsEntriesWithClassPK(7, className: "C", ratingsLength: 2)
      },
      {
        try Ratings(session: $0).getRatingsEntries(withClassPK: 7, className: "C", ratingsLength: 2)
      }
    )
    try expectSame(
      #"{"\#(path)/update-ratings-entry":"#
        + #"{"className":"C","classPK":7,"ratingsLength":2,"score":0.5}}"#,
      {
        try Ratings(session: $0)
          .updateRatingsEntryWithClassPK(7, className: "C", score: 0.5, ratingsLength: 2)
      },
      {
        try Ratings(session: $0)
          .updateRatingsEntry(withClassPK: 7, className: "C", score: 0.5, ratingsLength: 2)
      })
    try expectSame(
      #"{"\#(path)/delete-ratings-entry":{"className":"C","classPK":7,"ratingsLength":2}}"#,
      {
        try Ratings(session: $0)
          .deleteRatingsEntryWithClassPK(7, className: "C", ratingsLength: 2)
      },
      {
        try Ratings(session: $0)
          .deleteRatingsEntry(withClassPK: 7, className: "C", ratingsLength: 2)
      })
  }

  /// Expects each call to send this command, and to return the server's answer.
  private func expectSame(
    _ command: String, _ calls: Call<LRSession>...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let server = try LoopbackServer { _ in .json(#"["answer"]"#) }
    defer { server.stop() }
    for call in calls {
      let answer = try call(LRSession(server: server.url)) as? String
      #expect(answer == "answer", sourceLocation: sourceLocation)
    }
    #expect(
      server.requests.map(\.text) == calls.map { _ in "[\(command)]" },
      sourceLocation: sourceLocation)
  }
}
