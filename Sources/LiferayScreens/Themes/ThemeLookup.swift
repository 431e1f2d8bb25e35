internal import Foundation

/// One search for the XIB of a Screenlet in a theme.
struct ThemeLookup {

  let screenlet: AnyClass
  let theme: String
  private let directories: [ResourceDirectory]
  private let files: [URL]

  init(of screenlet: AnyClass, theme: String) {
    self.screenlet = screenlet
    self.theme = theme
    directories = ResourceDirectories.all(for: screenlet)
    files = directories.flatMap(\.files).filter { $0.pathExtension == ThemeFile.pathExtension }
  }

  /// The file to load; nil if there is none, not even for the default theme.
  var result: URL? {
    themes.lazy.compactMap { file(for: $0) }.first
  }

  /// The theme that has a file: the one that was asked for or the default one.
  var foundTheme: String? {
    themes.first { file(for: $0) != nil }
  }

  var failureDescription: String {
    let names = themes.flatMap(fileNames(for:)).joined(separator: ", ")
    let places = directories.map(\.url.path).joined(separator: ", ")
    return "\(ClassLookup.name(of: screenlet)) has no view: none of \(names) is in \(places)"
  }
}

extension ThemeLookup {

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
    let lowercased = names.map { $0.lowercased() }
    return files.first { names.contains($0.lastPathComponent) }
      ?? files.first { lowercased.contains($0.lastPathComponent.lowercased()) }
  }
}
