internal import Foundation

/// Measures the type-checking of generated sources, with each Screenlet's sources as a separate
/// module.
struct TypeChecking {

  let count: Int
  let directory: String

  func section() throws -> BenchmarkReport.Section {
    let scratch = try Scratch(in: directory)
    let specs = scratch.url.appendingPathComponent("specs")
    let workload = try Workload(count: count)
    try workload.write(to: specs)
    let output = scratch.url.appendingPathComponent("output")
    _ = try ProgramRun(
      MeasuredPackage.program("screens-gen"),
      ["generate", specs.path, "--output", output.path, "--quiet"])

    let modules = try MeasuredPackage.buildModules()
    var runs: [ProgramRun] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()
    where name.hasSuffix("Screenlet") {
      let folder = output.appendingPathComponent(name)
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      let sources = (files?.compactMap { ($0 as? URL)?.path } ?? [])
        .filter { $0.hasSuffix(".swift") }
      // The compiler warns of a slow expression. The warning is an error, which ends the benchmark.
      runs.append(
        try ProgramRun(
          "swiftc",
          [
            "-typecheck", "-swift-version", "6", "-warnings-as-errors",
            "-Xfrontend", "-warn-long-expression-type-checking=50",
            "-module-name", "Checked",
            "-I", modules,
          ] + sources.sorted()))
    }
    return BenchmarkReport.Section(
      title: "Type-checking the output of \(count) specs; no expression takes 50 ms",
      measurements: [
        Measurement(name: "a Screenlet, wall", unit: "s", samples: runs.map(\.wall)),
        Measurement(name: "a Screenlet, CPU", unit: "s", samples: runs.map(\.cpu)),
        Measurement(
          name: "all, wall", unit: "s", samples: [runs.reduce(0) { $0 + $1.wall }]),
      ])
  }
}
