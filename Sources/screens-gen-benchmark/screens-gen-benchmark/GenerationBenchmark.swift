internal import Foundation

/// Runs screens-gen on a number of specs, and compares it with `cp -r` of the generated files.
struct GenerationBenchmark {

  let count: Int
  let rounds: Int
  /// A directory of the file system to write to, and its name in the report.
  let directory: String
  let place: String

  /// The samples of all rounds.
  private struct Samples {
    var first: [ProgramRun] = []
    var copy: [ProgramRun] = []
    var again: [ProgramRun] = []
    var check: [ProgramRun] = []
    var changed: [ProgramRun] = []
  }

  func section() throws -> BenchmarkReport.Section {
    let scratch = try Scratch(in: directory)
    let specs = scratch.url.appendingPathComponent("specs")
    let workload = try Workload(count: count)
    try workload.write(to: specs)
    let one = specs.appendingPathComponent("0/\(workload.specs[0].fileName)")

    var samples = Samples()
    for round in 0..<rounds {
      let output = scratch.path("output")
      samples.first.append(try run("generate", specs.path, output))
      if round == 0 { try run("check", specs.path, output) }
      samples.copy.append(try ProgramRun("cp", ["-r", output, scratch.path("copy")]))
      try scratch.remove("copy")
      samples.again.append(try run("generate", specs.path, output))
      samples.check.append(try run("check", specs.path, output))
      try change(one, summary: "Changed \(round).")
      samples.changed.append(try run("generate", specs.path, output))
      try scratch.remove("output")
    }
    return section(samples)
  }

  @discardableResult
  private func run(_ command: String, _ specs: String, _ output: String) throws -> ProgramRun {
    try ProgramRun(
      MeasuredPackage.program("screens-gen"), [command, specs, "--output", output, "--quiet"])
  }

  /// Changes the summary of a spec, which appears in one generated file.
  private func change(_ spec: URL, summary: String) throws {
    let lines = try String(contentsOf: spec, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let changed = lines.map { $0.hasPrefix("summary: ") ? "summary: \(summary)" : String($0) }
    try Data(changed.joined(separator: "\n").utf8).write(to: spec)
  }

  private func section(_ samples: Samples) -> BenchmarkReport.Section {
    func wall(_ runs: [ProgramRun]) -> Double { Measurement.median(runs.map(\.wall)) }
    func figures(_ name: String, _ runs: [ProgramRun]) -> [Measurement] {
      [
        Measurement(name: "\(name), wall", unit: "s", samples: runs.map(\.wall)),
        Measurement(name: "\(name), CPU", unit: "s", samples: runs.map(\.cpu)),
      ]
    }
    return BenchmarkReport.Section(
      title: "\(count) \(count == 1 ? "spec" : "specs"), \(place)",
      measurements: figures("generate, first", samples.first)
        + figures("cp -r of the output", samples.copy)
        + figures("generate, nothing changed", samples.again)
        + figures("check, nothing changed", samples.check)
        + figures("generate, one spec changed", samples.changed)
        + [
          Measurement(
            name: "peak memory, first", unit: "MB",
            samples: samples.first.map { Double($0.peakMemory) / 1_000_000 })
        ],
      comparisons: [
        Comparison(
          name: "first, of cp -r, wall", ratio: wall(samples.first) / wall(samples.copy),
          wanted: 2),
        Comparison(
          name: "nothing changed, of first, wall", ratio: wall(samples.again) / wall(samples.first),
          wanted: 0.25),
        Comparison(
          name: "one changed, of nothing changed, wall",
          ratio: wall(samples.changed) / wall(samples.again), wanted: 1.2),
      ])
  }
}
