import Regeneration
import Foundation
import ScreensGenerator
import TestSupport
import Testing

/// What the compiler and the linter say about the Swift sources of all cases.
@Suite(.blocking)
struct GeneratedSwiftTests {
  @Test(arguments: Toolchain.Settings.tried)
  func `the sources of all cases compile without a warning`(
    _ settings: Toolchain.Settings
  ) throws {
    let folder = try TemporaryFolder()
    for (index, module) in try Self.modules.get().enumerated()
    where settings.isForAll || index % Trials.count(4, many: 2, all: 1) == 0 {
      let place = folder.url.appendingPathComponent("Cases\(index)")
      for files in module.trees.values { try files.write(to: place) }
      let sources = try TemporaryFolder.files(below: place).keys.sorted()
        .filter { $0.hasSuffix(".swift") }
      let result = try Toolchain.check(
        sources.filter { !$0.isTest }.map(place.appendingPathComponent), module: module.name,
        settings, typesOnly: !settings.isForAll, emittingTo: settings.isForAll ? place : nil)
      #expect(result.status == 0, "\(result.errors)")
      let tests = sources.filter(\.isTest).map(place.appendingPathComponent)
        .enumerated().filter { settings.takes($0.offset) }.map(\.element)
      if tests.isEmpty || !settings.isForAll { continue }
      let testing = try Toolchain.check(
        tests, module: module.name + "Tests", settings, importingFrom: [place])
      #expect(testing.status == 0, "\(testing.errors)")
    }
  }

  @Test(arguments: Toolchain.Settings.tried)
  func `what is written by hand beside them compiles as in the tutorials`(
    _ settings: Toolchain.Settings
  ) throws {
    let folder = try TemporaryFolder()
    let source = folder.url.appendingPathComponent("ByHand.swift")
    try Data(Self.byHand.utf8).write(to: source)
    let result = try Toolchain.check([source], module: "ByHand", settings)
    #expect(result.status == 0, "\(result.errors)")
  }

  /// A connector, the service that it calls, a session, and an Interactor that runs it.
  private static let byHand = """
    import LiferayScreens

    open class TideService: LRBaseService, @unchecked Sendable {
      open func getTide(harbourId: Int64) throws -> Any? {
        try session.invoke(["/tides.tide/get-tide": ["harbourId": harbourId]])
      }
    }

    open class HarbourSession: LRSession, @unchecked Sendable {
      override open func invoke(_ command: [String: Any]) throws -> Any? {
        try super.invoke(command)
      }
    }

    open class TideLiferayConnector: ServerConnector, @unchecked Sendable {
      public let harbourId: Int64
      open var resultTide: [String: Any]?

      public init(harbourId: Int64) {
        self.harbourId = harbourId
        super.init()
      }

      override open func validateData() -> ValidationError? {
        harbourId > 0 ? super.validateData() : ValidationError("Undefined harbour")
      }

      override open func createSession() -> LRSession? {
        HarbourSession(server: LiferayServerContext.server)
      }

      override open func doRun(session: LRSession) {
        do {
          resultTide = try TideService(session: session).getTide(harbourId: harbourId)
            as? [String: Any]
        } catch {
          lastError = error as NSError
        }
      }
    }

    open class TideInteractor: ServerReadConnectorInteractor {
      open var resultTide: [String: Any]?

      override open func createConnector() -> ServerConnector? {
        TideLiferayConnector(harbourId: 1)
      }

      override open func completedConnector(_ c: ServerConnector) {
        resultTide = (c as? TideLiferayConnector)?.resultTide
      }
    }

    """

  @Test func `the sources of all cases follow the format`() throws {
    let folder = try TemporaryFolder()
    for (index, module) in try Self.modules.get().enumerated() {
      for files in module.trees.values {
        try files.write(to: folder.url.appendingPathComponent("Cases\(index)"))
      }
    }
    let result = try Toolchain.lint([folder.url])
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func `the compiler is asked`() throws {
    let folder = try TemporaryFolder()
    let source = folder.url.appendingPathComponent("A.swift")
    try Data("import LiferayScreens\nlet a: Int = \"\"\nfunc f( ) {}\n".utf8).write(to: source)
    for settings in Toolchain.Settings.allCases {
      let result = try Toolchain.check([source], module: "A", settings)
      #expect(result.status != 0)
      #expect(result.errors.contains("A.swift:2:14: error: cannot convert value"))
    }
    #expect(try Toolchain.lint([folder.url]).status != 0)
  }

  /// Cases that are compiled as one module.
  private struct Module {
    let name: String
    /// What each case makes, by the name of the case.
    var trees: [String: FileTree] = [:]

    /// Whether no file of the case is called as one that is there, unless it is the same.
    func hasRoom(for item: String, _ tree: FileTree) -> Bool {
      let others = trees.filter { $0.key != item }.values.flatMap(\.fileNames)
      return tree.fileNames.isDisjoint(with: others)
    }
  }

  /// The cases, each with the theme sets that it uses, in as few modules as their names allow: a
  /// process of the compiler costs more than what it compiles. What is for iOS only needs UIKit.
  private static let modules: Result<[Module], any Error> = Result {
    var modules: [Module] = []
    for item in Case.all where item.name != "ios-only" {
      let name = try item.module()
      let trees = try Dictionary(
        uniqueKeysWithValues: ([item] + item.setsInModule()).map { ($0.name, try $0.files()) })
      let free = modules.firstIndex { module in
        module.name == name && trees.allSatisfy { module.hasRoom(for: $0.key, $0.value) }
      }
      if let free {
        modules[free].trees.merge(trees) { $1 }
      } else {
        modules.append(Module(name: name, trees: trees))
      }
    }
    return modules
  }
}

extension FileTree {
  /// What the files are called, without their folders.
  fileprivate var fileNames: Set<String> {
    Set(paths.compactMap { $0.split(separator: "/").last.map(String.init) })
  }
}

extension Toolchain.Settings {
  /// Whether the test with this index is compiled with these settings. The macros of tests take
  /// their time: each is compiled with the chief settings and, in turn, with one of the others, or
  /// only some of them.
  fileprivate func takes(_ index: Int) -> Bool {
    let others = Self.allCases.filter { $0 != .chief }
    let step = Trials.count(3, many: 2, all: 1)
    return self == .chief ? index % step == 0 : others[index % others.count] == self
  }
}

extension String {
  /// Whether the path is that of a generated test.
  fileprivate var isTest: Bool { hasSuffix("ScreenletTests.swift") }
}
