import Foundation
import TestSupport
import Testing

/// What is known of a Screenlet of Liferay Screens 5.2, in `Names.txt`.
struct LiferayScreens {
  /// The lines of Swift that it was written in by hand.
  let lines: Int
  /// Its names, as `ScreenletNames` has those of the library.
  let names: [String]

  init(_ screenlet: String) throws {
    let file = BuiltProducts.package.appending(path: "Tests/LibraryTests/Names.txt")
    let sections = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n\n")
    let section = try #require(sections.first { $0.hasPrefix("\(screenlet)\n") })
    let rows = section.split(separator: "\n").dropFirst().map(String.init)
    lines = try #require(rows.first.flatMap { Int($0.dropFirst("lines ".count)) })
    names = Array(rows.dropFirst())
  }

  /// The Screenlets of the library, in the order of `Names.txt`.
  static let inLibrary: [String] = {
    let file = BuiltProducts.package.appending(path: "Tests/LibraryTests/Names.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let names = text.components(separatedBy: "\n\n").compactMap {
      $0.split(separator: "\n").first.map(String.init)
    }
    return names.filter { name in
      let spec = Library.folder.appending(path: "Specs/\(name).screenlet.yml")
      return FileManager.default.fileExists(atPath: spec.path)
    }
  }()
}

enum Library {
  /// The folder of the library's sources.
  static let folder = BuiltProducts.package.appending(path: "Sources/LiferayScreensLibrary")

  /// The page about the library.
  static let page = BuiltProducts.package.appending(path: "docs/library.md")
}
