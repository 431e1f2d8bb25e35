import FileStore
import Interfaces
import Regeneration
import Runs
import ScreensGenerator
import SourceText

extension Command {
  static let package = Command(
    name: "package", summary: "Print what Package.swift needs for generated Screenlets.",
    operands: "[DIR]",
    options: [
      Option(
        name: "write", short: "w",
        help: "write it into Package.swift, between two marks, and keep it up to date there"),
      .dryRun, .json, .quiet,
    ],
    discussion: """
      DIR is the directory of a Package.swift, by default the current one; its specs are those in
      DIR and below it. The targets of their modules get what SwiftPM needs: resources, excluded
      files, tests, and the products of the runtime. A target that Package.swift declares is
      extended, any other is added. The manifest is read, never run: where it does not show whether
      it loads with what is to be added, nothing is written, and that is printed.

      With 'layout: by-kind' in a module file, each module has one folder of XIBs and one of tests:

        screens-gen package --write
      """
  ) { arguments, console throws(Failure) in
    let directory = try arguments.optionalOperand("DIR", of: "package") ?? "."
    let isWriting = arguments.has("write")
    try LockedTree.take([directory], arguments, console, isWriting: isWriting)
    var diagnostics = Diagnostics()
    let file = try Workspace.manifest(in: directory, isWritten: isWriting)
    guard let region = PackageRegion(in: file, reporting: &diagnostics) else {
      throw Failure(diagnostics)
    }
    let manifest = PackageManifest(region.own)
    let needs = try PackageNeeds(
      of: directory, manifest, arguments.runOptions, console.warning, reporting: &diagnostics)
    console.print(diagnostics)
    let targets = try needs.targets
    let statements = PackageRegion.statements(for: targets, language: needs.language)
    let json = [("statements", JSONText.text(statements))]
    guard isWriting else {
      if arguments.has("json") {
        console.write(json: JSONText.document(json).text)
      } else {
        console.write(document: statements)
      }
      return .done
    }
    let text = region.text(for: targets, language: needs.language)
    let report =
      manifest.declaresPackage
      ? Report(needs.doubts(about: targets))
      : Report(Diagnostics(), errors: [noPackage(file.path)])
    if text != file.text, report.diagnostics.hasErrors || !report.errors.isEmpty {
      let reporter = try arguments.reporter()
      if reporter == .text { console.write(document: statements) }
      console.show(report, as: reporter, json: json)
      return .badInput
    }
    let change = FileChange(ownFile: text, stored: .text(file.text))
    return try Workspace.make([PlacedChange(place: file.path, change: change)], arguments, console)
  }
}

extension Command {
  private static func noPackage(_ path: String) -> String {
    "'\(path)' does not say 'let package = Package(...)', which what is added refers to; "
      + "write it so, or add by hand what is printed"
  }
}
