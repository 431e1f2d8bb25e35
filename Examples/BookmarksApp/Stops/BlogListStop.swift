import Blogs
import DemoServer
import LiferayScreens

/// The Blog List Screenlet: services that the runtime does not have, and actions on a row.
final class BlogListStop: TourStop {

  static let name = "blog-list"
  static let subject = "a list over services that come with it, actions on its rows"

  private var selected: BlogEntry?

  func visit(_ portal: TourPortal) async throws {
    try await portal.publish(["Bread", "Cheese"])
    let screenlet = BlogListScreenlet(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), themeName: "default")
    screenlet.delegate = self
    let screen = Screen()
    try await screen.show(screenlet, loading: BaseListScreenlet.LoadInitialPageAction)
    let view: BlogListView_default = try screen.view()
    try screen.tellRows { (row: BlogEntry) in row.title }
    try screen.tapRow(1)
    try screen.enter("My favourite", into: view.commentTextField)
    try await perform(BlogListScreenlet.AddCommentAction, with: screenlet, on: screen)
    try await perform(BlogListScreenlet.DeleteEntryAction, with: screenlet, on: screen)
    screenlet.loadList()
    try await screen.end(of: BaseListScreenlet.LoadInitialPageAction)
    try screen.tellRows { (row: BlogEntry) in row.title }
    portal.tellRequests()
    await TourPortal.keptPages()
  }

  /// Performs the action on the selected entry.
  private func perform(
    _ action: String, with screenlet: BlogListScreenlet, on screen: Screen
  ) async throws {
    Transcript.step("performAction(name: \"\(action)\", sender: the entry's id)")
    screenlet.performAction(name: action, sender: selected?.entryId)
    try await screen.end(of: action)
  }
}

extension BlogListStop: BlogListScreenletDelegate {

  func screenlet(_ screenlet: BlogListScreenlet, onBlogListError error: NSError) {
    Transcript.call("delegate", "onBlogListError \(error.localizedDescription)")
  }

  func screenlet(_ screenlet: BlogListScreenlet, onBlogEntrySelected blogEntry: BlogEntry) {
    selected = blogEntry
    Transcript.call("delegate", "onBlogEntrySelected \(blogEntry.title)")
  }

  func screenletOnEntryDeleted(_ screenlet: BlogListScreenlet) {
    Transcript.call("delegate", "screenletOnEntryDeleted")
  }

  func screenlet(_ screenlet: BlogListScreenlet, onCommentAdded added: Comment) {
    Transcript.call("delegate", "onCommentAdded \(added.body)")
  }
}
