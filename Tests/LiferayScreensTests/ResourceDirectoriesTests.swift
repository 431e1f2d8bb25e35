import Foundation
import TestSupport
import Testing

@testable import LiferayScreens

/// Where resources are found, in simulated apps, frameworks and test bundles.
struct ResourceDirectoriesTests {

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  // MARK: Directories

  @Test func `the themes of a framework in an app are found in a localized folder`() throws {
    try add("App.app/Frameworks/Themes.framework/Base.lproj/View_flat7.xib")
    let directories = ResourceDirectories(app: [url("App.app")])
    #expect(
      path(directories.file(named: "View_flat7.xib"))
        == "App.app/Frameworks/Themes.framework/Base.lproj/View_flat7.xib")
  }

  @Test func `a macOS app has frameworks and resources in other folders`() throws {
    try add(
      "App.app/Contents/Frameworks/Themes.framework/Resources/View_flat7.xib",
      "App.app/Contents/Resources/Pkg_Bookmarks.bundle/Contents/Resources/View_default.xib")
    let directories = ResourceDirectories(
      app: [url("App.app/Contents/Resources"), url("App.app")])
    #expect(
      path(directories.file(named: "View_flat7.xib"))
        == "App.app/Contents/Frameworks/Themes.framework/Resources/View_flat7.xib")
    #expect(
      path(directories.file(named: "View_default.xib"))
        == "App.app/Contents/Resources/Pkg_Bookmarks.bundle/Contents/Resources/View_default.xib")
  }

  @Test func `the resources of a package's targets are next to its test bundle, or in it`() throws {
    try add(
      "tools/xctest",
      "debug/PkgTests.xctest/Contents/Resources/Pkg_Accounts.bundle/LoginView_default.xib",
      "debug/Pkg_Bookmarks.bundle/View_default.xib")
    let directories = ResourceDirectories(
      app: [url("tools")], module: "Bookmarks", bundlesOfClass: [url("debug/PkgTests.xctest")])
    #expect(
      path(directories.file(named: "View_default.xib"))
        == "debug/Pkg_Bookmarks.bundle/View_default.xib")
    #expect(
      path(directories.file(named: "LoginView_default.xib"))
        == "debug/PkgTests.xctest/Contents/Resources/Pkg_Accounts.bundle/LoginView_default.xib")
  }

  @Test func `a framework contains the Screenlet and its theme`() throws {
    try add(
      "App.app/App", "Products/Bookmarks.framework/View_default.xib",
      "Products/Bookmarks.framework/Pkg_Accounts.bundle/LoginView_default.xib",
      "Products/Themes.framework/en.lproj/View_flat7.xib")
    let directories = ResourceDirectories(
      app: [url("App.app")], module: "Bookmarks",
      bundlesOfClass: [url("Products/Bookmarks.framework")])
    #expect(
      path(directories.file(named: "View_default.xib"))
        == "Products/Bookmarks.framework/View_default.xib")
    #expect(
      path(directories.file(named: "LoginView_default.xib"))
        == "Products/Bookmarks.framework/Pkg_Accounts.bundle/LoginView_default.xib")
    #expect(
      path(directories.file(named: "View_flat7.xib"))
        == "Products/Themes.framework/en.lproj/View_flat7.xib")
  }

  @Test(arguments: ["PackageFrameworks/Bookmarks.framework", "App.app/PlugIns/Tests.xctest"])
  func `bundles in a folder of frameworks have neighbours around it`(bundle: String) throws {
    let holder = String(bundle.prefix { $0 != "/" }) == "App.app" ? "App.app/" : ""
    try add("\(bundle)/Info.plist", "\(holder)Pkg_Bookmarks.bundle/View_default.xib")
    let directories = ResourceDirectories(bundlesOfClass: [url(bundle)])
    #expect(
      path(directories.file(named: "View_default.xib"))
        == "\(holder)Pkg_Bookmarks.bundle/View_default.xib")
  }

  @Test func `files next to an app do not belong to it`() throws {
    try add("App.app/App", "Other.bundle/View_default.xib")
    let directories = ResourceDirectories(
      app: [url("App.app")], bundlesOfClass: [url("App.app")])
    #expect(directories.file(named: "View_default.xib") == nil)
  }

  // MARK: Search order

  @Test func `directories are searched in this order`() throws {
    let all = [
      "registered", "App.app", "App.app/Pkg_App.bundle", "App.app/Pkg_Bookmarks.bundle",
      "Products/Pkg_Bookmarks.bundle", "Products/Bookmarks.framework", "Base/Screens.framework",
      "App.app/Pkg_Accounts.bundle", "App.app/Pkg_Ratings.bundle",
      "App.app/Frameworks/LiferayScreensThemeFlat7.framework",
      "Products/LiferayScreensThemeRed.framework", "App.app/Another.bundle",
      "App.app/Frameworks/Another.framework", "Products/Another.framework",
      "Base/Another.framework",
      "Loaded/LiferayScreensThemeBlue.framework", "Loaded/Another.framework",
      "Loaded/Beside.framework",
    ]
    for directory in all { try add("\(directory)/View_default.xib") }
    let directories = ResourceDirectories(
      registered: [url("registered")], app: [url("App.app")], appModule: "App",
      module: "Bookmarks",
      bundlesOfClass: [url("Products/Bookmarks.framework"), url("Base/Screens.framework")],
      loadedBundles: {
        [url("Loaded/Another.framework"), url("Loaded/LiferayScreensThemeBlue.framework")]
      })
    #expect(directories.all.map { path($0.url) } == all)
    #expect(path(directories.file(named: "View_default.xib")) == "registered/View_default.xib")
  }

  @Test func `loaded bundles are searched only if needed`() throws {
    try add("App.app/View_default.xib")
    var questions = 0
    let directories = ResourceDirectories(
      app: [url("App.app")],
      loadedBundles: {
        questions += 1
        return []
      })
    #expect(directories.file(named: "View_default.xib") != nil)
    #expect(questions == 0)
    #expect(directories.file(named: "View_flat7.xib") == nil)
    #expect(questions == 1)
  }

  @Test(arguments: [
    (["pt-BR"], "pt-BR"), (["pt-PT", "en"], "pt"), (["pt_BR"], "pt-BR"), (["en", "pt"], "en"),
    (["ja"], "Base"), ([], "Base"),
  ])
  func `the localized file in the app's language is found, then that in Base`(
    languages: [String], expected: String
  ) throws {
    for language in ["Base", "de", "en", "pt", "pt-BR"] {
      try add("App.app/\(language).lproj/View_default.xib")
    }
    try add(
      "App.app/de.lproj/Cell_default.xib", "App.app/Header.xib", "App.app/en.lproj/Header.xib")
    let directories = ResourceDirectories(app: [url("App.app")], languages: languages)
    #expect(
      path(directories.file(named: "View_default.xib"))
        == "App.app/\(expected).lproj/View_default.xib")
    #expect(
      path(directories.file(named: "Cell_default.xib")) == "App.app/de.lproj/Cell_default.xib")
    #expect(path(directories.file(named: "Header.xib")) == "App.app/Header.xib")
  }

  @Test func `all subfolders of a bundle are searched, but only localized ones of an app`() throws {
    try add(
      "App.app/Pkg_Bookmarks.bundle/Themes/Flat7/en.lproj/View_flat7.xib",
      "App.app/Themes/View_default.xib")
    let directories = ResourceDirectories(app: [url("App.app")], languages: ["en"])
    #expect(
      path(directories.file(named: "View_flat7.xib"))
        == "App.app/Pkg_Bookmarks.bundle/Themes/Flat7/en.lproj/View_flat7.xib")
    #expect(directories.file(named: "View_default.xib") == nil)
  }

  @Test func `an app is read once, a registered directory every time`() throws {
    try add("App.app/View_default.xib", "registered/View_default.xib")
    let app = ResourceDirectories(app: [url("App.app")])
    let registered = ResourceDirectories(registered: [url("registered")])
    for directories in [app, registered] {
      #expect(directories.file(named: "View_default.xib") != nil)
    }
    try add("App.app/View_flat7.xib", "registered/View_flat7.xib")
    #expect(app.file(named: "View_flat7.xib") == nil)
    #expect(registered.file(named: "View_flat7.xib") != nil)
  }

  // MARK: Themes

  @Test func `a theme of a framework is found before the app's default theme`() throws {
    try add(
      "App.app/SampleView_default.\(ThemeFile.pathExtension)",
      "App.app/Frameworks/Themes.framework/en.lproj/SampleView_Flat7.\(ThemeFile.pathExtension)")
    let directories = ResourceDirectories(app: [url("App.app")])
    func lookup(_ theme: String) -> ThemeLookup {
      ThemeLookup(of: SampleScreenlet.self, theme: theme, in: directories)
    }
    #expect(
      path(lookup("flat7"))
        == "App.app/Frameworks/Themes.framework/en.lproj/SampleView_Flat7.\(ThemeFile.pathExtension)"
    )
    #expect(lookup("flat7").foundTheme == "flat7")
    #expect(
      path(lookup("red")) == "App.app/SampleView_default.\(ThemeFile.pathExtension)")
    #expect(lookup("red").foundTheme == "default")
  }

  @Test func `a localized file belongs to the bundle around its folder, if that finds it`() throws {
    let framework = "App.app/Frameworks/Themes.framework"
    let name = "View_default.\(ThemeFile.pathExtension)"
    try add("\(framework)/Base.lproj/\(name)", "\(framework)/xx.lproj/Cell.xib")
    func bundle(of file: String) -> String? {
      path(ThemeFile(url("\(framework)/\(file)")).bundle?.bundleURL)
    }
    #expect(bundle(of: "Base.lproj/\(name)") == framework)
    #expect(bundle(of: "xx.lproj/Cell.xib") == "\(framework)/xx.lproj")
    #expect(bundle(of: "View_flat7.xib") == framework)
  }

  // MARK: Plumbing

  private func url(_ path: String) -> URL {
    folder.url.appendingPathComponent(path, isDirectory: true)
  }

  private func path(_ lookup: ThemeLookup) -> String? {
    if case .file(let file) = lookup.result { path(file) } else { nil }
  }

  private func path(_ url: URL?) -> String? {
    url.map { String($0.path.dropFirst(folder.url.path.count + 1)) }
  }

  private func add(_ paths: String...) throws {
    for path in paths {
      let file = folder.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
  }
}
