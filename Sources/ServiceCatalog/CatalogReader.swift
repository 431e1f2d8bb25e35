package import SourceText

/// Reads a catalogue of a project line by line, and reports each line that is not valid.
struct CatalogReader {
  private let file: SourceFile
  private var services: [Service] = []
  private var types: [ServerType] = []
  /// The heading of the current section.
  private var heading: Heading?
  private var methods: [ServiceMethod] = []
  private var properties: [ServiceMethod.Parameter] = []
  /// The methods or properties below the last heading, as a catalogue writes them.
  private var known: Set<String> = []
  private var names: [String: SourceRange] = [:]

  private enum Heading {
    case service(name: String, path: String)
    case type(String)
  }

  private init(_ file: SourceFile) {
    self.file = file
  }

  fileprivate static func catalog(
    in file: SourceFile, reporting diagnostics: inout Diagnostics
  ) -> CatalogFile {
    var reader = CatalogReader(file)
    let maximum = InputFormat.serviceCatalog.limits.count
    var start = 0
    let lines = file.text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if number == maximum {
        diagnostics.error(.tooLong(maximum), at: file.range(start..<start + line.count))
        break
      }
      let end = start + line.count
      let isReturned = line.last == UInt8(ascii: "\r")
      reader.read(
        Substring(isReturned ? line.dropLast() : line),
        at: file.range(start..<(isReturned ? end - 1 : end)), reporting: &diagnostics)
      start = end + 1
    }
    reader.endSection()
    return CatalogFile(services: reader.services, types: reader.types)
  }

  private mutating func read(
    _ line: Substring, at range: SourceRange, reporting diagnostics: inout Diagnostics
  ) {
    if line.isEmpty || line.hasPrefix("#") || line.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) {
      return
    }
    guard line.hasPrefix(" ") else {
      return readHeading(line, at: range, reporting: &diagnostics)
    }
    switch heading {
    case .service?:
      guard let method = ServiceMethod(line), method.isWellNamed else {
        return diagnostics.error(.noMethod, at: range)
      }
      if known.insert(method.description).inserted { methods.append(method) }
    case .type?:
      guard let property = ServiceMethod.Parameter(line), property.name.isIdentifier else {
        return diagnostics.error(.noProperty, at: range)
      }
      if known.insert(property.description).inserted { properties.append(property) }
    case nil:
      diagnostics.error(.noHeading, at: range)
    }
  }

  private mutating func readHeading(
    _ line: Substring, at range: SourceRange, reporting diagnostics: inout Diagnostics
  ) {
    endSection()
    let words = line.split(separator: " ")
    if ["<<<<<<<", "=======", ">>>>>>>"].contains(where: line.hasPrefix) {
      return diagnostics.error(.openConflict, at: range)
    }
    if words.count == 2, words[0].isIdentifier, words[1].isServicePath {
      heading = .service(name: String(words[0]), path: String(words[1]))
    } else if words.count == 1, words[0].isJavaClass {
      heading = .type(String(words[0]))
    } else {
      return diagnostics.error(.noHeading, at: range)
    }
    let name = String(words[0])
    if let first = names.updateValue(range, forKey: name) {
      diagnostics.error(.twice(name), at: range, notes: [Diagnostic.Note(.first, at: first)])
    }
  }

  /// Adds the section since the last heading to the catalogue.
  private mutating func endSection() {
    switch heading {
    case .service(let name, let path)?:
      services.append(Service(name: name, path: path, methods: methods))
    case .type(let name)?: types.append(ServerType(name: name, properties: properties))
    case nil: break
    }
    (heading, methods, properties, known) = (nil, [], [], [])
  }
}

extension CatalogFile {
  /// Reads a catalogue. Reports an error and returns nil if a line is wrong.
  package init?(_ file: SourceFile, reporting diagnostics: inout Diagnostics) {
    let catalog = diagnostics.unlessErrors { CatalogReader.catalog(in: file, reporting: &$0) }
    guard let catalog else { return nil }
    self = catalog
  }
}

extension Diagnostic.Message {
  fileprivate static func tooLong(_ maximum: Int) -> Self {
    "a catalogue can have at most \(maximum) lines; put the rest into another one"
  }

  fileprivate static let noMethod: Self =
    "this is not a method; write one as in 'get-account(accountId: long) -> map'"

  fileprivate static let noProperty: Self =
    "this is not a property; write one as in 'accountId: long'"

  fileprivate static let noHeading: Self =
    "write a service as in 'LRAccountService_v7 /bank.account', a Java class by its full name"

  fileprivate static let openConflict: Self =
    "this conflict is still open; edit the lines and delete the markers"

  fileprivate static func twice(_ name: String) -> Self {
    "'\(name)' is here twice; put all of its lines below one of them"
  }

  fileprivate static let first: Self = "the first is here"
}
