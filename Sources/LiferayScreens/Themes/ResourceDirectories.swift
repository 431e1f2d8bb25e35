internal import Foundation

/// The directories in which an app's resources are searched for: the app itself before libraries.
///
/// The order is: registered directories, the latest first; the app; the module and the bundle of
/// the class that needs a resource; the other modules of the app, by name; the bundles and
/// frameworks in the app, and in and next to the bundle of the class; all other loaded bundles.
/// Among bundles and frameworks, names that begin with `LiferayScreens` come first, since theme
/// frameworks are named like this.
///
/// On Linux, SwiftPM puts the resources of each target into `<package>_<target>.resources` next to
/// the executable; on Apple platforms into a bundle with that name: in the app, in the framework
/// that contains the target, or next to the test bundle.
struct ResourceDirectories {

  var registered: [URL] = []
  /// The folders of the app and of its resources.
  var app: [URL] = []
  /// The module of the app's executable.
  var appModule = ""
  /// The module of the class.
  var module: String?
  /// The bundle of the class, followed by those of its superclasses.
  var bundlesOfClass: [URL] = []
  /// All bundles loaded by the process. Called only if no other directory has the file.
  var loadedBundles: () -> [URL] = { [] }
  /// The app's preferred languages.
  var languages: [String] = []

  /// Returns the first non-nil result of `body`, which is called with the directories in order.
  func first<Result>(_ body: (ResourceDirectory) throws -> Result?) rethrows -> Result? {
    var seen: Set<ResourceDirectory> = []
    let steps = [ofApp, ofModules, around, loaded]
    for step in steps {
      for directory in step() where seen.insert(directory).inserted {
        if let result = try body(directory) { return result }
      }
    }
    return nil
  }

  func file(named name: String) -> URL? {
    first { $0.file(named: name) }
  }

  /// All existing directories, and all registered ones whether they exist or not.
  var all: [ResourceDirectory] {
    var all: [ResourceDirectory] = []
    let _: Never? = first { directory in
      if directory.kind == .registered || directory.listing != nil { all.append(directory) }
      return nil
    }
    return all
  }
}

// MARK: Search order

extension ResourceDirectories {

  private func ofApp() -> [ResourceDirectory] {
    registered.map { directory($0, .registered) } + app.map { directory($0, .program) }
  }

  private func ofModules() -> [ResourceDirectory] {
    let modules = app.flatMap { BundleFolder(url: $0).content }.compactMap(ModuleBundle.init)
      .sorted { $0.url.path < $1.url.path }
    let around = bundlesOfClass.flatMap(neighbours).compactMap(ModuleBundle.init)
    let modulesOfApp = modules.filter { $0.module == appModule }
    let modulesOfClass = (modules + around).filter { $0.module == module }
    return (modulesOfApp + modulesOfClass).map { directory($0.url, .bundle) }
      + bundlesOfClass.flatMap { BundleFolder(url: $0).resources }.map { directory($0, .program) }
      + modules.map { directory($0.url, .bundle) }
  }

  private func around() -> [ResourceDirectory] {
    let content = app.flatMap { BundleFolder(url: $0).content }
    return inOrder(content + bundlesOfClass.flatMap(neighbours)).flatMap(resources)
  }

  private func loaded() -> [ResourceDirectory] {
    let loaded = loadedBundles()
    return inOrder(loaded).flatMap(resources)
      + inOrder(loaded.flatMap(neighbours)).flatMap(resources)
  }

  /// Returns the neighbours of a bundle. For the app, these are only its content, because unrelated
  /// files are next to it.
  private func neighbours(of bundle: URL) -> [URL] {
    let folder = BundleFolder(url: bundle)
    let isApp = app.contains { $0.standardizedFileURL.path == bundle.standardizedFileURL.path }
    return isApp ? folder.content : folder.neighbours
  }

  /// Returns the resources of a bundle or framework, and of the bundles inside.
  private func resources(of bundle: URL) -> [ResourceDirectory] {
    if ["bundle", "resources"].contains(bundle.pathExtension) {
      return [directory(bundle, .bundle)]
    }
    let folder = BundleFolder(url: bundle)
    return folder.resources.map { directory($0, .program) }
      + folder.content.filter { $0.pathExtension != "framework" }.map { directory($0, .bundle) }
  }

  private func inOrder(_ bundles: [URL]) -> [URL] {
    func isTheme(_ url: URL) -> Bool { url.lastPathComponent.hasPrefix("LiferayScreens") }
    return bundles.filter(isTheme) + bundles.filter { !isTheme($0) }
  }

  private func directory(_ url: URL, _ kind: ResourceDirectory.Kind) -> ResourceDirectory {
    ResourceDirectory(url, kind, languages: languages)
  }

  /// The bundle of a SwiftPM target.
  private struct ModuleBundle {
    let module: String
    let url: URL

    /// Creates the bundle of a target, or returns nil for any other file.
    init?(_ url: URL) {
      guard ["resources", "bundle"].contains(url.pathExtension) else { return nil }
      let name = url.deletingPathExtension().lastPathComponent
      guard let underscore = name.firstIndex(of: "_") else { return nil }
      self.url = url
      self.module = String(
        name[name.index(after: underscore)...].map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
  }
}

// MARK: Current process

extension ResourceDirectories {

  private static let registered = Locked<[URL]>([])

  static func register(_ directory: URL) {
    registered.withLock { directories in
      directories.removeAll { $0.standardizedFileURL == directory.standardizedFileURL }
      directories.insert(directory, at: 0)
    }
  }

  static func unregister(_ directory: URL) {
    registered.withLock { directories in
      directories.removeAll { $0.standardizedFileURL == directory.standardizedFileURL }
    }
  }

  /// Creates the directories of the current process, for a class or in general.
  init(for type: AnyClass?) {
    registered = ResourceDirectories.registered.withLock { $0 }
    app = [Bundle.main.resourceURL, Bundle.main.bundleURL].compactMap(\.self) + Self.ofPreviews
    appModule = ClassLookup.appModule
    module = type.map(ClassLookup.module(of:))
    let classes = type.map(ClassLookup.lineage) ?? []
    bundlesOfClass = ResourceDirectories.ofLibraries(classes.map { Bundle(for: $0) })
    loadedBundles = {
      ResourceDirectories.ofLibraries(Bundle.allBundles + Bundle.allFrameworks)
    }
    languages = Bundle.main.preferredLocalizations
  }

  /// The folder with the bundles of packages whose previews Xcode shows; empty in an app.
  private static var ofPreviews: [URL] {
    #if DEBUG
      let environment = ProcessInfo.processInfo.environment
      return ["PACKAGE_RESOURCE_BUNDLE_PATH", "PACKAGE_RESOURCE_BUNDLE_URL"]
        .compactMap { environment[$0] }.map { URL(fileURLWithPath: $0, isDirectory: true) }
    #else
      return []
    #endif
  }

  /// Returns the folders of these bundles, without those of the system and the developer tools,
  /// which are numerous and contain no themes.
  private static func ofLibraries(_ bundles: [Bundle]) -> [URL] {
    let others = ["/System/Library/", "/Developer/Library/", "/usr/lib/"]
    var seen: Set<URL> = []
    return bundles.map(\.bundleURL).filter { url in
      !others.contains { url.path.contains($0) } && seen.insert(url).inserted
    }
  }
}
