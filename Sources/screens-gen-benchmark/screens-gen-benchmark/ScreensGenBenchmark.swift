internal import Foundation

/// Measures screens-gen against the cost of starting a process and of writing the bytes. It asserts
/// no times.
@main struct ScreensGenBenchmark {

  static func main() {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.wantsHelp {
        write(Options.help)
      } else {
        try run(options)
      }
    } catch {
      FileHandle.standardError.write(Data("error: \(error.localizedDescription)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ options: Options) throws {
    var report = BenchmarkReport()
    func add(_ section: BenchmarkReport.Section) {
      if !options.wantsJSON { write(section.table) }
      report.append(section)
    }
    if let tool = options.bounded {
      let bounds = try Bounds(tool: tool, directory: options.memory ?? options.disk).section()
      add(bounds)
      guard bounds.comparisons.allSatisfy(\.isReached) else {
        throw BenchmarkError("'\(tool)' is out of its bounds")
      }
      return
    }
    try MeasuredPackage.buildPrograms()
    if options.sections.contains(.start) {
      add(try StartUp(rounds: options.rounds).section())
    }
    if options.sections.contains(.services) {
      add(try Services(rounds: options.rounds, directory: options.disk).section())
    }
    if options.sections.contains(.library) {
      add(
        try Library(rounds: options.rounds, directory: options.memory ?? options.disk).section())
    }
    if options.sections.contains(.generate) {
      for (directory, place) in options.places {
        let sections = try options.counts.map { count in
          let section = try GenerationBenchmark(
            count: count, rounds: options.rounds, directory: directory, place: place
          ).section()
          add(section)
          return (count: count, section: section)
        }
        if let growth = BenchmarkReport.Section(growthBetween: sections, place: place) {
          add(growth)
        }
      }
    }
    if options.sections.contains(.stages) {
      add(
        try Stages(
          count: min(1000, options.counts.max() ?? 1), rounds: options.rounds,
          directory: options.memory ?? options.disk
        ).section())
    }
    if options.sections.contains(.merge) {
      add(
        try Merging(files: 1000, rounds: options.rounds, directory: options.disk).section())
    }
    if options.sections.contains(.typecheck) {
      add(try TypeChecking(count: 100, directory: options.disk).section())
    }
    if options.wantsJSON { write(try report.json) }
  }

  private static func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}

extension Options {
  /// The directories to write to, and their names in the report.
  fileprivate var places: [(directory: String, name: String)] {
    [(disk, "on a disk")] + (memory.map { [($0, "in memory")] } ?? [])
  }
}

extension BenchmarkReport.Section {
  /// Compares the time for each spec in the largest run with that in a run of a tenth of the specs.
  fileprivate init?(growthBetween sections: [(count: Int, section: Self)], place: String) {
    guard let most = sections.max(by: { $0.count < $1.count }),
      let fewer = sections.first(where: { $0.count * 10 == most.count }),
      let long = most.section.measurements.first, let short = fewer.section.measurements.first
    else { return nil }
    self.init(
      title: "Growth, \(place)",
      comparisons: [
        Comparison(
          name: "a spec among \(most.count), of one among \(fewer.count)",
          ratio: long.median / Double(most.count) / (short.median / Double(fewer.count)),
          wanted: 1.1)
      ])
  }
}
