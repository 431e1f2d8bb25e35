internal import Foundation

#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// The XIB of a theme, or on Apple platforms the nib compiled from it.
struct ThemeFile {

  #if canImport(UIKit)
    static let pathExtension = "nib"
  #else
    static let pathExtension = "xib"
  #endif

  private let url: URL

  init(_ url: URL) {
    self.url = url
  }

  /// Loads the file and returns its first object.
  ///
  /// - Throws: -4 with the reason.
  @MainActor
  func view() throws(NSError) -> BaseScreenletView {
    let nib = try nib()
    let objects: [Any]
    do {
      objects = try instantiate(nib)
    } catch {
      throw NSError.errorWithCause(
        .validationFailed,
        userInfo: [
          NSLocalizedDescriptionKey: "\(error)", NSUnderlyingErrorKey: error,
          NSFilePathErrorKey: url.path,
        ])
    }
    guard let view = objects.first as? BaseScreenletView else {
      let found = objects.first.map { "is a \(type(of: $0))" } ?? "does not exist"
      throw NSError.errorWithCause(
        .validationFailed,
        userInfo: [
          NSLocalizedDescriptionKey:
            "\(url.lastPathComponent): the first object \(found), and has to be a BaseScreenletView",
          NSFilePathErrorKey: url.path,
        ])
    }
    return view
  }

  /// Returns the nib, which may be instantiated repeatedly.
  ///
  /// - Throws: -4 if the file is not in a bundle.
  @MainActor
  func nib() throws(NSError) -> UINib {
    #if canImport(UIKit)
      // Passing no bundle would use the app's, which may have a nib with the same name.
      guard let bundle else {
        throw NSError.errorWithCause(.validationFailed, message: "\(url.path) is in no bundle")
      }
      return UINib(nibName: name, bundle: bundle)
    #else
      return UINib(contentsOf: url)
    #endif
  }

  /// The bundle that finds the nib by its name, along with its images and strings. For a file in a
  /// localized folder, it is the parent of that folder, if that bundle finds the nib.
  var bundle: Bundle? {
    let folder = url.deletingLastPathComponent()
    if folder.pathExtension == "lproj",
      let bundle = Bundle(url: folder.deletingLastPathComponent()),
      bundle.url(forResource: name, withExtension: ThemeFile.pathExtension) != nil
    {
      return bundle
    }
    return Bundle(url: folder)
  }

  private var name: String {
    url.deletingPathExtension().lastPathComponent
  }

  @MainActor
  private func instantiate(_ nib: UINib) throws -> [Any] {
    #if canImport(UIKit)
      return nib.instantiate(withOwner: nil)
    #else
      return try nib.instantiate(withOwner: nil)
    #endif
  }
}
