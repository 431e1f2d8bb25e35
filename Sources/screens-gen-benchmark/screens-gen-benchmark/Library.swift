internal import Foundation

/// Measures `generate` of all specs of the Screenlet library, and `swift build` of the generated
/// sources.
struct Library {

  let rounds: Int
  let directory: String

  private static let target = "LiferayScreensLibrary"

  func section() throws -> BenchmarkReport.Section {
    let library = MeasuredPackage.root.appendingPathComponent("Sources/\(Self.target)")
    let scratch = try Scratch(in: directory)
    var first: [Double] = []
    var again: [Double] = []
    for round in 0..<rounds {
      let copy = scratch.url.appendingPathComponent("\(round)")
      try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
      // The output of a module stays in its package.
      try Data().write(to: copy.appendingPathComponent("Package.swift"))
      try FileManager.default.copyItem(
        at: library.appendingPathComponent("Specs"), to: copy.appendingPathComponent("Specs"))
      first.append(try generate(copy))
      again.append(try generate(copy))
    }
    let build = try MeasuredPackage.rebuild(Self.target)
    return BenchmarkReport.Section(
      title: "The Screenlet library",
      measurements: [
        Measurement(name: "generate, the first time", unit: "ms", samples: first),
        Measurement(name: "generate, nothing changed", unit: "ms", samples: again),
        Measurement(name: "swift build of its target, wall", unit: "s", samples: [build.wall]),
        Measurement(name: "swift build of its target, CPU", unit: "s", samples: [build.cpu]),
      ],
      comparisons: [
        Comparison(
          name: "generate, the first time, of 100 ms", ratio: Measurement.median(first) / 100,
          wanted: 1)
      ])
  }

  private func generate(_ folder: URL) throws -> Double {
    try ProgramRun(
      MeasuredPackage.program("screens-gen"), ["generate", folder.path, "--quiet"]
    ).wall * 1000
  }
}
