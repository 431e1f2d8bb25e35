import Foundation
import PackagePlugin

/// `swift package generate-screenlets`: brings the output of a package's specs up to date.
///
/// Arguments are those of `screens-gen generate`, run in the directory of the package. The targets
/// that Xcode passes are left out: all specs of the package are meant.
@main
struct GenerateScreenlets: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    _ = extractor.extractOption(named: "target")
    let process = Process()
    process.executableURL = try context.tool(named: "screens-gen").url
    process.arguments = ["generate"] + extractor.remainingArguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("screens-gen generate exited with code \(process.terminationStatus)")
    }
  }
}
