internal import Foundation

#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// The XIB of a theme; on Apple platforms the nib that it was compiled to.
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
  /// - Throws: -4 with what is wrong with it.
  @MainActor
  func view() throws(NSError) -> BaseScreenletView {
    let objects: [Any]
    do {
      objects = try instantiate()
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

  /// What the objects are made from, as often as needed.
  @MainActor
  var nib: UINib {
    #if canImport(UIKit)
      let name = url.deletingPathExtension().lastPathComponent
      return UINib(nibName: name, bundle: Bundle(url: url.deletingLastPathComponent()))
    #else
      return UINib(contentsOf: url)
    #endif
  }

  @MainActor
  private func instantiate() throws -> [Any] {
    #if canImport(UIKit)
      return nib.instantiate(withOwner: nil)
    #else
      return try nib.instantiate(withOwner: nil)
    #endif
  }
}
