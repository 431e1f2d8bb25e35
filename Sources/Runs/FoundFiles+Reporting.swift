import FileStore

extension FoundFiles {
  /// Warns of wanted names in `directory` that were skipped because they are links or not regular
  /// files, and of directories that cannot be read.
  func warn(
    about isWanted: (String) -> Bool, in directory: String, _ warn: Workspace.Warn
  ) {
    for other in passedOver where isWanted(other.path) || other.reason == .unreadable {
      guard let warning = other.warning(in: directory) else { continue }
      warn(warning, Path.join(directory, other.path))
    }
  }
}

extension FoundFiles.PassedOver {
  /// Returns the warning, or nil for a link to a directory, of which there may be many.
  fileprivate func warning(in directory: String) -> String? {
    switch reason {
    case .outerLink:
      "this is a symbolic link out of '\(directory)', and is not followed; "
        + (Workspace.isSpec(path)
          ? "name it on the command line if it is yours" : "put a copy of the file there")
    case .notAFile: "this is not a regular file, and is not read"
    case .tooLarge: "this has more than \(FileStore.foundSizeLimit) MB, and is not read"
    case .unreadable: "this directory cannot be read, and is passed over"
    case .directoryLink: nil
    }
  }

  /// Returns why nothing in `directory` is used, where either everything or nothing has to be.
  func refusal(in directory: String) -> String {
    let place = Path.join(directory, path)
    return switch reason {
    case .outerLink:
      "'\(place)' is a symbolic link out of '\(directory)'; put a copy of the file there"
    case .directoryLink:
      "'\(place)' is a symbolic link to a directory; put the directory itself there"
    case .notAFile: "'\(place)' is not a regular file; move it away"
    case .tooLarge: "'\(place)' has more than \(FileStore.foundSizeLimit) MB, the limit"
    case .unreadable: "cannot read '\(place)'"
    }
  }
}
