import CommandNotation
import FileStore
import Regeneration
import Runs
import ScreensGenerator
import SourceText
import WiringCheck

extension Command {
  static let package = Command(
    name: "package", summary: "Print what Package.swift needs for generated Screenlets.",
    operands: "[DIR]",
    options: [
      Option(
        name: "write", short: "w",
        help: "keep it up to date in Package.swift, between two marks, at its end the first time"),
      .dryRun, .json, .quiet,
    ],
    discussion: """
      DIR has a Package.swift, whose specs are those in DIR and below it; without it, the current
      directory. The targets of their modules get what SwiftPM has to be told: resources, what is to
      be excluded, tests, and the products of the runtime. A target that Package.swift declares is
      extended, any other is added. The manifest is read, never run.

      With 'layout: by-kind' in a module file, that is one folder of XIBs and one of tests for each
      module, whatever Screenlets there are:

        screens-gen package
        screens-gen package --write
      """
  ) { arguments, console throws(Failure) in
    let directory = try arguments.optionalOperand("DIR", of: "package") ?? "."
    let place = Path.join(directory, "Package.swift")
    guard Workspace.exists(place) else {
      throw Failure(
        code: .noInput,
        message: "no Package.swift is in '\(directory)'; 'swift package init' makes one")
    }
    try LockedTree.take([directory], arguments, console, isWriting: arguments.has("write"))
    var diagnostics = Diagnostics()
    let file = try Workspace.read(place)
    guard let region = PackageRegion(in: file, reporting: &diagnostics) else {
      throw Failure(diagnostics)
    }
    let manifest = PackageManifest(region.own)
    let needs = try PackageNeeds(
      of: directory, manifest, arguments.runOptions, console.warning, reporting: &diagnostics)
    console.print(diagnostics)
    let targets = try needs.targets
    guard arguments.has("write") else {
      console.write(PackageRegion.statements(for: targets, language: needs.language))
      return .done
    }
    guard manifest.declaresPackage else { throw .noPackage(place) }
    let text = region.text(for: targets, language: needs.language)
    let change = FileChange(ownFile: text, stored: .text(file.text))
    return try Workspace.make([PlacedChange(place: place, change: change)], arguments, console)
  }
}

extension Failure {
  fileprivate static func noPackage(_ path: String) -> Failure {
    Failure(
      code: .badInput,
      message:
        "'\(path)' does not say 'let package = Package(...)', which what is added refers to; "
        + "write it so, or add by hand what 'screens-gen package' prints")
  }
}
