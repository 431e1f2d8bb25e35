public import Foundation

/// The toolchain's own compiler and formatter, run on what the generator makes.
public enum Toolchain {
  /// The language modes that generated code has to compile in.
  public enum LanguageMode: String, CaseIterable, Sendable {
    case swift5 = "5"
    case swift6 = "6"
  }

  /// Type-checks `sources` as one module against the runtime that this build has made. A warning
  /// counts as an error; `errors` of the result says what the compiler said.
  ///
  /// - Parameters:
  ///   - product: where to leave the module, for others to import.
  ///   - folders: where modules to import are, besides those of this build.
  public static func typecheck(
    _ sources: [URL], module: String, mode: LanguageMode, emittingTo product: URL? = nil,
    importingFrom folders: [URL] = []
  ) throws -> Subprocess {
    // All of a module in one process: others would parse all of it again for each file.
    let options =
      [
        "-wmo", "-swift-version", mode.rawValue, "-warnings-as-errors", "-module-name", module,
      ] + (folders + [BuiltProducts.modules]).flatMap { ["-I", $0.path] } + sources.map(\.path)
    let result = try Subprocess("swiftc", ["-typecheck"] + options)
    guard result.status == 0, let product else { return result }
    let file = product.appendingPathComponent("\(module).swiftmodule").path
    // The bodies have been checked.
    return try Subprocess(
      "swiftc",
      [
        "-emit-module", "-emit-module-path", file, "-Xfrontend",
        "-experimental-skip-non-inlinable-function-bodies",
      ] + options)
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
