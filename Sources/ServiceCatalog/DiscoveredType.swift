/// A type as the discovery document of a portal names it, such as `long`, `java.lang.String` or
/// `list<com.liferay.blogs.model.BlogsEntry>`.
struct DiscoveredType {
  private let text: Substring

  init(_ text: some StringProtocol) {
    self.text = Substring(text)
  }

  /// The type as that of a parameter or a property.
  var parameter: ParameterType {
    if let known = Self.known[text] { return known }
    if isList { return .list }
    if isMap { return .map }
    return entity(text).map { .object(javaClass: $0) } ?? .map
  }

  /// The type as that of a result in JSON.
  var result: ServiceMethod.Result {
    if text == "void" { return .void }
    return switch parameter {
    case .boolean: .boolean
    case .int, .long, .double: .number
    case .string: .string
    case .list, .bytes: .list
    case .map, .upload, .object: .map
    }
  }

  /// The Java class of the result, or of the elements of a list.
  var resultClass: String? {
    if !isList { return Self.known[text] == nil ? entity(text) : nil }
    if text.hasSuffix("[]") { return entity(text.dropLast(2)) }
    guard let open = text.firstIndex(of: "<"), text.hasSuffix(">") else { return nil }
    return entity(text[text.index(after: open)...].dropLast())
  }

  /// Whether the text is the name of a type.
  var isKnown: Bool { Self.known[text] != nil || isList || isMap || entity(text) != nil }

  private var isMap: Bool {
    ["map", "java.util.Map"].contains { text == $0 || text.hasPrefix($0 + "<") }
  }

  private var isList: Bool {
    text.hasSuffix("[]")
      || ["list", "java.util.List", "java.util.Collection"].contains {
        text == $0 || text.hasPrefix($0 + "<")
      } || text == "com.liferay.portal.kernel.json.JSONArray"
  }

  /// Returns the name of a class with its own properties, without type arguments, which servers do
  /// not accept. Returns nil for any other type.
  private func entity(_ text: Substring) -> String? {
    let name = text.prefix { $0 != "<" }
    let isPlain = ["java.", "com.liferay.portal.kernel.json."].contains(where: name.hasPrefix)
    return name.contains(".") && !isPlain && name.isJavaClass ? String(name) : nil
  }

  private static let known: [Substring: ParameterType] = [
    "boolean": .boolean, "java.lang.Boolean": .boolean,
    "int": .int, "short": .int, "byte": .int, "java.lang.Integer": .int, "java.lang.Short": .int,
    "java.lang.Byte": .int,
    "long": .long, "java.lang.Long": .long, "java.util.Date": .long,
    "double": .double, "float": .double, "java.lang.Double": .double, "java.lang.Float": .double,
    "string": .string, "char": .string, "java.lang.String": .string, "java.lang.Character": .string,
    "java.util.Locale": .string, "java.util.TimeZone": .string,
    "byte[]": .bytes, "file": .upload, "java.io.File": .upload,
  ]
}
