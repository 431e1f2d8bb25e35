import Foundation
import ScreensGenerator
import SourceText
import TestSupport
import Testing

/// A spec under `Cases`; beside it stands everything that it makes.
struct Case: CustomTestStringConvertible, Sendable {
  let spec: URL

  static let all: [Case] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "yml" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map(Case.init)
  }()

  /// `action-read` for `action-read.screenlet.yml`.
  var name: String { spec.deletingPathExtension().deletingPathExtension().lastPathComponent }

  /// The theme sets among the cases, as the others name them.
  private static var themeSets: [String: String] {
    get throws {
      let sets = all.map(\.spec).filter { $0.lastPathComponent.hasSuffix(".theme.yml") }
      return try Dictionary(
        uniqueKeysWithValues: sets.map {
          ($0.lastPathComponent, String(decoding: try Data(contentsOf: $0), as: UTF8.self))
        })
    }
  }

  var testDescription: String { name }

  var output: URL { spec.deletingLastPathComponent().appendingPathComponent(name + ".output") }

  /// The module that the spec names, or one for the cases that name none.
  func module() throws -> String {
    let text = String(decoding: try Data(contentsOf: spec), as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.hasPrefix("module: ") }
    return line.map { String($0.dropFirst("module: ".count)) } ?? "Others"
  }

  /// What the spec makes, now.
  func files(sourceLocation: SourceLocation = #_sourceLocation) throws -> FileTree {
    let text = String(decoding: try Data(contentsOf: spec), as: UTF8.self)
    let generation = Generation(text, named: spec.lastPathComponent, sets: try Case.themeSets)
    #expect(generation.printed == "", sourceLocation: sourceLocation)
    return try #require(generation.output?.files, sourceLocation: sourceLocation)
  }
}

extension FileTree {
  /// The files as they would stand in `folder`.
  func write(to folder: URL) throws {
    for path in paths {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data((self[path] ?? "").utf8).write(to: url)
    }
  }
}
