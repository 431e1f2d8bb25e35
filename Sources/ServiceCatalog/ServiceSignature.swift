/// What the signature of a service's method says: names and types of the parameters, a type needing
/// the Java class that the body has for it.
struct ServiceSignature {
  typealias MakeType = (_ javaClass: String) -> ParameterType

  var parameters: [(name: String, type: MakeType)] = []
  var result = ServiceMethod.Result.any

  /// What a type is for the server, by the first words of how Objective-C or Swift writes it.
  static func type(_ words: [CodeToken]) -> MakeType {
    let names = words.compactMap(\.name)
    if words.first == .sign("[") { return { _ in isDictionary(words) ? .map : .list } }
    return switch names.first {
    case "BOOL", "Bool": { _ in .boolean }
    case "int", "Int32": { _ in .int }
    case "long", "Int64": { _ in .long }
    case "double", "Double": { _ in .double }
    case "NSString", "String": { _ in .string }
    case "NSArray": { _ in .list }
    case "NSData", "Data": { _ in .bytes }
    case "LRUploadData": { _ in .upload }
    case "LRJSONObjectWrapper": { $0.isEmpty ? .map : .object(javaClass: $0) }
    default: { _ in .map }
    }
  }

  /// Whether the type in brackets is `[String: Any]`, and not a list of such.
  private static func isDictionary(_ words: [CodeToken]) -> Bool {
    words.dropFirst().first != .sign("[") && words.contains(.sign(":"))
  }

  static func result(_ words: [CodeToken]) -> ServiceMethod.Result {
    if words.first == .sign("[") { return isDictionary(words) ? .map : .list }
    return switch words.compactMap(\.name).first {
    case "void", nil: .void
    case "BOOL", "Bool": .boolean
    case "NSNumber", "Int", "Int32", "Int64", "Double": .number
    case "NSString", "String": .string
    case "NSArray": .list
    case "NSDictionary": .map
    default: .any
    }
  }
}

/// `- (NSArray *)getEntriesWithGroupId:(long long)groupId start:(int)start error:(NSError **)error`.
struct ObjectiveCSignature {
  private(set) var parts = ServiceSignature()

  init(_ head: ArraySlice<CodeToken>) {
    let groups = head.split(separator: .sign("("))
    for (number, group) in groups.dropFirst().enumerated() {
      guard let close = group.firstIndex(of: .sign(")")) else { continue }
      let type = Array(group[..<close])
      if number == 0 {
        parts.result = ServiceSignature.result(type)
      } else if let name = group[close...].dropFirst().first?.name, !type.contains(.name("NSError"))
      {
        parts.parameters.append((String(name), ServiceSignature.type(type)))
      }
    }
  }
}

/// `func getEntriesWithGroupId(_ groupId: Int64, start: Int32) throws -> Any?`.
struct SwiftSignature {
  private(set) var parts = ServiceSignature()

  init(_ head: ArraySlice<CodeToken>) {
    guard let open = head.firstIndex(of: .sign("(")),
      let close = head.lastIndex(of: .sign(")"))
    else { return }
    var depth = 0
    let list = head[head.index(after: open)..<close].split { token in
      if token == .sign("[") { depth += 1 }
      if token == .sign("]") { depth -= 1 }
      return depth == 0 && token == .sign(",")
    }
    for parameter in list {
      guard let colon = parameter.firstIndex(of: .sign(":")),
        let name = parameter[..<colon].last?.name
      else { continue }
      let type = Array(parameter[parameter.index(after: colon)...])
      parts.parameters.append((String(name), ServiceSignature.type(type)))
    }
    let answer = head[close...].dropFirst().drop { $0 != .sign(">") }.dropFirst()
    parts.result = ServiceSignature.result(Array(answer))
  }
}
