import ServiceCatalog
import SourceText

extension ServiceListing {
  /// The reason why a name does not identify one method.
  package struct Miss: Error, Hashable {
    package let message: String
  }

  /// Returns the call of the method that `CLASS.METHOD`, or `CLASS.METHOD(groupId:folderId:)`,
  /// names.
  package func call(named name: String) throws(Miss) -> Call {
    call(of: try only(try found(name), name), asRows: false)
  }

  /// Returns the call for the rows of a list. Methods that return all rows at once are ignored.
  package func rows(named name: String) throws(Miss) -> Call {
    let found = try found(name)
    let paged = found.filter(\.method.isPaged)
    if paged.isEmpty { throw Miss(message: Self.unpaged(found[0])) }
    return call(of: try only(paged, name), asRows: true)
  }

  func service(named name: String) throws(Miss) -> Service {
    guard let service = catalog.service(named: name) else {
      throw Miss(message: unknownService(name))
    }
    return service
  }

  func found(_ name: String) throws(Miss) -> [Match] {
    let matches = matches(of: name)
    if !matches.isEmpty { return matches }
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, !parts[1].isEmpty else { throw Miss(message: Self.noPair(name)) }
    let service = try service(named: parts[0])
    let method = String(parts[1].prefix { $0 != "(" })
    let overloads = self.matches(of: "\(parts[0]).\(method)")
    throw Miss(
      message: overloads.isEmpty
        ? Self.unknownMethod(method, of: service, parts[0]) : Self.otherLabels(name, overloads))
  }

  /// Returns the only method. Of methods that differ only in objects, such as a comparator or the
  /// context of the service, it is the one without them.
  private func only(_ matches: [Match], _ name: String) throws(Miss) -> Match {
    let counts = Dictionary(
      matches.map { ($0.method.plainLabels, $0.method.parameters.count) }, uniquingKeysWith: min)
    let plain = matches.filter { $0.method.parameters.count == counts[$0.method.plainLabels] }
    if plain.count > 1 { throw Miss(message: Self.several(name, plain)) }
    return plain[0]
  }

  // MARK: Messages

  private static func noPair(_ name: String) -> String {
    "'\(name)' does not name a method; write it as 'LRBlogsEntryService_v7.getGroupEntries'"
  }

  private func unknownService(_ name: String) -> String {
    let version = name.split(separator: "_").last.map { "_\($0)" } ?? ""
    let near =
      nearest(to: name, in: catalog.serviceNames.filter { $0.hasSuffix(version) })
      ?? catalog.service(likeWords: name)
    let hint = near.map { "did you mean '\($0)'?" } ?? "'screens-gen service list' lists all"
    return "there is no service '\(name)'; \(hint)"
  }

  static func unknownMethod(_ name: String, of service: Service, _ given: String) -> String {
    let names = service.methods.flatMap { [$0.baseName, $0.name] }.eachOnce(by: \.self)
    let near = nearestByWords(to: name, in: names).map { "; did you mean '\($0)'?" }
    return "'\(given)' has no method '\(name)'"
      + suggestion(
        for: name, in: names,
        else: near ?? "; 'screens-gen service show \(given)' lists those it has")
  }

  private static func otherLabels(_ name: String, _ overloads: [Match]) -> String {
    "'\(name)' has other labels; write \(overloads.words)"
  }

  private static func several(_ name: String, _ matches: [Match]) -> String {
    "'\(name)' is the name of \(matches.count) methods; write \(matches.words)"
  }

  private static func unpaged(_ match: Match) -> String {
    "'\(match.signature)' does not answer pages of a list, which takes 'start' and 'end'; "
      + "call it in an action, as '--action-of' does"
  }
}

extension ServiceMethod {
  /// The labels of all parameters that are not objects.
  fileprivate var plainLabels: [String] {
    parameters.filter { if case .object = $0.type { false } else { true } }.map(\.name)
  }
}

extension [ServiceListing.Match] {
  /// The names to choose from, as far as somebody would read them.
  fileprivate var words: String {
    let names = prefix(5).map { "'\($0.signature)'" }.joined(separator: " or ")
    return names + (count > 5 ? " or another of the \(count)" : "")
  }
}
