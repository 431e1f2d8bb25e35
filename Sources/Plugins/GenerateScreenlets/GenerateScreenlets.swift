import Foundation
import PackagePlugin

/// The command `swift package generate-screenlets`, which brings the output of a package's specs up
/// to date.
///
/// The arguments are those of `screens-gen generate`, which is run in the directory of the package.
/// The targets that Xcode passes are ignored, because the output of all specs of the package is
/// generated.
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
