import Foundation
import PackagePlugin

/// A build-tool plugin that embeds files of this package in the target to which it is applied, so
/// that the binary works without them: `Templates/` as `EmbeddedTemplates.files`, the specs and the
/// XIBs of the library as `EmbeddedLibrary.files`, and the methods of portals as
/// `EmbeddedPortals.files`.
///
/// `.embedInCode` is not used because it drops the folders of the files, and `Bundle.module`
/// because it ties the binary to the directory in which it was built.
@main
struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let embedded =
      target.name == "ServiceCatalog"
      ? [("EmbeddedPortals", "Sources/ServiceCatalog/Portals", [])]
      : [
        ("EmbeddedTemplates", "Templates", []),
        ("EmbeddedLibrary", "Sources/LiferayScreensLibrary", [".yml", ".xib"]),
      ]
    return try embedded.map { type, path, endings in
      try command(context, type: type, path: path, endings: endings)
    }
  }

  private func command(
    _ context: PluginContext, type: String, path: String, endings: [String]
  ) throws -> Command {
    let folder = context.pluginWorkDirectoryURL
    let output = folder.appending(path: "\(type).swift")
    // SwiftPM requests these commands only after a change in `Sources`. If the files were declared
    // as inputs, the list would become outdated: a new file would not be noticed, and a removed one
    // would be an error. So the tool checks the files each time, which takes milliseconds: it
    // depends on the stamp, and changes it.
    let stamp = folder.appending(path: "\(type)-last-run")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: stamp)
    let paths = [context.package.directoryURL.appending(path: path), output, stamp]
    return .buildCommand(
      displayName: "Embedding \(path)",
      executable: try context.tool(named: "embed-files").url,
      arguments: [type] + paths.map { $0.path(percentEncoded: false) } + endings,
      inputFiles: [stamp],
      outputFiles: [output])
  }
}
