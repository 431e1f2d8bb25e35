import Foundation
import Interfaces
import Regeneration
import ScreensGenerator
import SourceText
import TestSupport
import Testing

/// Specs with anything in them that a spec can say: what they make compiles and fits together.
@Suite(.blocking)
struct RandomSpecTests {
  /// As many specs as are compiled together. What they make depends on nothing but these numbers.
  private static let samples = (0..<Trials.count(40, many: 80, all: 220))
    .map { Sample(seed: 1, index: $0) }
  private static var fine: [Sample] { samples.filter { !$0.files.isEmpty } }

  @Test func `a valid spec is taken, unless two of its names get into each other's way`() {
    for sample in Self.samples where sample.files.isEmpty {
      #expect(sample.isRefusedForNames, "\(sample.printed)\n\(sample.spec.text)")
    }
    #expect(Self.fine.count >= Self.samples.count * 10 / 11)
  }

  @Test(arguments: Toolchain.Settings.tried)
  func `what they make compiles without a warning`(_ settings: Toolchain.Settings) throws {
    let folder = try TemporaryFolder()
    // Other settings differ in few ways, which a part of them has.
    let isPart = settings.isOnMainActor || !settings.isForAll
    let samples = Self.fine.enumerated().filter { !isPart || $0.offset % 8 == 0 }
    for files in samples.flatMap(\.element.files) { try files.write(to: folder.url) }
    let sources = try TemporaryFolder.files(below: folder.url).keys.sorted()
      .filter { $0.hasSuffix(".swift") }
    let (tests, others) = (sources.filter(\.isTest), sources.filter { !$0.isTest })
    #expect(others.count > samples.count * 6)
    let result = try Toolchain.check(
      others.map(folder.url.appendingPathComponent), module: "Samples", settings,
      typesOnly: true, emittingTo: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    // The macros of tests take their time: each test is compiled in one of the modes at most.
    let turn = [.swift5, .swift5OnMainActor].contains(settings) ? 0 : 1
    let step = isPart ? 2 : Trials.count(6, many: 6, all: 2)
    let some = tests.enumerated().filter { $0.offset % step == turn }.map(\.element)
    #expect(some.count > samples.count / (2 * step))
    let testing = try Toolchain.check(
      some.map(folder.url.appendingPathComponent), module: "SamplesTests", settings,
      typesOnly: true, importingFrom: [folder.url])
    #expect(testing.status == 0, "\(testing.errors)")
  }

  #if os(Linux)
    @Test func `what they make compiles for Apple platforms without a warning`() throws {
      let folder = try TemporaryFolder()
      // Two hundred take six minutes.
      for files in Self.fine.prefix(Trials.count(4, many: 10, all: 200)).flatMap(\.files) {
        try files.write(to: folder.url)
      }
      let check = BuiltProducts.package.appendingPathComponent(".ci/uikit/check")
      let result = try Subprocess(check.path, ["--sources", folder.url.path])
      #expect(result == Subprocess(status: 0, output: "", errors: ""))
    }
  #endif

  @Test func `what they make is formatted`() throws {
    let folder = try TemporaryFolder()
    for files in Self.fine.flatMap(\.files) { try files.write(to: folder.url) }
    let result = try Toolchain.lint([folder.url])
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func `what they make fits together`() {
    for sample in Self.fine {
      for files in sample.files {
        let findings = WiringCheck(files.wiring).findings
        #expect(findings.printed == "", "\(sample.spec.text)")
      }
    }
  }

  /// A spec, and what it and its theme sets make: nothing if it is refused.
  private struct Sample: Sendable {
    let spec: RandomSpec
    let files: [FileTree]
    let printed: String

    init(seed: UInt64, index: Int) {
      let spec = RandomSpec(seed: seed, index: index)
      let generation = Generation(spec.text, named: spec.fileName, sets: spec.sets)
      let sets = spec.sets.sorted { $0.key < $1.key }.map { Generation($0.value, named: $0.key) }
      let all = ([generation] + sets).compactMap { $0.output?.files }
      self.spec = spec
      files = all.count == sets.count + 1 ? all : []
      printed = ([generation] + sets).map(\.printed).joined()
    }

    var isRefusedForNames: Bool {
      let errors = printed.split(separator: "\n").filter { $0.contains(": error: ") }
      return !errors.isEmpty
        && errors.allSatisfy {
          $0.contains("two things make") || $0.contains("for something else")
            || $0.contains("'completedConnector' is a member of Interactor already")
            || $0.contains("'get' is a member of PaginationRestConnector already")
        }
    }
  }
}

extension String {
  /// Whether the path is that of a generated test.
  fileprivate var isTest: Bool { hasSuffix("ScreenletTests.swift") }
}
