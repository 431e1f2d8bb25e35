import SourceText

/// The methods of the delegate that an action calls when it has ended.
package struct ActionDelegate: Hashable, Sendable {
  /// A value that a method is passed: a result or an input of the action.
  package enum Value: Hashable, Sendable {
    case result(ResultSpec)
    case input(InputSpec)
  }

  /// The value that the method for success returns before the view is updated.
  package enum Answer: Hashable, Sendable {
    /// A value that is shown instead of a result; the method can also return nil.
    case replacement(of: ResultSpec)
    /// Whether the view is updated.
    case permission
  }

  package var success: Located<String>?
  /// The values that the method for success is passed.
  package var values: [Value] = []
  /// The value that the method for success returns; nil if it returns none.
  package var answer: Answer?
  package var failure: Located<String>?
  /// The inputs that the method for failure is passed before the error.
  package var subjects: [InputSpec] = []
  /// Called while a file is sent or received.
  package var progress: Located<String>?
  /// The inputs that the method for progress is passed before the progress.
  package var progressSubjects: [InputSpec] = []
  /// Called when a login was kept, or a write that could not be sent.
  package var saved: Located<String>?
  /// Called when a login that was kept was loaded.
  package var loaded: Located<String>?

  /// Whether no method is called.
  package var isEmpty: Bool {
    success == nil && failure == nil && progress == nil && saved == nil && loaded == nil
  }

  /// The results that the method for success is passed.
  package var results: [ResultSpec] {
    values.compactMap { if case .result(let result) = $0 { result } else { nil } }
  }

  /// The inputs that the method for success is passed.
  package var inputs: [InputSpec] {
    values.compactMap { if case .input(let input) = $0 { input } else { nil } }
  }
}

extension ActionDelegate.Value {
  package var name: Located<String> {
    switch self {
    case .result(let result): result.name
    case .input(let input): input.name
    }
  }
}
