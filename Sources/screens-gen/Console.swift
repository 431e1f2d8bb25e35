import CommandNotation
import FileStore
import Runs
import SourceText

/// The two streams of the process, and whether each of them shows colours.
struct Console {
  private let isColoredOut: Bool
  private let isColoredError: Bool
  /// Whether status lines are left out.
  private let isQuiet: Bool
  /// Whether every step of a run is said.
  private let isVerbose: Bool

  /// Colours on a terminal, unless the environment says otherwise; `color` is what `--color` says,
  /// and wins.
  init(color: String? = nil, isQuiet: Bool = false, isVerbose: Bool = false) {
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
    let choice = color == "auto" ? nil : color
    let isColored = choice.map { $0 == "always" } ?? Self.environmentChoice
    isColoredOut = isColored ?? Descriptor.standardOutput.isTerminal
    isColoredError = isColored ?? Descriptor.standardError.isTerminal
  }

  /// The progress of steps, in the words of `text`, for a user who waits at a terminal.
  func progress(_ text: @escaping (_ done: Int) -> String) -> Progress {
    Progress(isShown: !isQuiet && !isVerbose && Self.showsProgress, text: text)
  }

  private static var showsProgress: Bool {
    Descriptor.standardError.isTerminal && Environment["TERM"] != "dumb"
  }

  /// Writes to standard output exactly what it is given.
  func write(_ text: String) {
    do {
      try Descriptor.standardOutput.write(text)
    } catch  where error.isClosedPipe {
      // A reader that has gone away, as `head` does, has read what it wanted.
    } catch {
      self.error("cannot write to standard output: \(error.reason)")
      ExitCode.inputOutput.end()
    }
  }

  /// Writes lines of status, unless that was asked to be left out.
  func status(_ lines: some Sequence<String>) {
    if isQuiet { return }
    var text = ""
    for line in lines {
      text += line
      text += "\n"
      if text.utf8.count > Self.blockSize {
        write(text)
        text = ""
      }
    }
    write(text)
  }

  /// About how many bytes of many lines are written at a time.
  private static let blockSize = 32 << 10

  /// Says, to a user who wants to know, what a run did and how long after its start.
  func detail(_ text: @autoclosure () -> String) {
    guard isVerbose else { return }
    let time = String(MonotonicClock.milliseconds - Progress.start)
    let padding = String(repeating: " ", count: max(0, 6 - time.count))
    hint("\(padding)\(time) ms  \(text().printable)")
  }

  func error(_ message: String) {
    let label = isColoredError ? "\u{1B}[1;31merror:\u{1B}[0m" : "error:"
    hint("\(label) \(message.printable)")
  }

  /// What is doubtful about a whole file or directory.
  func warning(_ message: String, at path: String) {
    let label = isColoredError ? "\u{1B}[1;33mwarning:\u{1B}[0m" : "warning:"
    hint("\(path.printable): \(label) \(message.printable)")
  }

  /// Prints one or more lines that are not errors on standard error. File names in `text` have to
  /// be printable.
  func hint(_ text: String) {
    writeError(text.hasSuffix("\n") ? text : text + "\n")
  }

  /// Asks for what the user types into the same line.
  func prompt(_ text: String) { writeError(text) }

  func print(_ diagnostics: Diagnostics) {
    var printer = DiagnosticPrinter(colored: isColoredError)
    writeError(printer.text(for: diagnostics))
  }

  /// The status line of a file: the word right-justified to twelve, then the path. `isError` says
  /// that it is for standard error.
  func statusLine(_ word: String, _ path: String, isError: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(0, 12 - word.count))
    let isColored = isError ? isColoredError : isColoredOut
    let shown = isColored ? "\u{1B}[1;\(Self.color(of: word))m\(word)\u{1B}[0m" : word
    return "\(padding)\(shown)  \(path.printable)"
  }

  private static func color(of word: String) -> String {
    switch word {
    case "create", "update", "merge", "move": "32"
    case "identical", "keep": "34"
    case "skip", "force": "33"
    default: "31"
    }
  }

  /// Writes to standard error; if that fails, there is nobody to tell.
  private func writeError(_ text: String) {
    try? Descriptor.standardError.write(text)
  }

  /// Whether the environment wants colours; nil if it leaves that to the streams.
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
