import Foundation
import PackagePlugin

/// `swift package screens-gen COMMAND …`: any command of screens-gen, run in the directory of the package by
/// the binary of a release. Without a command, as from a menu of Xcode, it is `generate`.
@main
struct ScreensGen: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    // The targets that Xcode passes: all specs of the package are meant.
    _ = extractor.extractOption(named: "target")
    let words = extractor.remainingArguments
    let process = Process()
    process.executableURL = try context.tool(named: "screens-gen").url
    process.arguments = words.isEmpty ? ["generate"] : words
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("screens-gen exited with code \(process.terminationStatus)")
    }
  }
}
