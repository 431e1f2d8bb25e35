public import Foundation

/// The compiler and the formatter of the toolchain, run on generated code.
public enum Toolchain {
  /// The settings with which apps compile generated code.
  public enum Settings: String, CaseIterable, Sendable {
    case swift5
    case swift6
    /// The settings of a new app in Xcode 26: declarations are isolated to the main actor by
    /// default.
    case swift5OnMainActor
    case swift6OnMainActor

    /// The settings with which everything is compiled; with the others only a part is, unless
    /// `Trials` requests all.
    public static let chief = swift6

    /// The settings that tests try: of the others, the one that has both differences.
    public static let tried = Trials.current == .some ? [chief, .swift5OnMainActor] : allCases

    /// Whether everything is compiled with these settings.
    public var isForAll: Bool { self == .chief || Trials.current == .all }

    public var isOnMainActor: Bool { [.swift5OnMainActor, .swift6OnMainActor].contains(self) }

    fileprivate var options: [String] {
      let mode = [.swift5, .swift5OnMainActor].contains(self) ? "5" : "6"
      return ["-swift-version", mode] + (isOnMainActor ? Self.newApp : [])
    }

    /// Default Actor Isolation, and the features that Xcode enables with it.
    private static let newApp =
      ["-default-isolation", "MainActor"]
      + ["InferIsolatedConformances", "MemberImportVisibility", "NonisolatedNonsendingByDefault"]
      .flatMap { ["-enable-upcoming-feature", $0] }
  }

  /// Compiles `sources` as one module against this build's runtime, to get the compiler's
  /// diagnostics. A warning counts as an error; `errors` of the result are the diagnostics.
  ///
  /// - Parameters:
  ///   - typesOnly: whether to skip checks that need data flow analysis, such as sending values
  ///     between actors. For many sources this saves a third of the time.
  ///   - product: where to write the module, so that others can import it.
  ///   - folders: where imported modules are searched for, before those of this build.
  public static func check(
    _ sources: [URL], module: String, _ settings: Settings, typesOnly: Bool = false,
    emittingTo product: URL? = nil, importingFrom folders: [URL] = []
  ) throws -> Subprocess {
    // Compiles the module in one process: several would each parse all of it.
    let options =
      ["-wmo", "-warnings-as-errors", "-module-name", module] + settings.options
      + (folders + [BuiltProducts.modules]).flatMap { ["-I", $0.path] } + sources.map(\.path)
    let emission = product.map {
      [
        "-emit-module", "-emit-module-path",
        $0.appendingPathComponent("\(module).swiftmodule").path,
      ]
    }
    if !typesOnly {
      return try Subprocess("swiftc", (emission ?? ["-emit-sil", "-o", "/dev/null"]) + options)
    }
    let result = try Subprocess("swiftc", ["-typecheck"] + options)
    guard result.status == 0, let emission else { return result }
    // The function bodies have been checked.
    let skip = ["-Xfrontend", "-experimental-skip-non-inlinable-function-bodies"]
    return try Subprocess("swiftc", emission + skip + options)
  }

  #if os(Linux)
    /// Compiles `sources` as a module, and links it with `tests` and this build's runtime to a
    /// program in `folder`, which has the name of the module and `Tests`.
    public static func build(
      _ sources: [URL], module: String, withTests tests: [URL], in folder: URL
    ) throws -> Subprocess {
      let options = ["-wmo"] + Settings.chief.options + ["-I", BuiltProducts.modules.path]
      let object = folder.appendingPathComponent("\(module).o").path
      let compiled = try Subprocess(
        "swiftc",
        options + [
          "-parse-as-library", "-module-name", module, "-emit-object", "-o", object,
          "-emit-module", "-emit-module-path",
          folder.appendingPathComponent("\(module).swiftmodule").path,
        ] + sources.map(\.path))
      guard compiled.status == 0 else { return compiled }
      let runtime = [
        "AutoLayout", "HeadlessUIKit", "LiferayMobileSDK", "LiferayScreens",
        "LiferayScreensTesting",
      ]
      let objects = try runtime.flatMap { name in
        let build = BuiltProducts.folder.appendingPathComponent("\(name).build").path
        return try FileManager.default.subpathsOfDirectory(atPath: build)
          .filter { $0.hasSuffix(".swift.o") }.map { "\(build)/\($0)" }
      }
      return try Subprocess(
        "swiftc",
        options + [
          "-I", folder.path, "-module-name", module + "Tests", "-o",
          folder.appendingPathComponent(module + "Tests").path, object,
        ] + tests.map(\.path) + objects)
    }
  #endif

  /// Lints every Swift source below `folders` by the rules of this package.
  public static func lint(_ folders: [URL]) throws -> Subprocess {
    try Subprocess(
      "swift",
      [
        "format", "lint", "--strict", "--parallel", "--recursive", "--configuration",
        BuiltProducts.package.appendingPathComponent(".swift-format").path,
      ] + folders.map(\.path))
  }
}
