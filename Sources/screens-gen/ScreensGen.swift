import FileStore
import Runs
import ScreensGenerator

/// The tool `screens-gen`, which reads the command line, runs the command and exits with its code.
@main
struct ScreensGen {
  static func main() {
    Descriptor.ignoreClosedPipes()
    HeldSignals.unblock()
    code(of: Array(CommandLine.arguments.dropFirst())).end()
  }

  /// The exit code of a run.
  private static func code(of words: [String]) -> ExitCode {
    _ = Progress.start
    do {
      return try run(words)
    } catch {
      error.report(on: Console(), as: Reporter(words: words.prefix { $0 != "--" }))
      return error.code
    }
  }

  private static func run(_ words: [String]) throws(Failure) -> ExitCode {
    if words.isEmpty {
      Console().usage(ToolUsage.screensGen.help)
      return .usage
    }
    if words[0] == "--version" {
      // The version is not read from the usage, for which all commands would be created.
      Console().write("screens-gen \(Generator.version)\n")
      return .done
    }
    if words.options.contains(where: { $0 == "--help" || $0 == "-h" }) {
      let names = words.prefix { !$0.hasPrefix("-") }
      Console().write(
        try Command.help(about: Array(names.first == "help" ? names.dropFirst() : names)))
      return .done
    }
    let (command, rest) = try Command.command(in: words)
    do {
      return try run(command, Arguments(rest, of: command.usage.options))
    } catch {
      var failure = error
      failure.command = command.name
      throw failure
    }
  }

  private static func run(_ command: Command, _ arguments: Arguments) throws(Failure) -> ExitCode {
    if arguments.has("help") {
      Console().write(try Command.help(about: [command.name]))
      return .done
    }
    let reporter = try arguments.reporter()
    let console = Console(
      color: arguments["color"], isQuiet: arguments.has("quiet"),
      isVerbose: arguments.has("verbose"))
    do {
      return try command.run(arguments, console)
    } catch {
      var failure = error
      failure.command = command.name == "help" ? nil : command.name
      failure.report(on: console, as: reporter)
      return error.code
    }
  }
}

extension Command {
  /// Returns the command that the first words name, and the words after it.
  fileprivate static func command(
    in words: [String]
  ) throws(Failure) -> (Command, ArraySlice<String>) {
    do {
      let (usage, rest) = try ToolUsage.screensGen.command(in: words)
      guard let command = all.first(where: { $0.name == usage.name }) else {
        preconditionFailure("every usage is that of a command")
      }
      return (command, rest)
    } catch {
      throw Failure(error)
    }
  }
}

extension Arguments {
  /// Creates the arguments of a command with the options.
  init(_ words: ArraySlice<String>, of options: [Option]) throws(Failure) {
    do throws(UsageError) {
      try self.init(words, options: options)
    } catch {
      throw Failure(error)
    }
  }
}

extension [String] {
  /// The words that are options of any command: those with a dash, up to `--`.
  fileprivate var options: [String] {
    prefix { $0 != "--" }.filter { $0.hasPrefix("-") }
  }
}
