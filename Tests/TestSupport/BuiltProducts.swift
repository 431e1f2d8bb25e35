public import Foundation

/// The products of the build that made the running tests.
public enum BuiltProducts {
  /// The build directory: `.build/debug`, wherever the scratch path is.
  public static let folder: URL = {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let running = bundles.first ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return running.deletingLastPathComponent()
  }()

  /// The compiled modules of the package, for `swiftc -I`.
  public static let modules = folder.appendingPathComponent("Modules")

  /// The `screens-gen` that tests run: that of this build, or the one that `SCREENS_GEN` in the
  /// environment names, as in `.ci/run`, which tests the optimized one.
  public static let screensGen =
    ProcessInfo.processInfo.environment["SCREENS_GEN"].map { URL(fileURLWithPath: $0) }
    ?? folder.appendingPathComponent("screens-gen")

  /// The root of the package that the tests were compiled from.
  public static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
