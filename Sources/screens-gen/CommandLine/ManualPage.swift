extension ToolUsage {
  /// The manual page of the tool, for `man`.
  var manualPage: String {
    let title = name.uppercased()
    let all = commands.map(\.options)
    let common = (all.first ?? []).filter { option in
      all.allSatisfy { options in options.contains { $0.name == option.name } }
    }
    return """
      .\\" Made by '\(name) help --man'.
      .TH \(title) 1 "" "\(name.roff) \(version.roff)" "User Commands"
      .SH NAME
      \(name.roff) \\- \(purpose.roff)
      .SH SYNOPSIS
      .B \(name.roff)
      .I command
      .RI [ options ]
      .SH DESCRIPTION
      .B \(name.roff)
      \(purpose.roff).
      .SH COMMANDS
      \(commands.map { $0.manual(without: common) }.joined(separator: "\n"))
      .SH OPTIONS OF EVERY COMMAND
      \(common.map(\.manual).joined(separator: "\n"))
      .SH EXIT STATUS
      \(exitCodes.map(Self.manual).joined(separator: "\n"))
      .SH ENVIRONMENT
      \(environment.map(Self.manual).joined(separator: "\n"))

      """
  }

  private static func manual(_ row: Row) -> String {
    """
    .TP
    .B \(row.name.roff)
    \(row.text.roff)
    """
  }
}

extension CommandUsage {
  fileprivate func manual(without common: [Option]) -> String {
    let own = options.filter { option in !common.contains { $0.name == option.name } }
    let parts = [".SS \"\(form.roff)\"\n\(summary.roff)"] + own.map(\.manual)
    return (parts + (discussion.isEmpty ? [] : [discussion.manual])).joined(separator: "\n")
  }
}

extension Option {
  fileprivate var manual: String {
    let names = words.reversed().map { "\\fB\($0.roff)\\fR" }.joined(separator: ", ")
    let value = value.map { " \\fI\($0.roff)\\fR" } ?? ""
    return ".TP\n\(names)\(value)\n\(help.roff)"
  }
}

extension String {
  /// The text as paragraphs, with indented lines shown unchanged.
  fileprivate var manual: String {
    var lines = [".PP"]
    var isExample = false
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      let isIndented = line.hasPrefix("  ")
      if isIndented != isExample, !line.isEmpty {
        if lines.last == ".PP" { lines.removeLast() }
        lines += isIndented ? [".PP", ".RS 4", ".nf"] : [".fi", ".RE", ".PP"]
        isExample = isIndented
      }
      if line.isEmpty {
        lines.append(isExample ? "" : ".PP")
      } else {
        lines.append(String(line.drop { $0 == " " }).roff)
      }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    if isExample { lines += [".fi", ".RE"] }
    return lines.joined(separator: "\n")
  }

  /// The text escaped for roff, so that dashes are minus signs and no line begins a request.
  fileprivate var roff: String {
    let text = map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "\"": "\\(dq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      default: String(character)
      }
    }.joined()
    return text.hasPrefix(".") ? "\\&" + text : text
  }
}
