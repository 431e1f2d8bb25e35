internal import Foundation

/// Measures `service add` of a portal's discovery document, and `generate` of a spec that calls a
/// service, without and with the resulting catalogue.
struct Services {

  let rounds: Int
  let directory: String

  private static let methodCount = 2000

  private static let spec = """
    connector: ReadUser
    properties: { userId: Int64 }
    service: LRUserService_v72
    method: getUserByIdWithUserId
    arguments: { userId: userId }
    result: { user: '[String: Any]' }

    """

  func section() throws -> BenchmarkReport.Section {
    let scratch = try Scratch(in: directory)
    let here = FileManager.default.currentDirectoryPath
    // The last project's directory is removed afterwards, and no program starts in a directory that
    // was removed.
    defer { _ = FileManager.default.changeCurrentDirectoryPath(here) }
    let document = scratch.path("portal.json")
    try DiscoveryDocument(methodCount: Self.methodCount).data.write(
      to: URL(fileURLWithPath: document))
    var generated: [Double] = []
    var added: [Double] = []
    var generatedWithCatalog: [Double] = []
    for round in 0..<(rounds * 10) {
      let project = scratch.url.appendingPathComponent("\(round)")
      try write(Self.spec, "ReadUser.connector.yml", to: project)
      generated.append(try run(["generate", "--quiet"], in: project))
      // The same measurement again, in a module with a catalogue.
      let module = scratch.url.appendingPathComponent("\(round)-module")
      try write(Self.spec, "ReadUser.connector.yml", to: module)
      try write("module: App\n", "App.module.yml", to: module)
      added.append(try run(["service", "add", document, "--quiet"], in: module))
      generatedWithCatalog.append(try run(["generate", "--quiet"], in: module))
    }
    let methods = "\(Self.methodCount) methods"
    return BenchmarkReport.Section(
      title: "Services",
      measurements: [
        Measurement(name: "generate, one connector", unit: "ms", samples: generated),
        Measurement(name: "service add, \(methods)", unit: "ms", samples: added),
        Measurement(
          name: "generate, with a catalogue of \(methods)", unit: "ms",
          samples: generatedWithCatalog),
      ],
      comparisons: [
        Comparison(
          name: "generate, one connector, of 10 ms", ratio: Measurement.median(generated) / 10,
          wanted: 1),
        Comparison(
          name: "service add, of 100 ms", ratio: Measurement.median(added) / 100, wanted: 1),
      ])
  }

  private func run(_ arguments: [String], in project: URL) throws -> Double {
    // The program looks for the module file in its working directory.
    guard FileManager.default.changeCurrentDirectoryPath(project.path) else {
      throw BenchmarkError("cannot go to '\(project.path)'")
    }
    return try ProgramRun(MeasuredPackage.program("screens-gen"), arguments).wall * 1000
  }

  private func write(_ text: String, _ name: String, to project: URL) throws {
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: project.appendingPathComponent(name))
  }
}
