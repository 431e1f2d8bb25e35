import SourceText
import TestSupport
import Testing
import XMLText

/// The versions of a XIB in a case, made by its steps, and what is preferred.
struct Versions {
  private(set) var base: String
  private(set) var yours: String
  private(set) var generated: String
  private(set) var side: MergedXIB.Side?

  /// Three sheets, edited:
  ///
  ///     edit yours
  ///     - placeholder="Title"
  ///     + placeholder="Name"
  ///     $ generated: font, no button
  ///     $ prefer yours
  ///
  /// An edit of `all` is one of the three versions; `Sheet.edits` has those with a name.
  init(ofSheet steps: [FileStep]) throws {
    (base, yours, generated) = (Sheet.base, Sheet.base, Sheet.base)
    for step in steps {
      guard case .run(let command) = step else {
        try apply(step)
        continue
      }
      if takePreference(command) { continue }
      let words = command.split(separator: ": ").map(String.init)
      for name in words.last?.split(separator: ", ").map(String.init) ?? [] {
        for edit in try #require(Sheet.edits[name], "no edit has the name '\(name)'") {
          try apply(.edit(words[0], old: edit.old, new: edit.new))
        }
      }
    }
  }

  /// A form with three fields that Interface Builder saved, edited, and one of other fields:
  ///
  ///     $ yours adds hint
  ///     $ yours ties hint.top = site.bottom 8
  ///     $ yours unties end-site
  ///     $ generated has name mail site phone
  ///
  /// A label can have a top other than 0: `hint 140`.
  init(ofForm steps: [FileStep]) throws {
    (base, yours, generated) = (Form.base, Form.saved, Form.base)
    for step in steps {
      guard case .run(let command) = step else {
        try apply(step)
        continue
      }
      if takePreference(command) { continue }
      let words = command.split(separator: " ").map(String.init)
      let rest = Array(words.dropFirst(2))
      switch words[1] {
      case "has": generated = Form.generated(rest)
      case "adds": try apply(Form.label(rest[0], y: rest.dropFirst().first ?? "0"))
      case "ties": try apply(Form.tie(rest, in: words[0]))
      case "unties": try apply(Form.untie(rest[0], in: yours))
      default: Issue.record("unknown step '\(command)'")
      }
    }
  }

  var merge: MergedXIB {
    MergedXIB(
      base: SourceFile(path: "base.xib", text: base),
      yours: SourceFile(path: "yours.xib", text: yours),
      generated: SourceFile(path: "generated.xib", text: generated), preferring: side)
  }

  /// How the merged text differs from yours, or the conflicts as printed.
  var difference: String {
    guard let text = merge.text else { return conflicts }
    let diff = UnifiedDiff(from: yours, to: text, path: "", context: 1).text
    return diff.isEmpty
      ? "no change of yours\n"
      : diff.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
        .joined(separator: "\n")
  }

  /// The merged form as a picture, or the conflicts as printed.
  var picture: String { merge.text.map { Form.picture($0) + "\n" } ?? conflicts }

  private var conflicts: String {
    var printer = DiagnosticPrinter()
    return printer.text(for: merge.conflicts)
  }

  private mutating func takePreference(_ command: String) -> Bool {
    switch command {
    case "prefer yours": side = .yours
    case "prefer generated": side = .generated
    default: return false
    }
    return true
  }

  private mutating func apply(_ step: FileStep) throws {
    var files = ["base": base, "yours": yours, "generated": generated]
    if case .edit("all", let old, let new) = step {
      for name in files.keys { try files.apply(.edit(name, old: old, new: new)) }
    } else {
      try files.apply(step)
    }
    base = files["base"] ?? ""
    yours = files["yours"] ?? ""
    generated = files["generated"] ?? ""
  }
}
