internal import Foundation

/// The files of a folder, indexed by name.
struct FileListing: Sendable {

  /// The bundles and frameworks among the files.
  let bundles: [URL]

  private let files: [URL]
  private let indices: [String: Int]
  private let indicesOfLowercased: [String: Int]

  /// Returns the first file with one of these names.
  func file(named names: [String]) -> URL? {
    names.compactMap { indices[$0] }.min().map { files[$0] }
  }

  /// Returns the first file with one of these names, ignoring case.
  func file(namedRegardlessOfCase names: [String]) -> URL? {
    names.compactMap { indicesOfLowercased[$0.lowercased()] }.min().map { files[$0] }
  }

  /// - Parameter files: the files, in search order.
  init(_ files: [URL]) {
    self.files = files
    let names = files.map(\.lastPathComponent)
    indices = Dictionary(zip(names, names.indices)) { first, _ in first }
    indicesOfLowercased = Dictionary(zip(names.map { $0.lowercased() }, names.indices)) {
      first, _ in first
    }
    bundles = files.filter { FileListing.extensionsOfBundles.contains($0.pathExtension) }
  }

  /// On Linux, SwiftPM's bundles are called `<package>_<target>.resources`.
  private static let extensionsOfBundles: Set = ["bundle", "framework", "resources"]
}
