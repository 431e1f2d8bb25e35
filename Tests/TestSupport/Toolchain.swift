public import Foundation

/// The toolchain's own compiler and formatter, run on what the generator makes.
public enum Toolchain {
  /// How apps compile generated code.
  public enum Settings: String, CaseIterable, Sendable {
    case swift5
    case swift6
    /// As a new app of Xcode 26 has it: a declaration belongs to the main actor unless it says
    /// otherwise.
    case swift5OnMainActor
    case swift6OnMainActor

    /// The setting in which everything is compiled; in the others it is a part, unless `Trials` are
    /// all.
    public static let chief = swift6

    /// Whether everything is compiled with these settings.
    public var isForAll: Bool { self == .chief || Trials.areAll }

    public var isOnMainActor: Bool { [.swift5OnMainActor, .swift6OnMainActor].contains(self) }

    fileprivate var options: [String] {
      let mode = [.swift5, .swift5OnMainActor].contains(self) ? "5" : "6"
      return ["-swift-version", mode] + (isOnMainActor ? Self.newApp : [])
    }

    /// Default Actor Isolation, and what Xcode turns on with it.
    private static let newApp =
      ["-default-isolation", "MainActor"]
      + ["InferIsolatedConformances", "MemberImportVisibility", "NonisolatedNonsendingByDefault"]
      .flatMap { ["-enable-upcoming-feature", $0] }
  }

  /// Compiles `sources` as one module against the runtime that this build has made, as far as the
  /// compiler has anything to say. A warning counts as an error; `errors` of the result says what
  /// the compiler said.
  ///
  /// - Parameters:
  ///   - typesOnly: whether to leave out what only the flow of values shows, as what goes from one
  ///     actor to another. Of many sources that saves a third of the time.
  ///   - product: where to leave the module, for others to import.
  ///   - folders: where modules to import are, before those of this build.
  public static func check(
    _ sources: [URL], module: String, _ settings: Settings, typesOnly: Bool = false,
    emittingTo product: URL? = nil, importingFrom folders: [URL] = []
  ) throws -> Subprocess {
    // All of a module in one process: others would parse all of it again for each file.
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
    // The bodies have been checked.
    let skip = ["-Xfrontend", "-experimental-skip-non-inlinable-function-bodies"]
    return try Subprocess("swiftc", emission + skip + options)
  }

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
