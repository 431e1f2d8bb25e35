import Runs

extension Command {
  static let help = Command(
    name: "help", summary: "Show the help of the tool or of a command, or the manual page.",
    operands: "[COMMAND]",
    options: [Option(name: "man", help: "print the manual page, in the format of 'man'")],
    discussion: """
      The manual page can be read without being installed:

          screens-gen help --man | man -l -
      """
  ) { arguments, console throws(Failure) in
    console.write(
      document: arguments.has("man")
        ? ToolUsage.screensGen.manualPage : try help(about: arguments.operands))
    return .done
  }

  /// Returns the help of the command or the group of commands that `words` name, or of the tool if
  /// there are no words.
  static func help(about words: [String]) throws(Failure) -> String {
    let tool = ToolUsage.screensGen
    if words.isEmpty { return tool.help }
    var commands = words.count == 1 ? tool.commands(named: words) : []
    if commands.isEmpty {
      do {
        commands = [try tool.command(in: words).command]
      } catch {
        throw Failure(error)
      }
    }
    return commands.map { $0.help(of: tool.name) }.joined(separator: "\n")
  }

  static let completions = Command(
    name: "completions", summary: "Print the completion script for a shell.",
    operands: "SHELL", operandChoices: { Shell.allCases.map(\.rawValue) },
    discussion: """
      SHELL is bash, zsh or fish. A shell reads the script when it starts, from

          bash   ~/.local/share/bash-completion/completions/screens-gen
          zsh    a file '_screens-gen' in a directory of 'fpath'
          fish   ~/.config/fish/completions/screens-gen.fish

      or from the file that it starts with, in bash and zsh:

          source <(screens-gen completions bash)
      """
  ) { arguments, console throws(Failure) in
    let name = try arguments.onlyOperand("SHELL", of: "completions")
    guard let shell = Shell(rawValue: name) else {
      throw .usage(
        "'completions' takes \(Shell.allCases.map(\.rawValue).alternatives), not '\(name)'")
    }
    console.write(document: ToolUsage.screensGen.completions(for: shell))
    return .done
  }
}
