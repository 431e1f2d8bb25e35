import Runs
import SourceText

/// The format in which a command reports its findings.
enum Reporter: String, CaseIterable {
  /// Text for people, and for editors that read the output of a compiler.
  case text
  case json, github, sarif, xcode

  /// Creates the reporter that the words of an invalid command line request.
  init(words: ArraySlice<String>) {
    let named = words.indices.compactMap { index -> Reporter? in
      let word = words[index]
      if word.hasPrefix("--reporter=") { return Reporter(rawValue: String(word.dropFirst(11))) }
      guard word == "--reporter", index + 1 < words.endIndex else { return nil }
      return Reporter(rawValue: words[index + 1])
    }
    self = named.last ?? (words.contains("--json") ? .json : .text)
  }
}

extension Option {
  static let reporter = Option(
    name: "reporter", value: "FORMAT", choices: Reporter.allCases.map(\.rawValue),
    help: "what is printed: text (the default), json, github for annotations of a workflow, sarif "
      + "for code scanning, or xcode for a build phase")
  /// The options of commands that only report.
  static let reporting = [reporter, Option(name: "json", help: "the same as '--reporter json'")]
}

extension Arguments {
  /// Returns the reporter that the options request.
  func reporter() throws(Failure) -> Reporter {
    guard let reporter = self["reporter"].flatMap(Reporter.init(rawValue:)) else {
      return has("json") ? .json : .text
    }
    if has("json"), reporter != .json {
      throw .usage("'--json' is '--reporter json'; leave one of the options out")
    }
    return reporter
  }
}
