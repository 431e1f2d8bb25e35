import Foundation
import TestSupport

/// What somebody does in a sandbox, and the transcript of it, as a terminal shows it.
final class Session {
  let sandbox: Sandbox
  private(set) var transcript = ""

  init() throws {
    sandbox = try Sandbox()
    try FileManager.default.createDirectory(at: sandbox.state, withIntermediateDirectories: true)
  }

  /// Takes the steps of `input`, before which may be the names of samples.
  func take(_ input: String) throws {
    let lines = input.split(separator: "\n", omittingEmptySubsequences: false)
    let samples = lines.prefix { $0.hasPrefix("sample ") }
    for sample in samples {
      for (path, text) in try Sample.files(String(sample.dropFirst("sample ".count))) {
        try sandbox.write(text, to: path)
      }
    }
    let steps = lines.dropFirst(samples.count).joined(separator: "\n")
    for step in try FileStep.all(in: steps) { try take(step) }
  }

  private func take(_ step: FileStep) throws {
    switch step {
    case .write(let path, let text): try sandbox.write(text.hostile, to: path.hostile)
    case .edit(let path, let old, let new):
      try sandbox.edit(path.hostile, old.hostile, new.hostile)
    case .move(let path, let other):
      try sandbox.write(try sandbox.read(path), to: other)
      try sandbox.remove(path)
    case .remove(let path): try sandbox.remove(path)
    case .run(let line): try run(line)
    }
  }

  /// Behind a command that must not write, not even what is there already.
  private static let mark = "# writes nothing"

  private func run(_ line: String) throws {
    transcript += "$ \(line)\n"
    let stamps = line.hasSuffix(Self.mark) ? try sandbox.stamps() : nil
    let outcome = try sandbox.shell(
      "exec 2>&1; \(line.hostile)",
      environment: ["HOME": sandbox.state.path, "GIT_CONFIG_NOSYSTEM": "1"])
    let shown = outcome.out.replacing(sandbox.state.path, with: "$HOME")
      .replacing(sandbox.realPath, with: "$PWD").replacing(sandbox.url.path, with: "$PWD")
    transcript += shown
    if !shown.isEmpty, !shown.hasSuffix("\n") { transcript += "\n\\ no line end\n" }
    if outcome.code != 0 { transcript += "exit \(outcome.code)\n" }
    if let stamps {
      let now = try sandbox.stamps()
      let touched = Set(stamps.keys).union(now.keys).filter { stamps[$0] != now[$0] }.sorted()
      if !touched.isEmpty { transcript += "wrote \(touched.joined(separator: ", "))\n" }
    }
  }
}

extension String {
  /// The text with what a terminal and a CI would obey for `☠`, and the same as YAML and JSON escape
  /// it for `☢`.
  var hostile: String {
    let escaped = Self.obeyed.unicodeScalars.map { scalar in
      let code = String(scalar.value, radix: 16)
      return (0x20..<0x7F).contains(scalar.value)
        ? String(scalar) : "\\u" + String(repeating: "0", count: 4 - code.count) + code
    }
    return replacing("☠", with: Self.obeyed).replacing("☢", with: escaped.joined())
  }

  private static let obeyed =
    "::error::\u{1B}[31mA\r\n::error::\t\u{7}\u{7F}\u{85}\u{9B}\u{202E}\u{2066}\u{200E}\u{200F}\u{2028}"
    + "\u{200B}##[error]B##vso[task.complete]"
}
