import DemoServer
import LiferayScreens
import Postings

/// The Blog Postings Screenlet: a list and an action over REST, and what the server says of a
/// problem.
final class BlogPostingsStop: TourStop {

  static let name = "blog-postings"
  static let subject = "a list and an action over REST, with a search"

  private func makeScreenlet() -> BlogPostingsScreenlet {
    let screenlet = BlogPostingsScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    screenlet.autoLoad = false
    screenlet.siteId = DemoServer.groupId
    screenlet.delegate = self
    return screenlet
  }

  func visit(_ portal: TourPortal) async throws {
    let screen = Screen()
    let screenlet = makeScreenlet()
    try await screen.show(screenlet)
    let view: BlogPostingsView_default = try screen.view()
    for headline in ["Swift on servers", "Swift at home"] {
      try screen.enter(headline, into: view.headlineTextField)
      try screen.enter("How it is used", into: view.articleBodyTextField)
      try await screen.tap(view.addPostingButton)
    }
    try screen.enter("home", into: view.searchTextField)
    try await screen.leave(view.searchTextField)
    try screen.tellRows { (row: BlogPosting) in row.headline }
    try screen.tapRow(0)

    screenlet.siteId = 1
    try screen.enter("Swift", into: view.searchTextField)
    try await screen.leave(view.searchTextField)
  }
}

extension BlogPostingsStop: BlogPostingsScreenletDelegate {

  func screenlet(_ screenlet: BlogPostingsScreenlet, onPostingsError error: NSError) {
    Transcript.call("delegate", "onPostingsError \(error.code) \(error.localizedDescription)")
  }

  func screenlet(
    _ screenlet: BlogPostingsScreenlet, onPostingSelected blogPosting: BlogPosting
  ) {
    Transcript.call("delegate", "onPostingSelected \(blogPosting.articleBody)")
  }

  func screenlet(_ screenlet: BlogPostingsScreenlet, onPostingAdded posting: BlogPosting) {
    Transcript.call("delegate", "onPostingAdded \(posting.headline)")
  }

  func screenlet(_ screenlet: BlogPostingsScreenlet, onAddPostingError error: NSError) {
    Transcript.call("delegate", "onAddPostingError \(error.localizedDescription)")
  }
}
