internal import Foundation

/// One search for the XIB of a Screenlet in a theme.
struct ThemeLookup {

  let screenlet: AnyClass
  let theme: String
  private let directories: ResourceDirectories

  init(of screenlet: AnyClass, theme: String) {
    self.init(of: screenlet, theme: theme, in: ResourceDirectories(for: screenlet))
  }

  init(of screenlet: AnyClass, theme: String, in directories: ResourceDirectories) {
    self.screenlet = screenlet
    self.theme = theme
    self.directories = directories
  }

  /// The file to load, or nil if there is none, not even for the default theme.
  var result: URL? {
    found?.file
  }

  /// The theme whose file was found: the requested one or the default one.
  var foundTheme: String? {
    found?.theme
  }

  var failureDescription: String {
    let names = themes.flatMap(fileNames(for:)).joined(separator: ", ")
    let places = directories.all.map(\.url.path).joined(separator: ", ")
    return "\(ClassLookup.name(of: screenlet)) has no view: none of \(names) is in \(places)"
  }
}

extension ThemeLookup {

  private var found: (theme: String, file: URL)? {
    for theme in themes {
      if let file = file(for: theme) { return (theme, file) }
    }
    return nil
  }

  private var themes: [String] {
    theme == BaseScreenlet.DefaultThemeName ? [theme] : [theme, BaseScreenlet.DefaultThemeName]
  }

  private func fileNames(for theme: String) -> [String] {
    let name = ScreenletName(screenlet)
    return ["\(name)View", "\(name)ScreenletView"].map {
      "\($0)_\(theme).\(ThemeFile.pathExtension)"
    }
  }

  private func file(for theme: String) -> URL? {
    let names = fileNames(for: theme)
    return directories.first { $0.listing?.file(named: names) }
      ?? directories.first { $0.listing?.file(namedRegardlessOfCase: names) }
  }
}
