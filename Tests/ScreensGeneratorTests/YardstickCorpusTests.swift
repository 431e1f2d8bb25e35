import Foundation
import ScreensGenerator
import TestSupport
import Testing

/// Writes the specs that `Tests/Yardstick/compare` gives to both tools, into the directory that
/// `YARDSTICK_CORPUS` names. Each folder of `right` is generated from in one run, and again with what
/// is in the folder of that name below `next`; each folder of `wrong` is only read.
@Suite(.blocking)
struct YardstickCorpusTests {
  private static let folder = ProcessInfo.processInfo.environment["YARDSTICK_CORPUS"]
    .map { URL(fileURLWithPath: $0, isDirectory: true) }

  @Test(.enabled(if: folder != nil)) func `the corpus is written`() throws {
    let folder = try #require(Self.folder)
    let corpus = Corpus(folder: folder)
    try corpus.addCheckout()
    try corpus.addCases()
    let specs = (0..<440).map { RandomSpec(seed: 1, index: $0) }
    try corpus.addRandom(specs, atMost: 400)
    let mistakes = try corpus.addMistakes(in: specs)
    #expect(mistakes >= 2000)
    try corpus.addMessages()
  }
}

private struct Corpus {
  let folder: URL

  /// As many as are read in one run, of which the tool keeps a hundred messages.
  private static let groupSize = 20

  /// The examples and the library, with all that was generated and written for them.
  func addCheckout() throws {
    for path in ["Package.swift", "Examples", "Sources/LiferayScreensLibrary"] {
      let copy = folder.appendingPathComponent("right/checkout/\(path)")
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: BuiltProducts.package.appendingPathComponent(path), to: copy)
    }
  }

  /// The specs with expected files, each with those that it names: two may make one Screenlet.
  func addCases() throws {
    let services = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("ServiceSpecs")
    for spec in try FileManager.default.contentsOfDirectory(
      at: services, includingPropertiesForKeys: nil) where spec.pathExtension == "yml"
    {
      let name = spec.lastPathComponent
      try write(text(of: spec), to: "right/services/\(name.prefix { $0 != "." })/\(name)")
    }
    let specs = try Case.all.map { (name: $0.spec.lastPathComponent, text: try text(of: $0.spec)) }
    for (name, text) in specs {
      let folder = "right/case-\(name.prefix { $0 != "." })"
      try write(text, to: "\(folder)/\(name)")
      for other in specs where text.contains(other.name) {
        try write(other.text, to: "\(folder)/\(other.name)")
      }
    }
  }

  /// Random specs that can be generated from, each with a spec to be generated from after it.
  func addRandom(_ specs: [RandomSpec], atMost limit: Int) throws {
    var random = SeededGenerator(seed: 8)
    let fine = specs.filter { $0.generates($0.text) }.prefix(limit)
    #expect(fine.count == limit)
    for (number, spec) in fine.enumerated() {
      let folder = "random-\(number / Self.groupSize)/\(spec.fileName.prefix { $0 != "." })"
      for (name, text) in spec.sets { try write(text, to: "right/\(folder)/\(name)") }
      try write(spec.text, to: "right/\(folder)/\(spec.fileName)")
      try write(spec.changed(&random), to: "next/\(folder)/\(spec.fileName)")
    }
  }

  /// How many.
  func addMistakes(in specs: [RandomSpec]) throws -> Int {
    var random = SeededGenerator(seed: 4)
    var count = 0
    for mistake in SpecMistake.allCases {
      let made = specs.lazy.compactMap { spec in
        mistake.made(in: spec, &random).map { (spec, text: $0.text) }
      }.prefix(4 * Self.groupSize)
      for (number, (spec, text)) in made.enumerated() {
        let folder = "wrong/\(mistake)-\(number / Self.groupSize)"
        for (name, text) in spec.sets { try write(text, to: "\(folder)/\(name)") }
        try write(text, to: "\(folder)/\(spec.fileName)")
        count += 1
      }
    }
    return count
  }

  /// The specs of the cases of messages.
  func addMessages() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let folders = [
      ("SpecModelTests", ""), ("SpecNotationTests", "Messages"),
      ("ScreensGeneratorTests", "Messages"), ("ScreensGeneratorTests", "Services"),
      ("ScreensGeneratorTests", "Extending"),
    ]
    for (target, cases) in folders {
      let beside = tests.appendingPathComponent("\(target)/Cases").path
      let items = try TextCase.all(in: cases, beside: beside)
      for (number, item) in items.enumerated() {
        let folder = "wrong/\(target)\(cases)-\(number / Self.groupSize)/\(number)"
        try write(item.input + "\n", to: "\(folder)/\(item.fileNameOfKind)")
        for (name, text) in ExtendingTests.others where item.input.contains(name) {
          try write(text, to: "\(folder)/\(name)")
        }
      }
    }
  }

  private func text(of file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

extension RandomSpec {
  /// Whether the tool takes it: its services are checked as those of a module without their classes.
  fileprivate func generates(_ text: String) -> Bool {
    Generation(text, named: fileName, sets: sets, own: OwnServices(sources: [])).output != nil
      && sets.allSatisfy { Generation($0.value, named: $0.key).output != nil }
  }

  /// The spec with up to four changes: another text for people, or a part less.
  fileprivate func changed(_ random: inout SeededGenerator) -> String {
    var changed = (tree: tree, text: text)
    for _ in 0..<4 {
      var tree = changed.tree
      let places = tree.paths.filter { tree[$0].isChangeable }
      guard let place = places.randomElement(using: &random) else { break }
      tree[place].change(&random)
      let text = tree.text(&random)
      if generates(text) { changed = (tree, text) }
    }
    return changed.text
  }
}

extension SpecTree {
  fileprivate var isChangeable: Bool {
    switch self {
    case .text(_, .prose): true
    case .mapping(let entries, _): entries.contains { !$0.isRequired }
    default: false
    }
  }

  fileprivate mutating func change(_ random: inout SeededGenerator) {
    switch self {
    case .text(let text, _): self = .prose("Other \(text)")
    case .mapping(var entries, let isOpen):
      entries.remove(at: random.pick(entries.indices.filter { !entries[$0].isRequired }))
      self = .mapping(entries, isOpen: isOpen)
    case .list: break
    }
  }
}

extension TextCase {
  /// A file name by which the tool finds the spec, whatever it says.
  fileprivate var fileNameOfKind: String {
    let kind = input.prefix { $0 != ":" }
    let isKnown = ["screenlet", "theme", "connector", "interactor", "module"].contains(kind)
    return "Sample.\(isKnown ? kind : "screenlet").yml"
  }
}
