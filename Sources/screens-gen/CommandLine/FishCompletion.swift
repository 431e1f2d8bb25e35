extension ToolUsage {
  var fishCompletions: String {
    let first = fishLines(words(after: nil), after: "")
    let grouped = groups.flatMap { fishLines(words(after: $0), after: $0) }
    return """
      # Completes the command lines of \(name) in fish; made by '\(name) completions fish'.

      # Whether these are the words of the command before the cursor.
      function _\(functionName)_is
        set -l words (commandline -opc | string match -rv '^-')
        set -e words[1]
        switch "$words[1]"
          case \(groups.map(\.inFishQuotes).joined(separator: " "))
            set words $words[1..2]
          case '*'
            set words $words[1]
        end
        test "$words" = "$argv"
      end

      # The specs that the current word may become, and the directories that they may be in.
      function _\(functionName)_specs
        for path in (__fish_complete_path (commandline -ct))
          if string match -qr '^[^\\t]*(/|\(Completion.specEndings.map { $0.escaping(".") }.joined(separator: "|")))(\\t|$)' -- $path
            echo $path
          end
        end
      end

      complete -c \(name) -f
      \((first + grouped + commands.flatMap(fishLines)).joined(separator: "\n"))

      """
  }

  private func fishLines(_ rows: [Row], after group: String) -> [String] {
    rows.map { row in
      let start = "complete -c \(name) -n '_\(functionName)_is \(group)'"
      return row.name.hasPrefix("--")
        ? "\(start) -l \(row.name.dropFirst(2)) -d \(row.text.inFishQuotes)"
        : "\(start) -a \(row.name.inFishQuotes) -d \(row.text.inFishQuotes)"
    }
  }

  private func fishLines(_ command: CommandUsage) -> [String] {
    let start = "complete -c \(name) -n '_\(functionName)_is \(command.name)'"
    let options = command.options.map { option in
      let short = option.short.map { " -s \($0)" } ?? ""
      let value = option.completion.map { " -x" + fishArguments($0) } ?? ""
      return "\(start) -l \(option.name)\(short)\(value) -d \(option.help.inFishQuotes)"
    }
    return options + command.completions.map { start + fishArguments($0) }
  }

  private func fishArguments(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ""
    case .words(let words): " -a " + words.joined(separator: " ").inFishQuotes
    case .files: " -a '(__fish_complete_path (commandline -ct))'"
    case .directories: " -a '(__fish_complete_directories (commandline -ct))'"
    case .specs: " -a '(_\(functionName)_specs)'"
    case .printed(let command): " -a '(\(name) \(command) 2> /dev/null)'"
    case .printedOfWordBefore(let command):
      " -a '(\(name) \(command) (commandline -opc)[-1] 2> /dev/null)'"
    }
  }
}

extension String {
  /// The text in single quotes, in which fish treats only two characters specially.
  fileprivate var inFishQuotes: String { "'\(escaping("\\'"))'" }
}
