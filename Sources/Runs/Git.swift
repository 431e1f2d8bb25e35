import FileStore

/// Runs git in a repository that need not be trusted.
enum Git {
  /// Returns the output of git, or nil if it fails. Git neither fetches missing objects nor asks a
  /// file system monitor for changes, because the settings of the repository could make either run
  /// any program.
  static func output(_ arguments: [String], in directory: String) throws(Failure) -> [UInt8]? {
    try Workspace.using { _ throws(FileProblem) in
      try ChildProcess.output(
        of: ["git", "-C", directory, "-c", "core.fsmonitor=false"] + arguments,
        setting: ["GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none"])
    }
  }
}
