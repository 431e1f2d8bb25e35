import Bookmarks
import LiferayScreens

/// Subclasses of the parts of the Add Bookmark Screenlet, which print when they are called.
///
/// They have the same names as their superclasses, since a Screenlet finds the XIBs of its themes
/// by the name of its class.
@MainActor enum Narrated {

  /// Makes the Screenlet's XIB and its interactors use the classes below.
  static func install() {
    UINib.register(AddBookmarkView_default.self, as: "Bookmarks.AddBookmarkView_default")
    LiferayServerContext.connectorFactory = ConnectorFactory()
  }
}
