import Foundation
import ScreensGenerator
import Regeneration
import SourceText
import SpecModel
import TestSupport
import Testing

/// A spec under `Cases`, with everything that it makes beside it.
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

  /// The cases that `text` names, theme sets and a Screenlet that is extended, by their names.
  private static func named(in text: String) throws -> [String: String] {
    let specs = all.map(\.spec).filter { text.contains($0.lastPathComponent) }
    return try Dictionary(
      uniqueKeysWithValues: specs.map {
        ($0.lastPathComponent, String(decoding: try Data(contentsOf: $0), as: UTF8.self))
      })
  }

  var testDescription: String { name }

  var output: URL { spec.deletingLastPathComponent().appendingPathComponent(name + ".output") }

  /// What the spec makes, now.
  func files(sourceLocation: SourceLocation = #_sourceLocation) throws -> FileTree {
    try generated(sourceLocation: sourceLocation).files
  }

  /// What the files are rendered from.
  func blueprint() throws -> Blueprint { try generated().blueprint }

  /// The module that the spec names, or one for the cases that name none.
  func module() throws -> String {
    switch try generated().spec {
    case .screenlet(let spec): spec.module?.value ?? Case.otherModule
    case .theme(let set): set.module?.value ?? Case.otherModule
    case .themes(let themes): themes.module?.value ?? Case.otherModule
    case .module(let module): module.name.value
    case .connector, .interactor: Case.otherModule
    }
  }

  /// The theme sets that are in the module of whatever uses them, and that this case does.
  func setsInModule() throws -> [Case] {
    let names = try generated().spec.themeSets.map(\.value)
    return try Case.all.filter { item in
      try names.contains(item.spec.lastPathComponent) && item.module() == Case.otherModule
    }
  }

  private func generated(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Generator.Output {
    let known = Case.generations.withLock { $0[spec] }
    let generation = try known ?? generation()
    Case.generations.withLock { $0[spec] = generation }
    #expect(generation.printed == "", sourceLocation: sourceLocation)
    return try #require(generation.output, sourceLocation: sourceLocation)
  }

  private func generation() throws -> Generation {
    let text = String(decoding: try Data(contentsOf: spec), as: UTF8.self)
    return Generation(text, named: spec.lastPathComponent, sets: try Case.named(in: text))
  }

  /// What each spec made: several suites look at it.
  private static let generations = Generations()

  private final class Generations: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [URL: Generation] = [:]

    func withLock<T>(_ body: (inout [URL: Generation]) -> T) -> T {
      lock.withLock { body(&all) }
    }
  }

  private static let otherModule = "Others"
}

extension FileTree {
  /// Writes the files to `folder`.
  func write(to folder: URL) throws {
    for path in paths {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data((self[path] ?? "").utf8).write(to: url)
    }
  }
}
