import Blogs
import DemoServer
import Foundation
import LiferayScreens
import TestSupport
import Testing

/// The generated Blog List Screenlet, over services whose classes come with it.
@MainActor @Suite(.usesAppState) struct BlogListUseTests {

  private let screenlet = BlogListScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 280))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let delegate = RecordingDelegate()

  init() {
    screenlet.delegate = delegate
    screenlet.firstPageSize = 2
    screenlet.pageSize = 2
  }

  @Test func `the entries of the site come page by page, the newest first`() async throws {
    try await DemoPortal.run { portal in
      try await open(["a", "b", "c"])
      #expect(titles == ["c", "b"])
      #expect(delegate.events == ["rows c, b"])
      #expect(try cell().titleLabel?.text == "c")
      #expect(try cell().detailLabel?.text == "Joe Bloggs")
      table?.scrollToRow(at: IndexPath(row: 2, section: 0), at: .bottom, animated: false)
      await eventually { titles == ["c", "b", "a"] }
      #expect(delegate.events == ["rows c, b", "rows a"])
    }
  }

  @Test func `the entry of a row is deleted`() async throws {
    try await DemoPortal.run { portal in
      try await open(["a", "b"])
      try table?.tapRow(at: IndexPath(row: 1, section: 0))
      let entry = try #require(delegate.selected)
      screenlet.performAction(name: BlogListScreenlet.DeleteEntryAction, sender: entry.entryId)
      await eventually { delegate.events.contains("deleted") }
      screenlet.loadList()
      await eventually { titles == ["b"] }
      #expect(delegate.events == ["rows b, a", "selected a", "deleted", "rows b"])
      screenlet.performAction(name: BlogListScreenlet.DeleteEntryAction, sender: entry.entryId)
      await eventually { delegate.messages.count == 1 }
    }
  }

  @Test func `what is typed is a comment on an entry`() async throws {
    try await DemoPortal.run { portal in
      try await open(["a"])
      try table?.tapRow(at: IndexPath(row: 0, section: 0))
      let entry = try #require(delegate.selected)
      try field?.typeText("Well said")
      screenlet.performAction(name: BlogListScreenlet.AddCommentAction, sender: entry.entryId)
      await eventually { delegate.events.last == "commented Well said" }
      let session = try #require(SessionContext.createSessionFromCurrentSession())
      let comments = try await session.invoke([
        "/screens.screenscomment/get-comments-count": [
          "className": "com.liferay.blogs.kernel.model.BlogsEntry", "classPK": entry.entryId,
        ]
      ])
      #expect(comments as? Int == 1)
    }
  }

  @Test func `nothing is sent for no entry, or without a text`() async throws {
    try await DemoPortal.run { portal in
      try await open(["a"])
      let count = portal.server.requests.count
      screenlet.performAction(name: BlogListScreenlet.DeleteEntryAction, sender: Int64(0))
      screenlet.performAction(name: BlogListScreenlet.AddCommentAction, sender: Int64(1))
      await eventually { delegate.events.count == 3 }
      #expect(delegate.messages == ["Choose an entry", "Write a comment"])
      #expect(portal.server.requests.count == count)
    }
  }

  // MARK: What is shown

  private var table: UITableView? { (screenlet.screenletView as? BaseListTableView)?.tableView }

  private var field: UITextField? {
    (screenlet.screenletView as? BlogListView_default)?.commentTextField
  }

  private var titles: [String] {
    let rows = screenlet.baseListView?.rowsForSectionIndex(0) ?? []
    return rows.compactMap { ($0 as? BlogEntry)?.title }
  }

  private func cell() throws -> BlogEntryCell_default {
    try #require(table?.visibleCells.first as? BlogEntryCell_default)
  }

  /// Shows the list of entries with these titles, which are added one after the other.
  private func open(_ titles: [String]) async throws {
    let session = try #require(SessionContext.createSessionFromCurrentSession())
    for title in titles {
      _ = try await session.invoke([
        "/blogs.blogsentry/add-entry": [
          "title": title, "subtitle": "", "description": "", "content": "Text",
          "displayDateMonth": 1, "displayDateDay": 1, "displayDateYear": 2020,
          "displayDateHour": 0, "displayDateMinute": 0, "allowPingbacks": false,
          "allowTrackbacks": false, "trackbacks": [String](), "coverImageCaption": "",
          "coverImageImageSelector": NSNull(), "smallImageImageSelector": NSNull(),
          "serviceContext": NSNull(),
        ]
      ])
    }
    window.addSubview(screenlet)
    await eventually { !delegate.events.isEmpty }
  }
}

@MainActor private final class RecordingDelegate: BlogListScreenletDelegate {

  private(set) var events: [String] = []
  private(set) var messages: [String] = []
  private(set) var selected: BlogEntry?

  func screenlet(_ screenlet: BlogListScreenlet, onBlogListResponse rows: [BlogEntry]) {
    events.append("rows " + rows.map(\.title).joined(separator: ", "))
  }

  func screenlet(_ screenlet: BlogListScreenlet, onBlogListError error: NSError) {
    events.append("error \(error.domain) \(error.code)")
    messages.append(error.localizedDescription)
  }

  func screenlet(_ screenlet: BlogListScreenlet, onBlogEntrySelected blogEntry: BlogEntry) {
    selected = blogEntry
    events.append("selected \(blogEntry.title)")
  }

  func screenletOnEntryDeleted(_ screenlet: BlogListScreenlet) {
    events.append("deleted")
  }

  func screenlet(_ screenlet: BlogListScreenlet, onCommentAdded added: Blogs.Comment) {
    events.append("commented \(added.body)")
  }
}
