public import Foundation

/// The places in which themes are searched for.
///
/// The XIB of the view `AddBookmarkView` in the theme `flat7` is `AddBookmarkView_flat7.xib`; the
/// long name of "the architecture tutorial", `AddBookmarkScreenletView_flat7.xib`, is also
/// accepted. A `SwiftUIScreenletView` of that name needs no XIB, and comes first. A theme is searched
/// for by its exact name, then ignoring case, and then the default theme is used. Registered directories are searched first, then the app, then the Screenlet's own
/// module and bundle, then the other bundles and frameworks in the app and around the Screenlet's
/// bundle, then all loaded bundles: a theme of the app overrides one with the same name in a
/// library. In each of them, a file in a localized folder is also accepted: of the app's languages,
/// then of `Base.lproj`, then of any other.
public enum ThemeBundles {

  /// Adds a folder that is searched, with its subfolders, before all others, also for
  /// `liferay-server-context.plist`. May be called from any thread.
  public static func register(directory: URL) {
    ResourceDirectories.register(directory)
  }

  /// Removes a folder added by `register(directory:)`. May be called from any thread.
  public static func unregister(directory: URL) {
    ResourceDirectories.unregister(directory)
  }

  /// Returns the first file with this name, for a Screenlet of this class or in general.
  static func file(named name: String, for type: AnyClass?) -> URL? {
    ResourceDirectories(for: type).file(named: name)
  }

  /// Creates the view of a Screenlet in a theme or, if there is none, in the default theme.
  ///
  /// - Throws: -5, with the names of the files that were searched for; -4, with the error of the
  ///   XIB loader, if the file found is not the XIB of a `BaseScreenletView`.
  @MainActor
  static func view(
    of screenlet: BaseScreenlet.Type, theme: String?
  ) throws(NSError) -> BaseScreenletView {
    let lookup = ThemeLookup(of: screenlet, theme: theme ?? BaseScreenlet.DefaultThemeName)
    switch lookup.result {
    case .file(let file): return try ThemeFile(file).view()
    case .type(let type): return type.init(frame: .zero)
    case nil: throw NSError.errorWithCause(.notAvailable, message: lookup.failureDescription)
    }
  }
}
