import FileStore

/// `screens-gen`: reads the command line, runs the command, exits with its code.
@main
struct ScreensGen {
  static func main() {
    Descriptor.ignoreClosedPipes()
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      try run(words).end()
    } catch {
      error.report(on: Console(), asJSON: words.options.contains("--json"))
      error.code.end()
    }
  }

  static func run(_ words: [String]) throws(Failure) -> ExitCode {
    switch words.first {
    case nil:
      Console().hint(Help.text)
      return .usage
    case "--help", "-h":
      return try help(about: [])
    case "--version":
      Console().write("screens-gen \(Help.version)\n")
      return .done
    case "help":
      return try help(about: words.dropFirst())
    case _? where words.options.contains { $0 == "--help" || $0 == "-h" }:
      return try help(about: words[...])
    case _?:
      let (command, rest) = try Command.command(in: words)
      do {
        return try run(command, Arguments(rest, options: command.options))
      } catch {
        var failure = error
        failure.command = command.name
        throw failure
      }
    }
  }

  private static func run(_ command: Command, _ arguments: Arguments) throws(Failure) -> ExitCode {
    if arguments.has("help") {
      Console().write(command.help)
      return .done
    }
    if let color = arguments["color"], !["auto", "always", "never"].contains(color) {
      throw .usage("'--color' takes auto, always or never, not '\(color)'")
    }
    let console = Console(color: arguments["color"], isQuiet: arguments.has("quiet"))
    do {
      return try command.run(arguments, console)
    } catch {
      var failure = error
      failure.command = command.name
      failure.report(on: console, asJSON: arguments.has("json"))
      return error.code
    }
  }

  /// Prints the help of the command or the group of commands that `words` name; of the tool if they
  /// name none.
  private static func help(about words: ArraySlice<String>) throws(Failure) -> ExitCode {
    let names = words.prefix { !$0.hasPrefix("-") }
    if names.isEmpty {
      Console().write(Help.text)
      return .done
    }
    var commands = names.count == 1 ? Command.all(named: names) : []
    if commands.isEmpty { commands = [try Command.command(in: Array(names)).command] }
    Console().write(commands.map(\.help).joined(separator: "\n"))
    return .done
  }
}

extension [String] {
  /// The words that are options, whatever the command: those with a dash, up to `--`.
  fileprivate var options: [String] {
    prefix { $0 != "--" }.filter { $0.hasPrefix("-") }
  }
}
