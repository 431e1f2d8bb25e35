import SourceText

extension Located<String> {
  /// The text, if it can be the folder that a Screenlet's own folder is in: names with `/` between
  /// them, below the output directory; reported otherwise.
  func folderPath(reporting diagnostics: inout Diagnostics) -> Located<String>? {
    let names = value.split(separator: "/", omittingEmptySubsequences: false)
    guard names.allSatisfy(\.isFolderName) else {
      diagnostics.error(.badFolder(value), at: range)
      return nil
    }
    return self
  }
}

extension Substring {
  /// A name that every system takes, and takes for the same.
  fileprivate var isFolderName: Bool {
    let first = unicodeScalars.first
    return first != "." && first != " " && last != "." && last != " " && !isEmpty
      && unicodeScalars.allSatisfy {
        " -_.".unicodeScalars.contains($0) || SwiftName.isIdentifier("a\($0)")
      }
  }
}

extension Diagnostic.Message {
  fileprivate static func badFolder(_ path: String) -> Self {
    "'\(path)' is no folder below the output; "
      + "write names of letters, digits, '-' and '_', with '/' between them"
  }
}
