import SourceText

/// The maximum number of names in a path. The time to follow a path, and the memory, grow with the
/// square of their number.
let deepestPath = 16

extension Located<String> {
  /// Returns the text if it can be the path of the folder that contains a Screenlet's folder: names
  /// with `/` between them, below the output directory. With `leadingUp`, the path can begin with
  /// `..`, or be `.` alone. Reports an error and returns nil otherwise.
  func folderPath(leadingUp: Bool = false, reporting log: DiagnosticLog) -> Located<String>? {
    let all = value.split(separator: "/", omittingEmptySubsequences: false)
    if all.count > deepestPath {
      log.error(.deepFolder(all.count), at: range)
      return nil
    }
    if leadingUp, value == "." { return self }
    let names = leadingUp ? all.drop { $0 == ".." } : all[...]
    guard names.allSatisfy(\.isFolderName) else {
      log.error(leadingUp ? .badPath(value) : .badFolder(value), at: range)
      return nil
    }
    return self
  }
}

extension Located<String> {
  /// Returns the text if it can be the path of a catalogue of services. Reports an error and
  /// returns nil otherwise.
  func catalogPath(reporting log: DiagnosticLog) -> Located<String>? {
    guard value.hasSuffix(".services"), !value.hasSuffix("/.services") else {
      log.error(.noCatalog(value), at: range)
      return nil
    }
    return folderPath(leadingUp: true, reporting: log)
  }
}

extension Substring {
  /// Whether every file system accepts the name, and keeps it as it is.
  fileprivate var isFolderName: Bool {
    let first = unicodeScalars.first
    return first != "." && first != " " && last != "." && last != " " && !isEmpty
      && unicodeScalars.allSatisfy {
        " -_.".unicodeScalars.contains($0) || SwiftName.isIdentifier("a\($0)")
      }
  }
}

extension Diagnostic.Message {
  fileprivate static func noCatalog(_ path: String) -> Self {
    "'\(path)' is not the path of a catalogue; write one as in 'portal.services'"
  }

  fileprivate static func deepFolder(_ count: Int) -> Self {
    "the folder is \(count) names deep; write \(deepestPath) at most"
  }

  fileprivate static func badPath(_ path: String) -> Self {
    "'\(path)' is not the path of a folder; "
      + "write names of letters, digits, '-' and '_', with '/' between them, relative to this file"
  }

  fileprivate static func badFolder(_ path: String) -> Self {
    "'\(path)' is not a folder below the output; "
      + "write names of letters, digits, '-' and '_', with '/' between them"
  }
}
