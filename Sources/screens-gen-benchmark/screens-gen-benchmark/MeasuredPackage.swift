internal import Foundation

/// The package whose programs and modules are measured. The programs are built with the options of
/// a release.
enum MeasuredPackage {

  /// The root of the package, four folders up from this file.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let scratch = root.appendingPathComponent(".build/benchmark")

  /// Builds the programs that are not up to date.
  static func buildPrograms() throws {
    for name in ["screens-gen", "empty-program"] {
      try build("\(name), as it is released", releaseOptions + ["--product", name])
    }
  }

  /// Returns the path of a program that has been built.
  static func program(_ name: String) -> String {
    scratch.appendingPathComponent("release/\(name)").path
  }

  /// Builds the modules that generated sources import, and returns the path of their directory.
  static func buildModules() throws -> String {
    for target in ["LiferayScreensThemeFlat7", "LiferayScreensThemeWesteros"] {
      try build("the module \(target)", ["--target", target])
    }
    return scratch.appendingPathComponent("debug/Modules").path
  }

  /// Builds a target and everything that it needs, then measures another build of the target alone.
  static func rebuild(_ target: String) throws -> ProgramRun {
    try build("the module \(target)", ["--target", target])
    // Removes only the products of the compiler: SwiftPM puts its own files beside them, once for
    // all builds.
    let products = scratch.appendingPathComponent("debug/\(target).build")
    for product in try FileManager.default.contentsOfDirectory(
      at: products, includingPropertiesForKeys: nil)
    where ["o", "swiftdeps"].contains(product.pathExtension) {
      try FileManager.default.removeItem(at: product)
    }
    return try build("the module \(target) once more", ["--target", target])
  }

  private static var releaseOptions: [String] {
    #if os(Linux)
      ["-c", "release", "--static-swift-stdlib"]
    #else
      ["-c", "release"]
    #endif
  }

  @discardableResult
  private static func build(_ what: String, _ options: [String]) throws -> ProgramRun {
    FileHandle.standardError.write(Data("building \(what)\n".utf8))
    let places = ["--package-path", root.path, "--scratch-path", scratch.path]
    return try ProgramRun("swift", ["build"] + places + options)
  }
}
