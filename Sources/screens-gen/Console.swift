import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The two streams of the process, and whether each of them shows colours.
struct Console {
  var isColoredOut: Bool
  var isColoredError: Bool
  /// Whether status lines are left out.
  var isQuiet = false

  /// Colours on a terminal, unless `NO_COLOR` or `TERM=dumb` say otherwise; `choice` is that of
  /// `--color`, and wins.
  init(choice: String? = nil) {
    switch choice {
    case "always": (isColoredOut, isColoredError) = (true, true)
    case "never": (isColoredOut, isColoredError) = (false, false)
    default:
      let refused =
        Self.variable("NO_COLOR")?.isEmpty == false || Self.variable("TERM") == "dumb"
      let forced = Self.variable("CLICOLOR_FORCE").map { !$0.isEmpty && $0 != "0" } == true
      isColoredOut = forced || (!refused && isatty(STDOUT_FILENO) == 1)
      isColoredError = forced || (!refused && isatty(STDERR_FILENO) == 1)
    }
  }

  /// Writes to standard output exactly what it is given.
  func write(_ text: String) { Self.write(text, to: STDOUT_FILENO) }

  /// Writes a line of status, unless that was asked to be left out.
  func status(_ line: String) {
    if !isQuiet { write(line + "\n") }
  }

  func error(_ message: String) {
    let label = isColoredError ? "\u{1B}[1;31merror:\u{1B}[0m" : "error:"
    Self.write("\(label) \(message)\n", to: STDERR_FILENO)
  }

  /// A line on standard error that is no error itself.
  func hint(_ text: String) {
    Self.write(text.hasSuffix("\n") ? text : text + "\n", to: STDERR_FILENO)
  }

  func print(_ diagnostics: Diagnostics) {
    var printer = DiagnosticPrinter(colored: isColoredError)
    Self.write(printer.text(for: diagnostics), to: STDERR_FILENO)
  }

  /// The status line of a file: the word right-justified to twelve, then the path.
  func statusLine(_ word: String, _ path: String) -> String {
    let padding = String(repeating: " ", count: max(0, 12 - word.count))
    guard isColoredOut else { return "\(padding)\(word)  \(path)" }
    return "\(padding)\u{1B}[1;\(Self.color(of: word))m\(word)\u{1B}[0m  \(path)"
  }

  private static func color(of word: String) -> String {
    switch word {
    case "create", "update", "merge": "32"
    case "identical", "keep": "34"
    case "skip", "force": "33"
    default: "31"
    }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Writes all of it, however often the kernel takes only a part. A reader that has gone away, as
  /// `head` does, is no error of ours.
  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, rest.baseAddress, rest.count)
        #else
          let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        #endif
        if count < 0 {
          if errno == EINTR { continue }
          return
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}
