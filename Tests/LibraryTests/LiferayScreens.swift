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
    return names.filter { (try? Library.specs)?.contains($0) == true }
  }()
}

enum Library {
  /// What the lines of the library are counted by.
  enum Part: Hashable {
    case screenlet(String)
    /// Records, their fields, which servers define, and how values are read and written.
    case fields
    /// What several Screenlets use.
    case shared

    /// The part that a source belongs to; nil for a test. The fields of a form are Screenlets of
    /// their own, which are those of DDLForm.
    init?(_ path: String) {
      let top = path.prefix { $0 != "/" }
      if top == "Tests" { return nil }
      if top == "DDLFields" {
        self = .screenlet("DDLForm")
      } else if path.hasPrefix("Models/DD") {
        self = .fields
      } else {
        self = top.hasSuffix("Screenlet") ? .screenlet(String(top.dropLast(9))) : .shared
      }
    }
  }

  /// The folder of the library's sources.
  static let folder = BuiltProducts.package.appending(path: "Sources/LiferayScreensLibrary")

  /// The names of the Screenlets that it has specs of.
  static var specs: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Specs").path)
        .filter { $0.hasSuffix(".screenlet.yml") }.map { String($0.prefix { $0 != "." }) }.sorted()
    }
  }

  /// The page about the library.
  static let page = BuiltProducts.package.appending(path: "docs/library.md")
}
