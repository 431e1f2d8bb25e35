/// An error that prevents files from being read or written, with its message to the user.
package struct FileProblem: Error, Hashable {
  package enum Kind: Hashable, Sendable {
    /// There is nothing at a path, or not the file or directory that is expected there.
    case missing
    /// A new file or directory cannot be created because of something else there, or must not be
    /// written.
    case cannotCreate
    /// A read or a write failed.
    case inputOutput
    /// An earlier run was interrupted, and this one only reads.
    case unfinished
    /// The user has interrupted the run.
    case interrupted
  }

  package let kind: Kind
  package let message: String

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  static func write(_ path: String, _ error: SystemError) -> FileProblem {
    FileProblem(.inputOutput, "cannot write '\(path)': \(error.reason)")
  }

  static func read(_ path: String, _ error: SystemError) -> FileProblem {
    FileProblem(.inputOutput, "cannot read '\(path)': \(error.reason)")
  }

  static func create(_ path: String, _ error: SystemError) -> FileProblem {
    FileProblem(.cannotCreate, "cannot create '\(path)': \(error.reason)")
  }

  static func remove(_ path: String, _ error: SystemError) -> FileProblem {
    FileProblem(.inputOutput, "cannot remove '\(path)': \(error.reason)")
  }

  /// Returns the error for output that would be written through a link, which could lead anywhere.
  static func link(_ path: String) -> FileProblem {
    FileProblem(
      .cannotCreate, "'\(path)' is a symbolic link; the output stays inside its directory")
  }

  static func notADirectory(_ path: String) -> FileProblem {
    FileProblem(
      .cannotCreate, "'\(path)' is not a directory, and files go into it; move it away")
  }
}
