import Interfaces
import Runs
import SourceText
import SpecModel

extension Command {
  static let lint = Command(
    name: "lint", summary: "Check that XIBs, storyboards, classes and Screenlets fit together.",
    operands: "[DIR]...",
    options: [
      Option(
        name: "module", value: "NAME",
        help: "the module that the sources go into, whatever a spec or a Package.swift says"),
      Option(
        name: "no-accessibility",
        help: "leave out the warnings about accessibility"),
    ] + Option.reporting + [.quiet],
    discussion: """
      Every XIB, storyboard and Swift file in DIR and below it is looked at, generated or written by
      hand; without operands, those of the current directory. Of a DIR that has specs only, those that
      they yield are. An error is what fails on a phone:

        - an outlet, action, custom class or module that does not exist, or an outlet of another type
        - a custom class that is private or generic, or an unwind action that no class has
        - a runtime attribute that its object does not have, or a segue that no storyboard has
        - a restorationIdentifier that is not an action of its Screenlet
        - a view class that is not a view model, or a theme without an outlet that the view model needs
        - a child theme that changes more than the looks of its parent
        - a file, a view class and a theme whose names do not agree
        - two files, or two types, of one name in a module

      Problems of accessibility are warnings, at most one of each kind for a XIB or storyboard:

        - a font of a fixed size
        - a button with an image only and without an accessibility label
        - a button or a field smaller than 44 points
        - a constraint of a left or right edge

      What libraries declare is not checked. What is only doubtful is a warning, and so is
      everything about File's Owner, which is not created by the XIB.
      """
  ) { arguments, console throws(Failure) in
    var diagnostics = Diagnostics(limit: Diagnostics.limitOfReports)
    var files = WiringFiles(swift: [], xibs: [])
    var seen: Set<String> = []
    let modules = arguments.modules
    for directory in arguments.operandsOrHere {
      try Workspace.add(
        filesOf: directory, in: modules, to: &files, besides: &seen, reporting: &diagnostics,
        console.warning)
    }
    if files.swift.isEmpty, files.xibs.isEmpty, files.storyboards.isEmpty {
      let places = arguments.operandsOrHere.map { "'\($0)'" }.joined(separator: ", ")
      let hasSpecs = arguments.operandsOrHere.contains { (try? Workspace.specs(at: $0)) != nil }
      throw Failure(
        code: .noInput,
        message: "no XIB, storyboard or Swift file is in \(places)"
          + (hasSpecs ? " yet; 'screens-gen generate' makes them from the specs there" : ""))
    }
    if let module = arguments["module"] {
      guard SwiftName.isIdentifier(module), !SwiftName.isKeyword(module) else {
        throw .usage("'\(module)' cannot name a module in Swift")
      }
      files.modules.add(module, for: "", by: .user)
    }
    files.checksAccessibility = !arguments.has("no-accessibility")
    diagnostics.append(WiringCheck(files).findings)
    console.show(
      Report(diagnostics), as: try arguments.reporter(), json: json(diagnostics, of: files),
      status: counts(diagnostics, of: files))
    return diagnostics.hasErrors ? .differences : .done
  }

  /// Returns the counts in words, such as
  /// `3 XIBs, 1 storyboard, 12 Swift files: 1 error, 2 warnings`.
  private static func counts(_ diagnostics: Diagnostics, of files: WiringFiles) -> String {
    let found = [Diagnostic.Severity.error, .warning].compactMap { severity in
      let count = diagnostics.count(of: severity)
      return count == 0 ? nil : count.counting(severity.rawValue)
    }
    let storyboards = files.storyboards.count
    let read =
      [files.xibs.count.counting("XIB")]
      + (storyboards == 0 ? [] : [storyboards.counting("storyboard")])
      + [files.swift.count.counting("Swift file")]
    return read.joined(separator: ", ") + ": "
      + (found.isEmpty ? "no problems" : found.joined(separator: ", "))
  }

  private static func json(
    _ diagnostics: Diagnostics, of files: WiringFiles
  ) -> [(String, JSONText)] {
    let counts = [Diagnostic.Severity.error, .warning].map {
      ($0.rawValue, JSONText.number(diagnostics.count(of: $0)))
    }
    return [
      ("xibs", .list(files.xibs.map { .text($0.path) })),
      ("storyboards", .list(files.storyboards.map { .text($0.path) })),
      ("counts", .object(counts)),
    ]
  }
}
