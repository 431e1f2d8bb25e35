import DemoServer
import Foundation
import TestSupport
import Testing

/// The headless app with a Liferay of the user's, and its command line.
struct BookmarksAppTests {

  private func run(_ arguments: [String] = []) throws -> Subprocess {
    try Subprocess(
      BuiltProducts.folder.appendingPathComponent("bookmarks-app").path, arguments)
  }

  /// The arguments for that server, and Joe's bookmarks there.
  private func arguments(
    for server: String, password: String = "secret", folder: String = "30200"
  ) -> [String] {
    ["--server", server, "--user", "joe", "--password", password, "--folder", folder]
  }

  @Test(arguments: [PortalVersion.v62, .v7], ["", "/"])
  func `it prints every call, from the XIB to the delegate, in order`(
    version: PortalVersion, slash: String
  ) throws {
    let server = try DemoServer(version: version)
    defer { server.stop() }
    let page = ["--page", server.homePage, "--group", "20143"]
    let once = try run(arguments(for: server.url + slash) + page)
    #expect(once.status == 0)
    #expect(once.errors == "")
    #expect(
      once.output.replacing(server.url, with: "http://demo") == """
        Sign in to http://demo as joe
          session     Joe Bloggs, user 20156
          context     company 20097, site 20143
        \(Self.afterSignIn)Folder 30200 holds 1 bookmark

        """)
    let twice = try run(arguments(for: server.url + slash) + page)
    #expect(twice.output.hasSuffix("\nFolder 30200 holds 2 bookmarks\n"))
  }

  // MARK: What goes wrong

  @Test func `a server that refuses the bookmark is the end, once the delegate was called`()
    throws
  {
    let server = try DemoServer()
    defer { server.stop() }
    let run = try run(arguments(for: server.url, folder: "99"))
    #expect(run.status == 1)
    #expect(
      run.output.hasSuffix(
        """
          connector   postRun
          interactor  onFailure No bookmarks folder has the id 99.
          delegate    onAddBookmarkError No bookmarks folder has the id 99.
          screenlet   onFinishInteraction error: No bookmarks folder has the id 99.
          view        onFinishInteraction error: No bookmarks folder has the id 99.
          screenlet   hideHUDWithMessage An error occurred saving the bookmark
          view        onDestroy

        """))
    #expect(
      run.errors == "error: the bookmark was not added: No bookmarks folder has the id 99.\n")
  }

  @Test func `a page that is not there is the end`() throws {
    let server = try DemoServer()
    defer { server.stop() }
    let run = try run(arguments(for: server.url) + ["--page", server.url + "/lost"])
    #expect(run.status == 1)
    #expect(
      run.errors.replacing(server.url, with: "http://demo")
        == "error: http://demo/lost has no title to get: The server answered 404: Not Found.\n")
    #expect(server.requests.allSatisfy { !$0.text.contains("add-entry") })
  }

  @Test func `without a page it is the home page, where the root leads`() throws {
    let server = try DemoServer()
    defer { server.stop() }
    let run = try run(arguments(for: server.url))
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(server.requests.map(\.path).contains("/web/guest/home"))
    #expect(run.output.hasSuffix("Folder 30200 holds 1 bookmark\n"))
  }

  @Test func `a wrong password is the end`() throws {
    let server = try DemoServer()
    defer { server.stop() }
    let run = try run(arguments(for: server.url, password: "wrong"))
    #expect(run.status == 1)
    #expect(run.output == "Sign in to \(server.url) as joe\n")
    #expect(run.errors == "error: \(server.url) refuses the user 'joe' or the password\n")
  }

  @Test func `a server that cannot be reached is the end`() throws {
    let run = try run(arguments(for: "http://127.0.0.1:1"))
    #expect(run.status == 1)
    #expect(run.output == "Sign in to http://127.0.0.1:1 as joe\n")
    #expect(run.errors.hasPrefix("error: http://127.0.0.1:1 cannot be reached: "))
  }

  @Test(arguments: [
    (Fault.notFound, "The server answered with HTTP status 404."),
    (.brokenJSON, "The server's reply is not JSON."),
  ])
  func `a server that is not a Liferay is the end`(fault: Fault, message: String) throws {
    let server = try DemoServer()
    defer { server.stop() }
    server.add(fault)
    let run = try run(arguments(for: server.url))
    #expect(run.status == 1)
    #expect(run.errors == "error: \(server.url) does not let 'joe' in: \(message)\n")
  }

  // MARK: The command line

  @Test(arguments: [
    (["--sever", "http://x"], "unknown option '--sever'"),
    (["--user", "joe", "http://x"], "'http://x' does not go with options"),
    (["branded-login", "--user", "joe"], "'branded-login' does not go with options"),
    (["--user", "joe"], "'--user' needs '--server' too"),
    (["--server"], "'--server' needs a value"),
    (["--user", ""], "'--user' needs a value"),
    (["--folder", "ten"], "'--folder' does not take 'ten'"),
    (["--folder", "0"], "'--folder' does not take '0'"),
    (["--group", "-1"], "'--group' does not take '-1'"),
    (["--server", "www.liferay.com"], "'--server' does not take 'www.liferay.com'"),
    (["--server", "ftp://x"], "'--server' does not take 'ftp://x'"),
    (["--page", "http://"], "'--page' does not take 'http://'"),
    (["--folder", "1", "--folder", "2"], "'--folder' is given twice"),
    (["--server", "http://x", "--user", "a"], "'--server' needs '--password' too"),
  ])
  func `a command line that makes no sense is explained`(
    arguments: [String], message: String
  ) throws {
    #expect(
      try run(arguments)
        == Subprocess(
          status: 64, output: "", errors: "error: \(message)\nsee 'bookmarks-app --help'\n"))
  }

  @Test(arguments: [["--help"], ["-h"], ["branded-login", "--help"]])
  func `the help says how to use it`(arguments: [String]) throws {
    #expect(
      try run(arguments)
        == Subprocess(status: 0, output: Self.help, errors: ""))
  }

  private static let help = """
    A tour of the examples: an app without a screen uses each as a person would, and prints
    what happens.

    usage: bookmarks-app [STOP...]
           bookmarks-app --server URL --user NAME --password PASSWORD --folder ID [options]

    Each stop has a small Liferay of its own, in this process. Without any it is all of them:

      branded-login         a login that is refused, one that is kept, the app started again
      login                 a login by password, by cookie and by OAuth 2
      forgot-password       a call as a user of the app, while nobody is logged in
      sign-up               a new user, who is logged in at once
      add-bookmark-basic    an Interactor that makes the call itself, without a Connector
      add-bookmark          two actions with Connectors, what they refuse, what the server refuses
      bookmark-list         a list in pages and sections, as table and collection, without a server
      folder-browser        a list with controls above it, an order of the app's, images, tiles
      asset-list            assets of one class, by a query object, a text for none, the cache
      blog-list             a list over services that come with it, actions on its rows
      blog-postings         a list and an action over REST, with a search
      bookmark-summary      several Connectors in one action, at once and one after the other
      rating                three actions, the score as their sender, one kept until it can be sent
      user-portrait         an image loaded in two steps, one uploaded, one kept until it can be sent
      web-content-display   a connector chosen by what is set, an article without a connection
      web-content-list      articles in a table and in a collection, without a connection
      web                   a page for which the user is logged in, any other, and their scripts
      asset-display         an asset in the Screenlet for its kind, a blog with its author, the cache
      ddl-form              a form that the server defines, filled in, refused, sent and sent later
      ddl-list              records of a dynamic data list, their fields, without a connection
      comments              comments written and deleted without a connection, and sent once it is back
      documents             an image that is picked, uploaded as a row, downloaded and deleted
      images                images picked without a connection, and sent once it is back
      files                 a text, a PDF, a video, a sound and an image, without a connection
      kitchen               one control of every kind, an action in every way, a presenter of its own
      themes                full, child and extended themes, two sets over two Screenlets
      own-parts             an Interactor that the delegate supplies, a Connector of the app's factory
      lifecycle             every call of one Screenlet, from the XIB to the delegate

    With --server it is the last of them, with a Liferay of yours:

      --server URL         its address
      --user NAME          who signs in: an e-mail address, a screen name or an id
      --password PASSWORD  the user's password
      --folder ID          the folder of the Bookmarks portlet that a bookmark is added to
      --group ID           the site of that folder; the user's first site unless said otherwise
      --page URL           what to bookmark; the home page of the server unless said otherwise

      --help               this text

    """

  /// All that is printed between the login and the count.
  static let afterSignIn = """
    Show the Add Bookmark Screenlet
      screenlet   onPreCreate
      view        onPreCreate
      view        onSetDefaultDelegate 'URL'
      view        onSetUserActionForControl get-title
      view        onSetDefaultDelegate 'Title'
      view        onSetUserActionForControl add-bookmark
      view        onSetTranslations
      view        onCreated
      screenlet   onCreated
      screenlet   onShow
      view        onShow
    Type http://demo/web/guest/home into 'URL'
    Tap 'Get Title'
      view        onPreAction get-title
      screenlet   performAction get-title
      delegate    customInteractorForAction get-title
      screenlet   createInteractor get-title
      screenlet   onAction get-title, GetWebTitleInteractor
      screenlet   onStartInteraction
      view        onStartInteraction
      connector   validateData
      connector   preRun
      connector   createSession
      connector   doRun
      connector   postRun
      interactor  onSuccess
      screenlet   onFinishInteraction Home - Liferay
      view        onFinishInteraction Home - Liferay
      screenlet   hideHUDWithMessage nil
    'Title' shows Home - Liferay
    Tap 'Add Bookmark'
      view        onPreAction add-bookmark
      screenlet   performAction add-bookmark
      delegate    customInteractorForAction add-bookmark
      screenlet   createInteractor add-bookmark
      screenlet   showHUDWithMessage Saving bookmark...
      screenlet   onAction add-bookmark, AddBookmarkInteractor
      screenlet   onStartInteraction
      view        onStartInteraction
      connector   validateData
      connector   preRun
      connector   createSession
      connector   doRun
      connector   postRun
      interactor  onSuccess
      delegate    onBookmarkAdded Home - Liferay, http://demo/web/guest/home
      screenlet   onFinishInteraction a bookmark
      view        onFinishInteraction a bookmark
      screenlet   hideHUDWithMessage Bookmark saved!
    Leave the screen
      screenlet   onHide
      view        onHide
      view        onDestroy

    """
}
