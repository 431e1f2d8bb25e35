import FileStore
import Interfaces
import Runs
import SourceText

extension Command {
  static let preview = Command(
    name: "preview",
    summary: "Make pictures of all themes, and report what is wrong in them.",
    operands: "[SPEC|DIR]...",
    options: [
      Option(
        name: "output", short: "o", value: "DIR",
        help: "the directory of the pictures and their page; without it, 'preview' beside "
          + "Package.swift or the Xcode project"),
      Option(
        name: "compare", value: "REF",
        help: "show what differs from the XIBs of a commit, branch or tag, before and after"),
      .templates,
    ] + Option.reporting + [.quiet],
    discussion: """
      Every theme is shown from its XIB as it is on disk, your edits included, laid out by its
      constraints: light and dark, at three widths, with three text sizes, right to left, and in each
      language that has a string table beside the XIB. Lists show rows, forms once more with what a
      user has typed, and a Screenlet with progress messages at work, with its panel or the spinner in
      a button, and after a failure. DIR/index.html has all of them side by side.

      A text that is cut off, controls that overlap or leave the view, a contrast below 4.5, and
      constraints that are ambiguous or contradict each other are warnings in the XIB. Colours, fonts
      and corners of a theme set are shown as its spec has them; what other Swift code changes is not.
      """
  ) { arguments, console throws(Failure) in
    // Within a target, Swift and Xcode would take the pictures for resources.
    let project = Workspace.project(of: ".").map(Workspace.shown)
    let directory = arguments["output"] ?? Path.join(project ?? ".", "preview")
    let reporter = try arguments.reporter()
    let specs = try Generation(arguments: arguments, console: console).specs()
    var diagnostics = Diagnostics()
    var options = arguments.runOptions
    options.output = nil
    let themes = try ThemeXIBs.all(of: specs, options, &diagnostics)
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    if themes.isEmpty {
      throw Failure(
        code: .noInput, message: "the specs make no theme with a XIB, which a picture would show")
    }
    let previews = try themes.map { theme throws(Failure) in
      try theme.preview(reporting: &diagnostics)
    }.compactMap(\.self)
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    let contained = try ContainedThemes(in: previews, of: specs, options).previews
    let shown = previews.map { $0.containing(contained) }
      .concurrentlyMapped { ($0, $0.looks, $0.findings) }
    let earlier = try arguments["compare"].map { name throws(Failure) in
      try looks(
        of: themes, at: GitCommit(name, in: Path.directory(of: specs[0].path)), contained)
    }
    let gallery = Gallery(of: shown.map { ($0.0, $0.1) }, earlier: earlier)
    try Workspace.using { store throws(FileProblem) in
      try store.write(gallery.files, below: directory)
    }
    for theme in shown { diagnostics.append(theme.2) }
    let paths = gallery.files.map { Path.join(directory, $0.path) }
    let pictures = paths.dropFirst()
    console.show(
      Report(diagnostics), as: reporter,
      json: [
        ("page", .text(paths[0])), ("pictures", .list(pictures.map { .text($0) })),
      ],
      status: "\(pictures.count.counting("picture")) in \(paths[0])")
    return .done
  }

  /// Returns the pictures of the themes as of a commit, with nil for a theme that did not exist.
  private static func looks(
    of themes: [ThemeXIBs], at commit: GitCommit, _ contained: [String: ThemePreview]
  ) throws(Failure) -> [[ThemePreview.Look]?] {
    let previews = try themes.map { theme throws(Failure) in
      // The problems of an earlier XIB are not reported.
      var ignored = Diagnostics()
      return try theme.preview(reporting: &ignored, reading: commit.file)
    }
    let earlier = previews.compactMap { preview in preview.map { ($0.key, $0) } }
    let all = contained.merging(earlier) { $1 }
    return previews.map { $0?.containing(all).looks }
  }
}
