import Foundation
import PackagePlugin

/// Puts the files below `Templates/` of this package into the target it is applied to, as
/// `EmbeddedTemplates.files`, so that the binary works without them.
///
/// A build-tool plugin, as `.embedInCode` forgets the folders of the files, and `Bundle.module`
/// ties the binary to the place where it was built.
@main
struct EmbedTemplates: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let templates = context.package.directoryURL.appending(path: "Templates")
    let folder = context.pluginWorkDirectoryURL
    let output = folder.appending(path: "EmbeddedTemplates.swift")
    // SwiftPM asks for these commands only after a change in `Sources`. The templates as inputs
    // would go stale: a new one unnoticed, a removed one an error. So the tool looks each time,
    // which takes milliseconds: it depends on this file, and changes it.
    let stamp = folder.appending(path: "last-run")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: stamp)
    return [
      .buildCommand(
        displayName: "Embedding the templates",
        executable: try context.tool(named: "embed-templates").url,
        arguments: [templates, output, stamp].map { $0.path(percentEncoded: false) },
        inputFiles: [stamp],
        outputFiles: [output])
    ]
  }
}
