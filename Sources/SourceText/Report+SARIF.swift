extension Report {
  /// Returns the report as a log in SARIF 2.1.0, the format of code scanning. `uri` returns the
  /// path of a file from the root of the repository or the working directory.
  package func sarif(tool: String, version: String, uri: (String) -> String) -> String {
    var printer = DiagnosticPrinter()
    func location(_ range: SourceRange, _ message: String? = nil) -> JSONText {
      let (line, column) = printer.characterPosition(of: range)
      let end = printer.characterPosition(
        of: range.file.range(range.upperBound..<range.upperBound))
      let region: [(String, JSONText)] = [
        ("startLine", .number(line)), ("startColumn", .number(column)),
        ("endLine", .number(end.line)), ("endColumn", .number(end.column)),
      ]
      let file = JSONText.object([("uri", .text(uri(range.file.path).asURI))])
      let physical = JSONText.object([("artifactLocation", file), ("region", .object(region))])
      return .object(
        [("physicalLocation", physical)]
          + (message.map { [("message", .object([("text", .text($0))]))] } ?? []))
    }
    let results = diagnostics.sorted.map { diagnostic in
      let notes = diagnostic.notes.map { location($0.range, $0.message.text) }
      return JSONText.object(
        [
          ("ruleId", .text(diagnostic.rule)), ("level", .text(diagnostic.severity.rawValue)),
          ("message", .object([("text", .text(diagnostic.message.text))])),
          ("locations", .list([location(diagnostic.range)])),
        ] + (notes.isEmpty ? [] : [("relatedLocations", .list(notes))]))
    }
    let rules = Set(diagnostics.sorted.map(\.rule)).sorted().map { rule in
      JSONText.object([
        ("id", .text(rule)),
        ("shortDescription", .object([("text", .text("What is wrong in a '\(rule)' file"))])),
      ])
    }
    let driver = JSONText.object([
      ("name", .text(tool)), ("version", .text(version)), ("rules", .list(rules)),
    ])
    let run = JSONText.object([
      ("tool", .object([("driver", driver)])), ("columnKind", .text("unicodeCodePoints")),
      ("invocations", .list([invocation])), ("results", .list(results)),
    ])
    return JSONText.object([
      ("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .text("2.1.0")), ("runs", .list([run])),
    ]).text
  }

  /// The problems that were not found in a file. They belong to the run, because a result without a
  /// location is not shown.
  private var invocation: JSONText {
    let notifications = general.map { severity, text in
      JSONText.object([
        ("level", .text(severity.rawValue)), ("message", .object([("text", .text(text))])),
      ])
    }
    return .object(
      [("executionSuccessful", .bool(errors.isEmpty))]
        + (notifications.isEmpty ? [] : [("toolExecutionNotifications", .list(notifications))]))
  }
}

extension Diagnostic {
  /// The rule by which code scanning groups results and lets users turn them off. Messages have no
  /// stable names, so it is the kind of file.
  fileprivate var rule: String {
    let name = range.file.path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? "other"
  }
}

extension String {
  /// The path as a reference of RFC 3986, with all bytes except those of plain names in
  /// hexadecimal.
  fileprivate var asURI: String {
    utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("0"..."9").contains(scalar) || "-._~/".unicodeScalars.contains(scalar)
      return isPlain ? String(scalar) : "%" + byte.hexadecimal(digits: 2)
    }.joined()
  }
}
