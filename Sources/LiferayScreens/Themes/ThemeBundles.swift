public import Foundation

/// Where themes are found.
///
/// The XIB of a view `AddBookmarkView` and a theme `flat7` is `AddBookmarkView_flat7.xib`; the long
/// name of "the architecture tutorial", `AddBookmarkScreenletView_flat7.xib`, is found too. A theme
/// is looked for by its exact name, then regardless of case, and then the default theme is.
/// Registered directories come first, then the app, then the Screenlet's own module and bundle, then
/// the other bundles and frameworks in the app and around the Screenlet's bundle, then all that are
/// loaded: a theme of the app replaces one of the same name in a library. In each of them, a file of
/// a localized folder will do: of the app's languages, then of `Base.lproj`, then of any other.
public enum ThemeBundles {

  /// Adds a folder to look in, with its subfolders, before all others.
  /// `liferay-server-context.plist` is looked for there as well. To be called from any thread.
  public static func register(directory: URL) {
    ResourceDirectories.register(directory)
  }

  /// Undoes `register(directory:)`.
  public static func unregister(directory: URL) {
    ResourceDirectories.unregister(directory)
  }

  /// The first file of that name, for a Screenlet of that class or for nobody in particular.
  static func file(named name: String, for type: AnyClass?) -> URL? {
    ResourceDirectories(for: type).file(named: name)
  }

  /// The view of a Screenlet in that theme or, if there is none, in the default theme.
  ///
  /// - Throws: -5, naming the files that were looked for; -4 if what was found is not the XIB of a
  ///   `BaseScreenletView`, with what the XIB loader has against it.
  @MainActor
  static func view(
    of screenlet: BaseScreenlet.Type, theme: String?
  ) throws(NSError) -> BaseScreenletView {
    let lookup = ThemeLookup(of: screenlet, theme: theme ?? BaseScreenlet.DefaultThemeName)
    guard let file = lookup.result else {
      throw NSError.errorWithCause(.notAvailable, message: lookup.failureDescription)
    }
    return try ThemeFile(file).view()
  }
}
