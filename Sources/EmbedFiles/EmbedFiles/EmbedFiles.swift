import Foundation
import PackagePlugin

/// Embeds files of this package in the target that it is applied to, so that the binary works
/// without them: `Templates/` as `EmbeddedTemplates.files`, the methods of portals as
/// `EmbeddedPortals.files`.
///
/// A build-tool plugin, because `.embedInCode` drops the folders of the files, and `Bundle.module`
/// ties the binary to the directory in which it was built.
@main
struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let (type, path) =
      target.name == "ServiceCatalog"
      ? ("EmbeddedPortals", "Sources/ServiceCatalog/Portals") : ("EmbeddedTemplates", "Templates")
    let folder = context.pluginWorkDirectoryURL
    let output = folder.appending(path: "\(type).swift")
    // SwiftPM asks for these commands only after a change in `Sources`. Declared as inputs, the
    // files would go stale: a new one would go unnoticed, a removed one would be an error. So the
    // tool checks each time, which takes milliseconds: it depends on the stamp, and changes it.
    let stamp = folder.appending(path: "last-run")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: stamp)
    let paths = [context.package.directoryURL.appending(path: path), output, stamp]
    return [
      .buildCommand(
        displayName: "Embedding \(path)",
        executable: try context.tool(named: "embed-files").url,
        arguments: [type] + paths.map { $0.path(percentEncoded: false) },
        inputFiles: [stamp],
        outputFiles: [output])
    ]
  }
}
