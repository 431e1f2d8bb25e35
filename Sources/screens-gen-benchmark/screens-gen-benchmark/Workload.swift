internal import Foundation

/// Specs to generate from: copies of those in `Examples/`, each with its own name and module, and
/// one copy of the theme sets that they name. Specs that need other specs are left out: those in a
/// module with shared models, and those that extend a Screenlet.
struct Workload {

  struct Spec {
    var fileName: String
    var text: String
  }

  let specs: [Spec]
  /// The theme sets, with their paths relative to the directory of the examples.
  let sets: [Spec]

  /// Creates a workload of `count` specs, in a mix of all examples.
  init(count: Int) throws {
    let ofModules = try Self.files(named: ".module.yml").map { Self.folder(of: $0.path) }
    let alone = try Self.files(named: ".screenlet.yml").filter {
      !ofModules.contains(Self.folder(of: $0.path)) && !$0.text.contains("\nextends: ")
    }
    let examples = alone.map { path, text in
      (name: Self.name(of: path).replacingOccurrences(of: ".screenlet.yml", with: ""), text: text)
    }
    sets = try Self.files(named: ".theme.yml").map { Spec(fileName: $0, text: $1) }
    specs = (0..<count).map { index in
      let (name, text) = examples[index % examples.count]
      let number = index / examples.count
      let own = number == 0 ? name : "\(name)\(number)"
      return Spec(
        fileName: "\(own).screenlet.yml",
        text: text.replacingOccurrences(
          of: "screenlet: \(name)\n", with: "screenlet: \(own)\n"
        ).replacing(/(?m)^module: \w+/, with: "module: \(own)Module"))
    }
  }

  /// The number of bytes of the specs' text.
  var bytes: Int { specs.reduce(0) { $0 + $1.text.utf8.count } }

  /// Writes the specs to a directory, at most 100 in a folder. The theme sets go where the specs
  /// look for them, in folders beside those of the specs.
  func write(to directory: URL) throws {
    for (index, spec) in specs.enumerated() {
      try spec.write(to: directory, at: "\(index / 100)/\(spec.fileName)")
    }
    for set in sets { try set.write(to: directory, at: set.fileName) }
  }

  /// Returns the files below `Examples/` whose names end with `suffix`, sorted, with their paths
  /// relative to `Examples/`.
  private static func files(named suffix: String) throws -> [(path: String, text: String)] {
    let directory = MeasuredPackage.root.appendingPathComponent("Examples").path
    let paths = try FileManager.default.subpathsOfDirectory(atPath: directory)
      .filter { $0.hasSuffix(suffix) }.sorted()
    guard !paths.isEmpty else { throw BenchmarkError("no specs below '\(directory)'") }
    return try paths.map { path in
      (path, try String(contentsOfFile: "\(directory)/\(path)", encoding: .utf8))
    }
  }

  private static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().lastPathComponent
  }

  private static func name(of path: String) -> String {
    URL(fileURLWithPath: path).lastPathComponent
  }
}

extension Workload.Spec {
  fileprivate func write(to directory: URL, at path: String) throws {
    let file = directory.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
