internal import Foundation
internal import Regeneration
internal import ScreensGenerator
internal import SourceText
internal import SpecModel
internal import SpecNotation

/// Measures each stage of generation alone, in this process. The input of a stage is made before
/// the clock starts.
struct Stages {

  let count: Int
  let rounds: Int
  let directory: String

  func section() throws -> BenchmarkReport.Section {
    let workload = try Workload(count: count)
    let files = workload.specs.map { SourceFile(path: $0.fileName, text: $0.text) }
    let sets = try sets(of: workload)
    let templates = try templates()
    let specBytes = Double(workload.bytes)

    var report = BenchmarkReport.Section(title: "Stages alone, \(count) specs")
    func measure<Result>(
      _ name: String, of amount: Double, unit: String, _ body: () throws -> [Result]
    ) throws -> [Result] {
      var samples: [Double] = []
      var results: [Result] = []
      for _ in 0...rounds {
        // Releases the results of the previous round before the clock starts.
        results = []
        let clock = ContinuousClock()
        let duration = try clock.measure { results = try body() }
        samples.append(amount / duration.seconds)
      }
      // The first round warms the caches.
      report.measurements.append(
        Measurement(name: name, unit: unit, samples: Array(samples.dropFirst())))
      return results
    }

    let nodes = try measure("parse: text to nodes", of: specBytes / 1e6, unit: "MB/s") {
      try files.map { file in try whole { Node(parsing: file, reporting: &$0) } }
    }
    let specs = try measure("decode: nodes to specs", of: Double(count), unit: "specs/s") {
      try nodes.map { node in try whole { Spec(node, reporting: &$0) } }
    }
    let blueprints = try measure("plan: specs to blueprints", of: Double(count), unit: "specs/s") {
      zip(specs, files).map { Blueprint($0, specFile: $1.path, sets: sets) }
    }
    let bytes = try blueprints.reduce(0) { sum, blueprint in
      try sum + whole { blueprint.rendered(with: templates, reporting: &$0) }.bytes
    }
    let trees = try measure("render: blueprints to files", of: Double(bytes) / 1e6, unit: "MB/s") {
      try blueprints.map { blueprint in
        try whole { blueprint.rendered(with: templates, reporting: &$0) }
      }
    }
    let fileCount = trees.reduce(0) { $0 + $1.paths.count }
    _ = try measure("merge: nothing changed", of: Double(fileCount), unit: "files/s") {
      trees.map { tree in
        ChangeSet(base: Base(files: tree), yours: tree.contents, generated: tree)
      }
    }
    _ = try measure("store: the bases as text", of: Double(bytes) / 1e6, unit: "MB/s") {
      trees.map { Base(files: $0).text }
    }
    let scratch = try Scratch(in: directory)
    var round = 0
    _ = try measure("write: plain files", of: Double(fileCount), unit: "files/s") {
      round += 1
      return try write(trees, below: scratch.url.appendingPathComponent("\(round)"))
    }
    return report
  }

  private func write(_ trees: [FileTree], below directory: URL) throws -> [Int] {
    try trees.enumerated().map { index, tree in
      for path in tree.paths {
        let file = directory.appendingPathComponent("\(index)/\(path)")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((tree[path] ?? "").utf8).write(to: file)
      }
      return tree.paths.count
    }
  }

  /// Returns the theme sets by the paths under which the examples name them.
  private func sets(of workload: Workload) throws -> [String: ThemeSetSpec] {
    var sets: [String: ThemeSetSpec] = [:]
    for set in workload.sets {
      let file = SourceFile(path: set.fileName, text: set.text)
      if case .theme(let spec) = try whole({ Generator.spec(file, reporting: &$0) }) {
        sets["../" + set.fileName] = spec
      }
    }
    return sets
  }

  private func templates() throws -> TemplateSet {
    let directory = MeasuredPackage.root.appendingPathComponent("Templates")
    let enumerator = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
    let files = try (enumerator?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "mustache" }
      .map { file in
        SourceFile(
          path: String(file.path.dropFirst(directory.path.count + 1)),
          text: try String(contentsOf: file, encoding: .utf8))
      }
    return try whole { TemplateSet(files, reporting: &$0) }
  }

  /// Returns the result of `make`. Throws an error if `make` reports an error or returns nil.
  private func whole<Value>(_ make: (inout Diagnostics) -> Value?) throws -> Value {
    var diagnostics = Diagnostics()
    guard let value = make(&diagnostics), !diagnostics.hasErrors else {
      throw BenchmarkError("an example has errors")
    }
    return value
  }
}

extension FileTree {
  fileprivate var bytes: Int { paths.reduce(0) { $0 + (self[$1]?.utf8.count ?? 0) } }

  fileprivate var contents: [String: ChangeSet.Content] {
    Dictionary(uniqueKeysWithValues: paths.map { ($0, .text(self[$0] ?? "")) })
  }
}
