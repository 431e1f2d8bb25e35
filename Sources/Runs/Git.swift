import FileStore

/// Git, asked in a repository that nobody need trust.
enum Git {
  /// What git prints; nil if it fails. It fetches nothing that the repository lacks, and asks nobody
  /// which files changed: by its settings, either could run any program.
  static func output(_ arguments: [String], in directory: String) throws(Failure) -> [UInt8]? {
    try Workspace.using { _ throws(FileProblem) in
      try ChildProcess.output(
        of: ["git", "-C", directory, "-c", "core.fsmonitor=false"] + arguments,
        setting: ["GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none"])
    }
  }
}
