/// Collects what is wrong with one input while it is read. A reader keeps the log and hands it on,
/// so that its methods need no argument for it.
///
/// It belongs to the one thread that reads the input.
package final class DiagnosticLog {
  package private(set) var found = Diagnostics()

  package init() {}

  /// Reports an error. Its message and notes are only made if it is kept.
  package func error(
    _ message: @autoclosure () -> Diagnostic.Message, at range: SourceRange,
    notes: @autoclosure () -> [Diagnostic.Note] = []
  ) {
    found.error(message(), at: range, notes: notes())
  }

  /// Reports a warning. Its message and notes are only made if it is kept.
  package func warning(
    _ message: @autoclosure () -> Diagnostic.Message, at range: SourceRange,
    notes: @autoclosure () -> [Diagnostic.Note] = []
  ) {
    found.warning(message(), at: range, notes: notes())
  }

  /// The result of `read`; nil if it reports an error.
  package func unlessErrors<Value>(_ read: () -> Value?) -> Value? {
    let count = errorCount
    let value = read()
    return errorCount == count ? value : nil
  }

  /// How many errors were reported: more than before, where something went wrong since.
  package var errorCount: Int { found.count(of: .error) }
}

extension Diagnostics {
  /// Adds what `read` reports to a log.
  package mutating func logging<Value>(_ read: (DiagnosticLog) -> Value) -> Value {
    let log = DiagnosticLog()
    let value = read(log)
    append(log.found)
    return value
  }
}
