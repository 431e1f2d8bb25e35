/// A message to the user about a range of their text.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Sendable {
    case error, warning
  }

  /// A sentence in lowercase without a full stop, with names in single quotes: what is wrong, and
  /// then what to do. Modules define their messages in an extension at the end of the file that
  /// reports them.
  package struct Message: Hashable, Sendable, ExpressibleByStringInterpolation {
    package let text: String
    /// Whether an app with the problem runs without any sign of it. Such problems are printed first.
    package let isSilent: Bool

    package init(stringLiteral text: String) { self.init(text) }
    package init(_ text: String, isSilent: Bool = false) {
      self.text = text
      self.isSilent = isSilent
    }
  }

  /// A second range that explains the first, for example where a section was opened or a name was
  /// first used.
  package struct Note: Hashable, Sendable {
    package let message: Message
    package let range: SourceRange

    package init(_ message: Message, at range: SourceRange) {
      self.message = message
      self.range = range
    }
  }

  /// An edit that corrects the problem: the text that belongs at a range.
  package struct Fix: Hashable, Sendable {
    package let range: SourceRange
    package let text: String

    package init(_ range: SourceRange, _ text: String) {
      self.range = range
      self.text = text
    }
  }

  package var severity: Severity
  package var message: Message
  package var range: SourceRange
  package var notes: [Note]
  /// The edits that correct the problem, without overlaps; empty if only a person can.
  package var fixes: [Fix] = []
}
