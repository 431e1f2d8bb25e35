/// Measures `screens-gen --version` and a program that does nothing, in turn.
struct StartUp {

  let rounds: Int

  func section() throws -> BenchmarkReport.Section {
    var tool: [Double] = []
    var empty: [Double] = []
    for round in 0..<(rounds * 40) {
      let own = try ProgramRun(MeasuredPackage.program("screens-gen"), ["--version"]).wall
      let bare = try ProgramRun(MeasuredPackage.program("empty-program"), []).wall
      // The first run of each program reads the binary from the disk.
      if round > 0 {
        tool.append(own * 1000)
        empty.append(bare * 1000)
      }
    }
    let own = Measurement(name: "screens-gen --version", unit: "ms", samples: tool)
    let bare = Measurement(name: "a program that does nothing", unit: "ms", samples: empty)
    return BenchmarkReport.Section(
      title: "Start-up",
      measurements: [own, bare],
      comparisons: [
        Comparison(
          name: "start-up, of that of an empty program", ratio: own.median / bare.median,
          wanted: 1.5)
      ])
  }
}
