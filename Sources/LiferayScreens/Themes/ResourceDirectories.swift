internal import Foundation

/// A folder that may hold XIBs, images and property lists.
struct ResourceDirectory: Hashable, Sendable {

  let url: URL
  /// False for the folder of an executable, which holds much else in its subfolders.
  var isRecursive = true

  /// Every file in it, in the order of their paths.
  var files: [URL] {
    let files = FileManager.default
    guard isRecursive else {
      let content = try? files.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      return (content ?? []).sorted { $0.path < $1.path }
    }
    let tree = files.enumerator(at: url, includingPropertiesForKeys: nil)
    return (tree?.allObjects.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
  }

  func file(named name: String) -> URL? {
    files.first { $0.lastPathComponent == name }
  }
}

/// Where the resources of an app are, the app's own before those of libraries.
///
/// On Linux, SwiftPM puts the resources of each target into `<package>_<target>.resources` beside
/// the executable; on Apple platforms into a bundle of that name.
enum ResourceDirectories {

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

  /// In this order: registered directories, the latest first; the app; the module of `type`; the
  /// other modules by name. So a theme of the app replaces one of the same name in a library.
  static func all(for type: AnyClass?) -> [ResourceDirectory] {
    let modules = moduleBundles
    let app = modules.filter { $0.module == ClassLookup.appModule }
    let own = modules.filter { $0.module == type.map(ClassLookup.module(of:)) }
    let inOrder =
      registered.withLock { $0 }.map { ResourceDirectory(url: $0) }
      + appDirectories
      + (app + own + modules).map { ResourceDirectory(url: $0.url) }
    var seen: Set<ResourceDirectory> = []
    return inOrder.filter { seen.insert($0).inserted }
  }
}

extension ResourceDirectories {

  private struct ModuleBundle {
    let module: String
    let url: URL

    /// Nil for a file that is no bundle of a SwiftPM target.
    init?(_ url: URL) {
      guard ["resources", "bundle"].contains(url.pathExtension) else { return nil }
      let name = url.deletingPathExtension().lastPathComponent
      guard let underscore = name.firstIndex(of: "_") else { return nil }
      self.url = url
      self.module = String(
        name[name.index(after: underscore)...].map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
  }

  private static var appDirectories: [ResourceDirectory] {
    var directories: [ResourceDirectory] = []
    if let resources = Bundle.main.resourceURL {
      directories.append(ResourceDirectory(url: resources, isRecursive: false))
    }
    directories.append(ResourceDirectory(url: Bundle.main.bundleURL, isRecursive: false))
    return directories
  }

  private static var moduleBundles: [ModuleBundle] {
    appDirectories.flatMap(\.files).compactMap(ModuleBundle.init)
      .sorted { $0.url.path < $1.url.path }
  }
}
