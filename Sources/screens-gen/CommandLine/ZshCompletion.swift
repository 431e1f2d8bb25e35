extension ToolUsage {
  /// The completion script for zsh, which is a file in a directory of `fpath` or a text to
  /// evaluate.
  var zshCompletions: String {
    """
    #compdef \(name)
    # Completes the command lines of \(name) in zsh; made by '\(name) completions zsh'.

    \(zshName)() {
      local -a candidates
      if (( CURRENT == 2 )); then
        candidates=(
    \(zshWords(words(after: nil)))
        )
        _describe command candidates
        return
      fi
      local command=$words[2]
      case $command in
    \(groups.map(zshCase).joined(separator: "\n"))
      esac
      shift words
      (( CURRENT-- ))
      case $command in
    \(commands.map(zshCase).joined(separator: "\n"))
      esac
    }

    \(zshName)_specs() {
      _files -g '*(\(Completion.specEndings.joined(separator: "|")))'
    }

    \(zshName)_printed() {
      compadd -- $(\(name) "$@" 2> /dev/null)
    }

    if [[ $funcstack[1] == \(zshName) ]]; then
      \(zshName) "$@"
    else
      compdef \(zshName) \(name)
    fi

    """
  }

  /// The name of the function, and of the file in which zsh searches for it.
  private var zshName: String { "_" + name }

  private func zshCase(group: String) -> String {
    """
        \(group.inSingleQuotes))
          if (( CURRENT == 3 )); then
            candidates=(
    \(zshWords(words(after: group)))
            )
            _describe command candidates
            return
          fi
          command+=" $words[3]"
          shift words
          (( CURRENT-- ))
          ;;
    """
  }

  private func zshWords(_ rows: [Row]) -> String {
    rows.map { "      " + "\($0.name.escaping("\\:")):\($0.text)".inSingleQuotes }
      .joined(separator: "\n")
  }

  private func zshCase(_ command: CommandUsage) -> String {
    // Options are completed before and after operands only if there is an action for operands.
    let actions = command.completions.compactMap(zshAction)
    let action =
      actions.count > 1
      ? "{_alternative \(actions.map { "\"words: :\($0)\"" }.joined(separator: " "))}"
      : actions.first
    let operands = "'*: :\(action ?? "()")'"
    let specs = command.options.map(zshOption) + [operands]
    return """
          \(command.name.inSingleQuotes))
            _arguments -s -S \\
      \(specs.map { "        " + $0 }.joined(separator: " \\\n"))
            ;;
      """
  }

  /// Returns an option as `_arguments` reads it:
  /// `'(-o --output)'{-o+,--output=}'[help]:DIR:_files -/'`.
  private func zshOption(_ option: Option) -> String {
    let help = "[\(option.help.escaping("\\[]:"))]"
    let value =
      option.value.map {
        ":\($0.escaping("\\:")):\(zshAction(option.completion ?? .nothing) ?? " ")"
      }
      ?? ""
    let long = "--\(option.name)" + (option.value == nil ? "" : "=")
    guard let short = option.short else {
      let star = option.isRepeatable ? "*" : ""
      return "\(star)\(long)\(help)\(value)".inSingleQuotes
    }
    let letter = "-\(short)" + (option.value == nil ? "" : "+")
    return "(-\(short) --\(option.name))".inSingleQuotes + "{\(letter),\(long)}"
      + (help + value).inSingleQuotes
  }

  private func zshAction(_ completion: Completion) -> String? {
    switch completion {
    case .nothing: nil
    case .words(let words): "(\(words.map { $0.escaping("\\ :()") }.joined(separator: " ")))"
    case .files: "_files"
    case .directories: "_files -/"
    case .specs: zshName + "_specs"
    // A blank in front, and nothing is put between the words.
    case .printed(let command): " \(zshName)_printed \(command)"
    case .printedOfWordBefore(let command): " \(zshName)_printed \(command) $words[CURRENT-1]"
    }
  }
}
