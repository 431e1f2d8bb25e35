extension CommandUsage {
  /// Returns the help of the command of the tool named `tool`.
  func help(of tool: String) -> String {
    var text = """
      \(summary)

      usage: \(tool) \(form) [options]

      options:
      \(HelpTable(options.map { ($0.usage, $0.help) }).text)

      """
    if !discussion.isEmpty { text += "\n\(discussion)\n" }
    return text
  }
}

extension ToolUsage {
  /// The help of the tool itself.
  var help: String {
    """
    \(name) \(purpose).

    usage: \(name) <command> [options]

    commands:
    \(HelpTable(commands.map { ($0.name, $0.summary) }).text)

    '\(name) <command> --help' explains a command; '--version' prints the version.

    exit codes:
    \(HelpTable(exitCodes).text)

    """
  }
}

/// Two columns, the second of which is wrapped.
struct HelpTable {
  let text: String

  private static let width = 100

  init(_ rows: [ToolUsage.Row]) {
    let left = (rows.map(\.name.count).max() ?? 0) + 4
    let lines = rows.flatMap { name, text in
      Self.wrapped(text, to: Self.width - left).enumerated().map { index, line in
        let head = index == 0 ? "  " + name : ""
        return head + String(repeating: " ", count: left - head.count) + line
      }
    }
    text = lines.joined(separator: "\n")
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
