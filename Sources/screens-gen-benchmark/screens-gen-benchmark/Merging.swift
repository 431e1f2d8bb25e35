internal import Foundation

/// Measures a run that merges: every Swift file is edited at its end, and every spec changes.
struct Merging {

  /// The number of files to edit.
  let files: Int
  let rounds: Int
  let directory: String

  func section() throws -> BenchmarkReport.Section {
    let scratch = try Scratch(in: directory)
    let specs = scratch.path("specs")
    let output = scratch.path("output")
    var merged: [ProgramRun] = []
    var edited = 0
    for _ in 0..<rounds {
      // A spec has about ten Swift files.
      let workload = try Workload(count: max(1, files / 8))
      try workload.write(to: URL(fileURLWithPath: specs))
      let screensGen = MeasuredPackage.program("screens-gen")
      _ = try ProgramRun(screensGen, ["generate", specs, "--output", output, "--quiet"])
      edited = try edit(below: URL(fileURLWithPath: output), atMost: files)
      try rename(below: URL(fileURLWithPath: specs))
      merged.append(
        try ProgramRun(screensGen, ["generate", specs, "--output", output, "--quiet"]))
      try scratch.remove("output")
      try scratch.remove("specs")
    }
    return BenchmarkReport.Section(
      title: "Merging, \(edited) edited files",
      measurements: [
        Measurement(name: "generate, wall", unit: "s", samples: merged.map(\.wall)),
        Measurement(name: "generate, CPU", unit: "s", samples: merged.map(\.cpu)),
      ])
  }

  /// Adds a line to the end of Swift files, and returns the number of edited files.
  private func edit(below directory: URL, atMost limit: Int) throws -> Int {
    var edited = 0
    for path in try swiftFiles(below: directory).prefix(limit) {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try Data((text + "\n// An edit.\n").utf8).write(to: URL(fileURLWithPath: path))
      edited += 1
    }
    return edited
  }

  /// Renames the spec files, which changes the first line of every generated Swift file.
  private func rename(below directory: URL) throws {
    let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
    for case let file as URL in Array(files ?? .init())
    where file.lastPathComponent.hasSuffix(".screenlet.yml") {
      let name = file.lastPathComponent.replacingOccurrences(
        of: ".screenlet.yml", with: ".renamed.screenlet.yml")
      try FileManager.default.moveItem(
        at: file, to: file.deletingLastPathComponent().appendingPathComponent(name))
    }
  }

  private func swiftFiles(below directory: URL) throws -> [String] {
    let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
    return (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".swift") }
      .sorted()
  }
}
