extension ToolUsage {
  /// The completion script for bash 3.2, the version on Macs, and later versions.
  var bashCompletions: String {
    """
    # Completes the command lines of \(name) in bash; made by '\(name) completions bash'.

    \(functionName)() {
      local current=${COMP_WORDS[COMP_CWORD]} previous= command=${COMP_WORDS[1]} kind=
      local words= line
      COMPREPLY=()
      if (( COMP_CWORD > 0 )); then previous=${COMP_WORDS[COMP_CWORD-1]}; fi
      # '--name=value' is three words here.
      if [[ $current == '=' ]]; then
        current=
      elif [[ $previous == '=' ]] && (( COMP_CWORD > 1 )); then
        previous=${COMP_WORDS[COMP_CWORD-2]}
      fi
      case $command in
    \(groups.map(bashCase).joined(separator: "\n"))
      esac
      if (( COMP_CWORD == 1 )); then
        words=\(bashWords(words(after: nil).map(\.name)))
        command=
      fi
      case $command:$previous in
    \(commands.flatMap(bashValueCases).joined(separator: "\n"))
        *)
          if [[ $current == -* ]]; then
            case $command in
    \(commands.map(bashOptionsCase).joined(separator: "\n"))
            esac
          else
            case $command in
    \(commands.map(bashOperandsCase).joined(separator: "\n"))
            esac
          fi
          ;;
      esac
      COMPREPLY=($(compgen -W "$words" -- "$current"))
      if [[ -z $kind ]]; then return; fi
      compopt -o filenames 2> /dev/null
      while IFS= read -r line; do
        if [[ -d ${line/#\\~/$HOME} ]]; then
          COMPREPLY+=("$line")
          continue
        fi
        case $kind:$line in
          files:*) COMPREPLY+=("$line") ;;
          \(Completion.specEndings.map { "specs:*\($0)" }.joined(separator: " | ")))
            COMPREPLY+=("$line")
            ;;
        esac
      done < <(compgen -f -- "$current")
    }

    complete -F \(functionName) \(name)

    """
  }

  /// Returns the case of a group, which takes a second word: both together are the command.
  private func bashCase(group: String) -> String {
    """
        \(group.inSingleQuotes))
          if (( COMP_CWORD == 2 )); then
            words=\(bashWords(words(after: group).map(\.name)))
            command=
          else
            command+=" ${COMP_WORDS[2]}"
          fi
          ;;
    """
  }

  private func bashValueCases(_ command: CommandUsage) -> [String] {
    command.options.compactMap { option in
      guard let completion = option.completion else { return nil }
      let patterns = option.words.map { (command.name + ":" + $0).inSingleQuotes }
      return "    \(patterns.joined(separator: " | "))) \(bashAssignment(completion)) ;;"
    }
  }

  private func bashOptionsCase(_ command: CommandUsage) -> String {
    let words = command.options.flatMap(\.words)
    return "          \(command.name.inSingleQuotes)) words=\(bashWords(words)) ;;"
  }

  private func bashOperandsCase(_ command: CommandUsage) -> String {
    "          \(command.name.inSingleQuotes)) \(bashAssignments(command.completions)) ;;"
  }

  private func bashAssignments(_ completions: [Completion]) -> String {
    completions.isEmpty
      ? bashAssignment(.nothing) : completions.map(bashAssignment).joined(separator: " ")
  }

  private func bashAssignment(_ completion: Completion) -> String {
    switch completion {
    case .nothing: "words="
    case .words(let words): "words=\(bashWords(words))"
    case .files: "kind=files"
    case .directories: "kind=directories"
    case .specs: "kind=specs"
    case .printed(let command): "words=$(\(name) \(command) 2> /dev/null)"
    case .printedOfWordBefore(let command):
      "words=$(\(name) \(command) \"$previous\" 2> /dev/null)"
    }
  }

  /// Returns the words quoted once more, because `compgen` expands them as the shell does.
  private func bashWords(_ words: [String]) -> String {
    words.map { $0.allSatisfy(\.isPlain) ? $0 : $0.inSingleQuotes }.joined(separator: " ")
      .inSingleQuotes
  }
}

extension Character {
  fileprivate var isPlain: Bool { isLetter || isNumber || "-_.".contains(self) }
}
