internal import Foundation

/// One search for the view of a Screenlet in a theme: a view of SwiftUI, or else a XIB.
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

  /// What makes the view, or nil if nothing does, not even for the default theme.
  var result: Source? {
    found?.source
  }

  /// What makes a view.
  enum Source {
    case file(URL)
    case type(SwiftUIScreenletView.Type)
  }

  /// The theme whose view was found: the requested one or the default one.
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

  private var found: (theme: String, source: Source)? {
    for theme in themes {
      if let type = type(for: theme) { return (theme, .type(type)) }
      if let file = file(for: theme) { return (theme, .file(file)) }
    }
    return nil
  }

  /// Returns the class of a view without a XIB. Such classes observe a view model, and therefore do not
  /// exist before iOS 17.
  private func type(for theme: String) -> SwiftUIScreenletView.Type? {
    guard #available(iOS 17, macOS 14, *) else { return nil }
    let modules = ClassLookup.lineage(of: screenlet).map(ClassLookup.module)
    let names = viewNames(for: theme).map { $0.replacing("-", with: "_") }
    return (modules + [ClassLookup.appModule]).lazy
      .flatMap { module in names.map { "\(module).\($0)" } }
      .compactMap { NSClassFromString($0) as? SwiftUIScreenletView.Type }.first
  }

  private var themes: [String] {
    theme == BaseScreenlet.DefaultThemeName ? [theme] : [theme, BaseScreenlet.DefaultThemeName]
  }

  private func viewNames(for theme: String) -> [String] {
    let name = ScreenletName(screenlet)
    return ["\(name)View", "\(name)ScreenletView"].map { "\($0)_\(theme)" }
  }

  private func fileNames(for theme: String) -> [String] {
    viewNames(for: theme).map { "\($0).\(ThemeFile.pathExtension)" }
  }

  private func file(for theme: String) -> URL? {
    let names = fileNames(for: theme)
    return directories.first { $0.listing?.file(named: names) }
      ?? directories.first { $0.listing?.file(namedRegardlessOfCase: names) }
  }
}
