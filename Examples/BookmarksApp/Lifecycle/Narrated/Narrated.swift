import Bookmarks
import LiferayScreens

/// The parts of the Add Bookmark Screenlet, each of which says when it is called.
///
/// They keep the names of the classes that they derive from: it is by its name that a Screenlet
/// finds the XIBs of its themes.
@MainActor enum Narrated {

  /// Has the Screenlet's XIB and its interactors make the classes below instead of their own.
  static func install() {
    UINib.register(AddBookmarkView_default.self, as: "Bookmarks.AddBookmarkView_default")
    LiferayServerContext.connectorFactory = ConnectorFactory()
  }
}
