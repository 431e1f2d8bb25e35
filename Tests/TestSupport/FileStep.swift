/// What a case does with files and, in a session, with the shell:
///
///     file NoteField.swift
///     + class NoteField: UITextView {}
///     edit NoteView_dark.xib
///     - NoteView_dark
///     + NoteView_drak
///     move NoteView_dark.xib to Night.xib
///     remove NoteView_large.xib
///     $ screens-gen lint
///
/// An edit replaces a text wherever the file holds it; the lines behind `-` and `+` are its lines.
public enum FileStep: Equatable, Sendable {
  case write(String, text: String)
  case edit(String, old: String, new: String)
  case move(String, to: String)
  case remove(String)
  case run(String)

  public struct Mistake: Error, CustomStringConvertible {
    public let description: String
  }

  /// The steps of the input of a case.
  public static func all(in text: String) throws(Mistake) -> [FileStep] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if text.isEmpty { return [] }
    func take(_ mark: String) -> [String] {
      let taken = lines.prefix { $0 == mark || $0.hasPrefix(mark + " ") }
      lines.removeFirst(taken.count)
      return taken.map { String($0.dropFirst(2)) }
    }
    var steps: [FileStep] = []
    while let line = lines.popFirst() {
      let words = line.split(separator: " ").map(String.init)
      switch (words.first, words.count) {
      case ("file", 2):
        steps.append(.write(words[1], text: take("+").map { $0 + "\n" }.joined()))
      case ("edit", 2):
        let old = take("-").joined(separator: "\n")
        steps.append(.edit(words[1], old: old, new: take("+").joined(separator: "\n")))
      case ("move", 4): steps.append(.move(words[1], to: words[3]))
      case ("remove", 2): steps.append(.remove(words[1]))
      case ("$", 2...): steps.append(.run(String(line.dropFirst(2))))
      default:
        throw Mistake(
          description: "unknown step '\(line)'; write 'file', 'edit', 'move', 'remove' or '$'")
      }
    }
    return steps
  }
}

extension [String: String] {
  /// The files of a dictionary after a step, by path.
  public mutating func apply(_ step: FileStep) throws {
    switch step {
    case .write(let path, let text): self[path] = text
    case .edit(let path, let old, let new):
      guard let text = self[path], text.contains(old), !old.isEmpty else {
        throw FileStep.Mistake(description: "'\(path)' does not hold '\(old)'")
      }
      self[path] = text.replacing(old, with: new)
    case .move(let path, let other): self[other] = removeValue(forKey: path)
    case .remove(let path): self[path] = nil
    case .run(let command):
      throw FileStep.Mistake(description: "these cases run no commands, and here is '\(command)'")
    }
  }
}
