import SourceText

extension Located<String> {
  /// Returns the text if it can be the path of another spec. Reports an error and returns nil
  /// otherwise. Files with other names are never read, because a message about one would show a
  /// line of it.
  func specPath(of what: String, kind: String, reporting log: DiagnosticLog) -> Located<String>? {
    if !["yml", "yaml"].contains(where: { value.hasSuffix(".\(kind).\($0)") }),
      value.utf8.first != UInt8(ascii: "/"), !value.hasControlCharacter
    {
      log.error(.noSpecPath(value, what, kind), at: range)
      return nil
    }
    return relativePath(of: what, reporting: log)
  }

  /// Returns the text if it can be the path of a file that people see. Reports an error and returns
  /// nil otherwise.
  func relativePath(of what: String, reporting log: DiagnosticLog) -> Located<String>? {
    let names = value.split(separator: "/")
    let hidden = names.first { $0.first == "." && $0 != "." && $0 != ".." }
    if value.utf8.first == UInt8(ascii: "/") {
      log.error(.absolutePath(value, what), at: range)
    } else if value.hasControlCharacter {
      log.error(.controlCharacter(what), at: range)
    } else if names.count > deepestPath {
      log.error(.deepPath(what, names.count), at: range)
    } else if let hidden {
      log.error(.hiddenPath(what, String(hidden)), at: part(hidden).range)
    } else {
      return self
    }
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static func absolutePath(_ path: String, _ what: String) -> Self {
    "'\(path)' is an absolute path; write the path of the \(what) relative to this spec"
  }

  fileprivate static func deepPath(_ what: String, _ count: Int) -> Self {
    "the path of the \(what) has \(count) names; write \(deepestPath) at most"
  }

  fileprivate static func hiddenPath(_ what: String, _ name: String) -> Self {
    "'\(name)' is hidden; put the \(what) where people see it"
  }

  fileprivate static func controlCharacter(_ what: String) -> Self {
    "the path of the \(what) has a control character in it; name a file without one"
  }

  fileprivate static func noSpecPath(_ path: String, _ what: String, _ kind: String) -> Self {
    "'\(path)' is not the path of a \(what); name a file that ends with '.\(kind).yml'"
  }
}
