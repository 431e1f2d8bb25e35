/// The signature of a service method in source code: the names and types of the parameters, and the
/// type of the result.
struct ServiceSignature {
  /// The parameters, each with the tokens of its type in Objective-C or Swift.
  private(set) var parameters: [(name: String, type: [CodeToken])] = []
  private(set) var result = ServiceMethod.Result.any

  /// Returns the server's type for a type in source code, by its first tokens and the Java class in
  /// the body of the method.
  static func type(_ words: [CodeToken], javaClass: String?) -> ParameterType {
    if words.first == .sign("[") { return isDictionary(words) ? .map : .list }
    return switch words.compactMap(\.name).first {
    case "BOOL", "Bool": .boolean
    case "int", "Int32": .int
    case "long", "Int64": .long
    case "double", "Double": .double
    case "NSString", "String": .string
    case "NSArray": .list
    case "NSData", "Data": .bytes
    case "LRUploadData": .upload
    case "LRJSONObjectWrapper": javaClass.map { .object(javaClass: $0) } ?? .map
    default: .map
    }
  }

  /// Returns whether the type in brackets is `[String: Any]`, and not a list of dictionaries.
  private static func isDictionary(_ words: [CodeToken]) -> Bool {
    words.dropFirst().first != .sign("[") && words.contains(.sign(":"))
  }

  private static func result(_ words: [CodeToken]) -> ServiceMethod.Result {
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

extension ServiceSignature {
  /// Reads `- (NSArray *)getEntriesWithGroupId:(long long)groupId start:(int)start error:(NSError
  /// **)error`.
  init(objectiveC head: ArraySlice<CodeToken>) {
    let groups = head.split(separator: .sign("("))
    for (number, group) in groups.dropFirst().enumerated() {
      guard let close = group.firstIndex(of: .sign(")")) else { continue }
      let type = Array(group[..<close])
      if number == 0 {
        result = Self.result(type)
      } else if let name = group[close...].dropFirst().first?.name, !type.contains(.name("NSError"))
      {
        parameters.append((String(name), type))
      }
    }
  }

  /// Reads `func getEntriesWithGroupId(_ groupId: Int64, start: Int32) throws -> Any?`.
  init(swift head: ArraySlice<CodeToken>) {
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
      parameters.append((String(name), Array(parameter[parameter.index(after: colon)...])))
    }
    let answer = head[close...].dropFirst().drop { $0 != .sign(">") }.dropFirst()
    result = Self.result(Array(answer))
  }
}
