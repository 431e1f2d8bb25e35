import Foundation
import PackagePlugin

/// The command `swift package check-screenlets`, which fails if `screens-gen generate` would change
/// something in a package.
///
/// The arguments are those of `screens-gen check`, which is run in the directory of the package.
/// The targets that Xcode passes are ignored, because all specs of the package are checked.
@main
struct CheckScreenlets: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    _ = extractor.extractOption(named: "target")
    let process = Process()
    process.executableURL = try context.tool(named: "screens-gen").url
    process.arguments = ["check"] + extractor.remainingArguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("screens-gen check exited with code \(process.terminationStatus)")
    }
  }
}
