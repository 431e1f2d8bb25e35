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
    let output =
      product.map { folder in
        ["-emit-module-path", folder.appendingPathComponent("\(module).swiftmodule").path]
      } ?? []
    return try Subprocess(
      "swiftc",
      [
        output.isEmpty ? "-typecheck" : "-emit-module", "-swift-version", mode.rawValue,
        "-warnings-as-errors", "-module-name", module,
      ] + output + (folders + [BuiltProducts.modules]).flatMap { ["-I", $0.path] }
        + sources.map(\.path))
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
