internal import Foundation

/// What a tool may take at most for many specs, whatever becomes plainer inside of it. The limits hold
/// for a release build on the machine of docs/performance.md.
struct Bounds {

  /// The path of the tool.
  let tool: String
  let directory: String

  func section() throws -> BenchmarkReport.Section {
    // Other programs make a run slower and never faster, so that the least is what the tool takes.
    let few = try (0..<3).map { _ in try runs(1000) }
    let many = try runs(10_000)
    let first = few.map(\.first.cpu).min() ?? 0
    let again = few.map(\.again.cpu).min() ?? 0
    return BenchmarkReport.Section(
      title: "Bounds",
      measurements: [
        Measurement(name: "1,000 specs, first, CPU", unit: "s", samples: few.map(\.first.cpu)),
        Measurement(name: "1,000 specs, nothing changed", unit: "s", samples: few.map(\.again.cpu)),
        Measurement(name: "10,000 specs, first, CPU", unit: "s", samples: [many.first.cpu]),
        Measurement(name: "10,000 specs, nothing changed", unit: "s", samples: [many.again.cpu]),
      ],
      comparisons: [
        Comparison(name: "1,000 specs, first, of 1 s of CPU", ratio: first, wanted: 3),
        Comparison(
          name: "1,000 specs, nothing changed, of first", ratio: again / first, wanted: 0.4),
        Comparison(
          name: "10,000 specs, first, of 1,000", ratio: many.first.cpu / first, wanted: 11),
        Comparison(
          name: "10,000 specs, peak memory, of 1 GB",
          ratio: Double(max(many.first.peakMemory, many.again.peakMemory)) / 1e9, wanted: 1.5),
      ])
  }

  /// A first run, and one that has nothing to do.
  private func runs(_ count: Int) throws -> (first: ProgramRun, again: ProgramRun) {
    let scratch = try Scratch(in: directory)
    try Workload(count: count).write(to: URL(fileURLWithPath: scratch.path("specs")))
    let arguments = ["generate", scratch.path("specs"), "--output", scratch.path("output"), "-q"]
    return (try ProgramRun(tool, arguments), try ProgramRun(tool, arguments))
  }
}
