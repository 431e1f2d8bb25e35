import FileStore
import Runs
import SourceText

/// The standard output and the standard error of the process, each with or without colours.
///
/// Nothing else writes to them, as a test makes sure. Lines and texts are for people: an input that
/// they quote cannot steer the terminal or a CI, and what is given as a line stays on one.
struct Console {
  private let isColoredOut: Bool
  private let isColoredError: Bool
  /// Whether status lines are omitted.
  private let isQuiet: Bool
  /// Whether every step of a run is reported.
  let isVerbose: Bool

  /// Creates a console that uses colours on a terminal, unless the environment specifies otherwise.
  /// `color` is the value of `--color`, which takes precedence.
  init(color: String? = nil, isQuiet: Bool = false, isVerbose: Bool = false) {
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
    let choice = color == "auto" ? nil : color
    let isColored = choice.map { $0 == "always" } ?? Self.environmentChoice
    isColoredOut = isColored ?? Descriptor.standardOutput.isTerminal
    isColoredError = isColored ?? Descriptor.standardError.isTerminal
  }

  /// Returns a progress line with the words of `text`, for a user who waits at a terminal.
  func progress(_ text: @escaping (_ done: Int) -> String) -> Progress {
    Progress(isShown: !isQuiet && !isVerbose && Self.showsProgress) { done in
      Self.writeError("\r\u{1B}[K" + (done.map(text) ?? ""))
    }
  }

  private static var showsProgress: Bool {
    Descriptor.standardError.isTerminal && Environment["TERM"] != "dumb"
  }

  // MARK: Standard output

  /// Writes a text of several lines.
  func write(_ text: String) { writeOutput(text.harmless(isColored: isColoredOut)) }

  /// Writes a document for a program, byte by byte unless a terminal shows it.
  func write(document text: String) {
    writeOutput(Descriptor.standardOutput.isTerminal ? text.visible : text)
  }

  func write(json text: String) { writeOutput(text.harmlessJSON) }

  func write(lines: [String]) { write(lines.map { $0.printable + "\n" }.joined()) }

  /// Writes status lines, unless the console is quiet.
  func status(_ lines: @autoclosure () -> [String]) {
    if !isQuiet { write(lines: lines()) }
  }

  /// Writes a status line for each file or method: the word, right-aligned in twelve columns, and the
  /// path or name.
  func status(ofItems items: @autoclosure () -> [(word: String, item: String)]) {
    if !isQuiet { write(items().map { statusLine($0, $1) + "\n" }.joined()) }
  }

  private func statusLine(_ word: String, _ item: String) -> String {
    let padding = String(repeating: " ", count: max(0, 12 - word.count))
    let shown = Self.color(of: word).paint(word, isColored: isColoredOut)
    return "\(padding)\(shown)  \(item.printable)"
  }

  private static func color(of word: String) -> TextColor {
    switch word {
    case "create", "update", "merge", "move": .green
    case "identical", "keep": .blue
    case "skip", "force": .yellow
    default: .red
    }
  }

  private func writeOutput(_ text: String) {
    do {
      try Descriptor.standardOutput.write(text)
    } catch  where error.isClosedPipe {
      // A reader that has closed the pipe, such as `head`, needs no more text.
    } catch {
      self.error("cannot write to standard output: \(error.reason)")
      ExitCode.inputOutput.end()
    }
  }

  // MARK: Standard error

  /// Reads an input, and reports that in verbose mode.
  func read(
    _ path: String, as format: InputFormat, reporting diagnostics: inout Diagnostics
  ) throws(Failure) -> SourceFile {
    let file = try Workspace.read(path, as: format, reporting: &diagnostics)
    noteReading(of: file)
    return file
  }

  func noteReading(of file: SourceFile) {
    detail("read \(file.path), \(file.text.utf8.count) bytes")
  }

  /// Reports a step of a run in verbose mode, with the time since its start.
  func detail(_ text: @autoclosure () -> String) {
    guard isVerbose else { return }
    let time = String(Int((ContinuousClock.now - Progress.start) / .milliseconds(1)))
    let padding = String(repeating: " ", count: max(0, 6 - time.count))
    hint("\(padding)\(time) ms  \(text())")
  }

  func error(_ message: String) {
    writeError("\(TextColor.red.paint("error:", isColored: isColoredError)) \(message.printable)\n")
  }

  /// Prints a warning about a whole file or directory.
  func warning(_ message: String, at path: String) {
    let label = TextColor.yellow.paint("warning:", isColored: isColoredError)
    writeError("\(path.printable): \(label) \(message.printable)\n")
  }

  /// Prints a line that is not an error.
  func hint(_ line: String) { hint([line]) }

  func hint(_ lines: [String]) {
    writeError(lines.map { $0.printable + "\n" }.joined())
  }

  /// Prints a text of several lines.
  func usage(_ text: String) { writeError(text) }

  /// Prints a prompt. The user types the answer on the same line.
  func prompt(_ text: String) { writeError(text.printable) }

  private func writeError(_ text: String) {
    Self.writeError(text.harmless(isColored: isColoredError))
  }

  /// Writes to standard error. A failure is ignored, because it cannot be reported.
  private static func writeError(_ text: String) {
    try? Descriptor.standardError.write(text)
  }

  // MARK: Reports

  /// Shows the report of a command to a person or a program. As JSON, the report follows `members`,
  /// which are nil if the command has no JSON of its own. As text, `status` follows the report.
  func show(
    _ report: Report, as reporter: Reporter, json members: [(String, JSONText)]? = nil,
    status: String? = nil
  ) {
    switch reporter {
    case .github: return write(document: report.github)
    case .sarif:
      let tool = ToolUsage.screensGen
      return write(json: report.sarif(tool: tool.name, version: tool.version, uri: \.self))
    case .xcode: return write(report.xcode(Workspace.absolutePath(of:)))
    case .text, .json: break
    }
    print(report.diagnostics)
    report.errors.forEach(error)
    guard reporter == .json, let members else { return self.status(status.map { [$0] } ?? []) }
    let found = report.diagnostics.json + report.errors.map { .diagnostic($0) }
    write(json: JSONText.document(members + [("diagnostics", .list(found))]).text)
  }

  func print(_ diagnostics: Diagnostics) {
    var printer = DiagnosticPrinter(colored: isColoredError)
    writeError(printer.text(for: diagnostics))
  }

  /// Whether the environment requests colours, or nil if the streams decide.
  private static var environmentChoice: Bool? {
    if let value = Environment["NO_COLOR"], !value.isEmpty { return false }
    if let value = Environment["FORCE_COLOR"], !value.isEmpty {
      return value != "0" && value != "false"
    }
    if let value = Environment["CLICOLOR_FORCE"], !value.isEmpty, value != "0" { return true }
    return Environment["TERM"] == "dumb" ? false : nil
  }

  /// The variables that the tool reads.
  static let environment: [ToolUsage.Row] = [
    ("NO_COLOR", "No colours, whatever it says, unless it is empty."),
    ("FORCE_COLOR", "Colours, also where there is no terminal; none if it is 0 or false."),
    ("CLICOLOR_FORCE", "The same, unless it is 0."),
    ("TERM", "No colours and no progress on a terminal that is dumb."),
    (
      "XDG_STATE_HOME",
      "Where runs are recorded, in 'screens-gen', to be undone; without it, in '~/.local/state'."
    ),
  ]
}
