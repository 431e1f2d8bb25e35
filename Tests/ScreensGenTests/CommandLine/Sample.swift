@testable import screens_gen

/// A tool whose texts have every character that a shell or `man` reads in a way of its own.
let sample = ToolUsage(
  name: "my-tool", version: "1.0", purpose: "makes 'it'",
  commands: [
    CommandUsage(
      name: "make", summary: #"Make $(x), `y` & "z" \ [a]: it's."#, operands: "[SPEC|DIR]...",
      options: [
        Option(
          name: "kind", short: "k", value: "KIND", choices: ["one", "two"],
          help: "one or [two]: it's"),
        Option(name: "output", short: "o", value: "DIR", help: "where"),
        Option(name: "data", value: "FILE", isRepeatable: true, help: "what"),
        Option(name: "name", value: "'NAME: TYPE'", help: "who"),
        Option(name: "help", short: "h", help: "help"),
      ],
      discussion: """
        Makes it. A line
        .and another:

            my-tool make --kind one

        The end.
        """),
    CommandUsage(
      name: "see list", summary: "List.", operands: "WORD", operandChoices: { ["a", "b"] },
      options: [Option(name: "help", short: "h", help: "help")]),
  ],
  exitCodes: [("0", "done")], environment: [("NO_COLOR", "No colours.")])
