import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `screens-gen`: reads the command line, runs the command, exits with its code.
@main
struct ScreensGen {
  static func main() {
    // A reader of our output that has gone away, as `head` does, is not worth a crash.
    signal(SIGPIPE, SIG_IGN)
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      exit(try run(words).rawValue)
    } catch {
      Console().error(error.message)
      if error.code == .usage {
        let command = error.command.map { " \($0)" } ?? ""
        Console().hint("see 'screens-gen\(command) --help'")
      }
      exit(error.code.rawValue)
    }
  }

  static func run(_ words: [String]) throws(Failure) -> ExitCode {
    guard let first = words.first else {
      Console().hint(ToolHelp.text)
      return .usage
    }
    switch first {
    case "--help", "-h":
      Console().write(ToolHelp.text)
      return .done
    case "help":
      return try help(Array(words.dropFirst()))
    case "--version":
      Console().write("screens-gen \(ToolHelp.version)\n")
      return .done
    default:
      let (command, rest) = try command(words)
      if asksForHelp(rest) {
        Console().write(command.help)
        return .done
      }
      let arguments = try Arguments(rest, options: command.options, command: command.name)
      if let choice = arguments["color"], !["auto", "always", "never"].contains(choice) {
        throw Failure(
          code: .usage, message: "'--color' takes auto, always or never, not '\(choice)'",
          command: command.name)
      }
      var console = Console(choice: arguments["color"])
      console.isQuiet = arguments.has("quiet")
      return try command.run(arguments, console)
    }
  }

  private static func help(_ words: [String]) throws(Failure) -> ExitCode {
    let text = words.isEmpty ? ToolHelp.text : try command(words).command.help
    Console().write(text)
    return .done
  }

  /// The command that the first one or two words name, and the words after it.
  private static func command(_ words: [String]) throws(Failure) -> (
    command: Command, rest: ArraySlice<String>
  ) {
    for count in [2, 1] where words.count >= count {
      let name = words.prefix(count).joined(separator: " ")
      if let command = Command.all.first(where: { $0.name == name }) {
        return (command, words.dropFirst(count))
      }
    }
    let names = Command.all.map(\.name)
    let group = names.filter { $0.hasPrefix(words[0] + " ") }
    if !group.isEmpty {
      let list = group.map { "'\($0)'" }.joined(separator: ", ")
      if words.count > 1, !words[1].hasPrefix("-") {
        let name = words.prefix(2).joined(separator: " ")
        throw Failure(
          code: .usage,
          message: "unknown command '\(name)'; there is \(list)")
      }
      if asksForHelp(words.dropFirst()) {
        let all = Command.all.filter { group.contains($0.name) }
        Console().write(all.map(\.help).joined(separator: "\n"))
        exit(ExitCode.done.rawValue)
      }
      throw Failure(code: .usage, message: "'\(words[0])' is not complete; there is \(list)")
    }
    throw Failure(
      code: .usage,
      message: "unknown command '\(words[0])'\(suggestion(for: words[0], in: names))")
  }

  /// Whether `--help` or `-h` stands among the options.
  private static func asksForHelp(_ words: some Sequence<String>) -> Bool {
    for word in words {
      if word == "--" { return false }
      if word == "--help" || word == "-h" { return true }
    }
    return false
  }
}
