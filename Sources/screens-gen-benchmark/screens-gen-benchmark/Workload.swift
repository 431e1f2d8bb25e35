internal import Foundation

/// Specs to generate from: those of `Examples/`, over and over, each under a name of its own.
struct Workload {

  struct Spec {
    var fileName: String
    var text: String
  }

  let specs: [Spec]

  /// So many specs, in a mix of all the examples.
  init(count: Int) throws {
    let examples = try Self.examples()
    specs = (0..<count).map { index in
      let (name, text) = examples[index % examples.count]
      let number = index / examples.count
      let own = number == 0 ? name : "\(name)\(number)"
      return Spec(
        fileName: "\(own).screenlet.yml",
        text: text.replacingOccurrences(
          of: "screenlet: \(name)\n", with: "screenlet: \(own)\n"))
    }
  }

  /// How many bytes of text the specs have.
  var bytes: Int { specs.reduce(0) { $0 + $1.text.utf8.count } }

  /// Puts the specs into a directory, as few to a folder as people would.
  func write(to directory: URL) throws {
    for (index, spec) in specs.enumerated() {
      let folder = directory.appendingPathComponent("\(index / 100)")
      if index % 100 == 0 {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      try Data(spec.text.utf8).write(to: folder.appendingPathComponent(spec.fileName))
    }
  }

  private static func examples() throws -> [(name: String, text: String)] {
    let suffix = ".screenlet.yml"
    let directory = Package.root.appendingPathComponent("Examples")
    let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
    let paths = (files?.compactMap { ($0 as? URL)?.path } ?? [])
      .filter { $0.hasSuffix(suffix) }.sorted()
    guard !paths.isEmpty else { throw BenchmarkError("no specs below '\(directory.path)'") }
    return try paths.map { path in
      let name = URL(fileURLWithPath: path).lastPathComponent.dropLast(suffix.count)
      return (String(name), try String(contentsOfFile: path, encoding: .utf8))
    }
  }
}

/// Where the package and what was built of it are.
enum Package {

  /// From this file, four folders up.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A program that was built beside this one.
  static func program(_ name: String) -> String {
    products.appendingPathComponent(name).path
  }

  static let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent()
}
