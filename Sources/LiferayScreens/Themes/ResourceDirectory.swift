internal import Foundation

/// A folder that may contain XIBs, images and property lists.
struct ResourceDirectory: Hashable, Sendable {

  enum Kind {
    /// Searched with all subfolders. Its content may change at any time.
    case registered
    /// Searched with all subfolders.
    case bundle
    /// An app, a framework or the folder of an executable. Their subfolders contain much else, so
    /// only the localized ones are searched.
    case program
  }

  let url: URL
  let kind: Kind
  /// The languages whose localized files are preferred, best first.
  let languages: [String]

  init(_ url: URL, _ kind: Kind, languages: [String] = []) {
    self.url = URL(fileURLWithPath: url.standardizedFileURL.path, isDirectory: true)
    self.kind = kind
    self.languages = languages
  }

  /// The files of the folder: those without a language first, then those of the preferred
  /// languages, those of `Base`, and those of other languages; within each group sorted by path.
  /// Nil if there is no such folder.
  ///
  /// Apps do not change while they run: folders that are not registered are read once.
  var listing: FileListing? {
    if kind == .registered { return read() }
    if let known = ResourceDirectory.listings.withLock({ $0[self] }) { return known }
    let listing = read()
    ResourceDirectory.listings.withLock { _ = $0.updateValue(listing, forKey: self) }
    return listing
  }

  func file(named name: String) -> URL? {
    listing?.file(named: [name])
  }
}

extension ResourceDirectory {

  private static let listings = Locked<[ResourceDirectory: FileListing?]>([:])

  private func read() -> FileListing? {
    guard var files = content(of: url) else { return nil }
    if kind == .program {
      for folder in files where folder.pathExtension == "lproj" {
        files += content(of: folder) ?? []
      }
    } else {
      let tree = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
      files = tree?.allObjects.compactMap { $0 as? URL } ?? []
    }
    let inOrder = files.map { (rank: rank(of: $0), path: $0.path, url: $0) }
      .sorted { ($0.rank, $0.path) < ($1.rank, $1.path) }
    return FileListing(inOrder.map(\.url))
  }

  private func content(of folder: URL) -> [URL]? {
    try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  }

  /// Returns the position of a file's language in the search order. Files for `pt-BR` are in
  /// `pt-BR.lproj`, or else in `pt.lproj`.
  private func rank(of file: URL) -> Int {
    let folder = file.pathComponents.dropLast().last { $0.hasSuffix(".lproj") }
    guard let folder else { return 0 }
    let language = normalized(String(folder.dropLast(".lproj".count)))
    let preferred = languages.map(normalized).flatMap { [$0, String($0.prefix { $0 != "-" })] }
    if let index = preferred.firstIndex(of: language) { return 1 + index }
    return preferred.count + (language == "base" ? 1 : 2)
  }

  /// Returns the language with hyphens and in lowercase, so that `pt_BR` equals `pt-BR`.
  private func normalized(_ language: String) -> String {
    language.lowercased().replacing("_", with: "-")
  }
}
