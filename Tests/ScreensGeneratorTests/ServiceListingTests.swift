import Foundation
import SourceText
import Testing

@testable import ScreensGenerator

struct ServiceListingTests {
  private let listing = ServiceListing()

  @Test func `services and methods by a part of their names`() {
    #expect(
      listing.names(matching: "ScreensComment") == [
        "LRScreensCommentService_v72", "LRScreensCommentService_v73", "LRScreenscommentService_v70",
      ])
    #expect(
      listing.names(matching: "userSitesGroupsCount") == [
        "LRGroupService_v62.getUserSitesGroupsCount", "LRGroupService_v7.getUserSitesGroupsCount",
        "LRGroupService_v71.getUserSitesGroupsCount", "LRGroupService_v72.getUserSitesGroupsCount",
        "LRGroupService_v73.getUserSitesGroupsCount",
      ])
    #expect(listing.names(matching: nil).count == 681)
    #expect(listing.names(matching: "no such thing") == [])
  }

  @Test func `the names of all methods, and of those for a number`() {
    #expect(listing.methodNames.count == 2206)
    #expect(listing.methodNames.first == "addAccountEntryWithUserId")
    #expect(listing.countNames.contains("getGroupEntriesCountWithGroupId"))
    #expect(!listing.countNames.contains("getGroupEntriesWithGroupId"))
  }

  @Test func `a service with its methods`() throws {
    #expect(
      try listing.text(ofService: "LRScreenscommentService_v70") == """
        LRScreenscommentService_v70, /screens.screenscomment

          addCommentWithClassName(className: string, classPK: long, body: string) -> map
          getCommentWithCommentId(commentId: long) -> map
          getCommentsWithClassName(className: string, classPK: long, start: int, end: int) -> list
          getCommentsCountWithClassName(className: string, classPK: long) -> number
          updateCommentWithCommentId(commentId: long, body: string) -> map

        """)
    let miss = #expect(throws: ServiceListing.Miss.self) {
      try listing.text(ofService: "LRScreensService")
    }
    #expect(
      miss?.message
        == "there is no service 'LRScreensService'; 'screens-gen service list' lists all")
  }

  @Test(arguments: ["updateComment", "updateCommentWithCommentId", "update-comment"])
  func `a method with a connector that calls it`(_ name: String) throws {
    #expect(
      try listing.text(ofMethod: name, of: "LRScreenscommentService_v70") == """
        /screens.screenscomment/update-comment
        updateCommentWithCommentId(commentId: long, body: string) -> map

        connectors:
          UpdateComment:
            service: LRScreenscommentService_v70
            method: updateCommentWithCommentId
            properties: { commentId: Int64, body: String }
            arguments: { commentId: commentId, body: body }
            result: { answer: '[String: Any]' }

        """)
  }

  @Test func `what a spec cannot pass is nil, and what answers nothing has no result`() throws {
    let text = try listing.text(
      ofMethod: "subscribeFolder", of: "LRBookmarksFolderService_v7")
    #expect(!text.contains("result:"))
    let update = try listing.text(
      ofMethod: "addEntryWithGroupId", of: "LRBookmarksEntryService_v7")
    #expect(update.contains("serviceContext: nil }"))
  }

  @Test func `every method of the services of articles is a connector that a spec can have`() throws
  {
    for name in listing.names(matching: "Journal") where !name.contains(".") {
      let service = try listing.text(ofService: name)
      for line in service.split(separator: "\n").dropFirst() {
        let method = String(line.drop { $0 == " " }.prefix { $0 != "(" })
        let text = try listing.text(ofMethod: method, of: name)
        let connectors = text.components(separatedBy: "\n\n").filter {
          $0.hasPrefix("connectors:")
        }
        for connector in connectors {
          let generation = Generation("screenlet: S\n\(connector)\n", named: "S.screenlet.yml")
          #expect(!generation.diagnostics.hasErrors, "\(generation.printed)")
        }
      }
    }
  }
}
