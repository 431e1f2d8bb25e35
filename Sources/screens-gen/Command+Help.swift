import ScreensGenerator

extension Command {
  var help: String {
    var text = """
      \(summary)

      usage: screens-gen \(name)\(operands.isEmpty ? "" : " " + operands) [options]

      options:
      \(Help.table(options.map { ($0.usage, $0.help) }))

      """
    if !discussion.isEmpty { text += "\n\(discussion)\n" }
    return text
  }
}

/// The help of the tool itself, and how help is laid out.
enum Help {
  static let version = Generator.version

  static var text: String {
    """
    screens-gen makes Liferay Screens Screenlets from short specs.

    usage: screens-gen <command> [options]

    commands:
    \(table(Command.all.map { ($0.name, $0.summary) }))

    'screens-gen <command> --help' tells more about a command; '--version' prints the version.

    exit codes:
    \(ExitCode.table)

    """
  }

  /// Two columns, the second of which is wrapped to what a terminal shows.
  static func table(_ rows: [(String, String)]) -> String {
    let left = (rows.map(\.0.count).max() ?? 0) + 4
    let lines = rows.flatMap { name, text in
      wrapped(text, to: width - left).enumerated().map { index, line in
        let head = index == 0 ? "  " + name : ""
        return head + String(repeating: " ", count: left - head.count) + line
      }
    }
    return lines.joined(separator: "\n")
  }

  private static let width = 100

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
