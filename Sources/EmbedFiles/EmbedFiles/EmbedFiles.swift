import Foundation
import PackagePlugin

/// Puts files of this package into the target that it is applied to, so that the binary works
/// without them: `Templates/` as `EmbeddedTemplates.files`, the methods of portals as
/// `EmbeddedPortals.files`.
///
/// A build-tool plugin, as `.embedInCode` forgets the folders of the files, and `Bundle.module`
/// ties the binary to the directory in which it was built.
@main
struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let (type, path) =
      target.name == "ServiceCatalog"
      ? ("EmbeddedPortals", "Sources/ServiceCatalog/Portals") : ("EmbeddedTemplates", "Templates")
    let folder = context.pluginWorkDirectoryURL
    let output = folder.appending(path: "\(type).swift")
    // SwiftPM asks for these commands only after a change in `Sources`. The files as inputs would
    // go stale: a new one unnoticed, a removed one an error. So the tool looks each time, which
    // takes milliseconds: it depends on this file, and changes it.
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
