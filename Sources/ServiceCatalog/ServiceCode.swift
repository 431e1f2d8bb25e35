import SourceText

/// A service class that a builder of the Mobile SDK has generated, in Objective-C or Swift. The
/// signature of a method has the types, and its body the path and the Java classes of objects.
struct ServiceCode {
  private let tokens: [CodeToken]
  private var index = 0
  private let isSwift: Bool
  private var name: String?
  private var path: String?
  private var methods: [ServiceMethod] = []

  fileprivate init(_ text: String) {
    tokens = CodeToken.all(of: text)
    isSwift = !tokens.contains(.name("implementation"))
  }

  /// Returns the services of the source, each with its path.
  fileprivate mutating func services() -> [Service] {
    var services: [Service] = []
    while index < tokens.count {
      if let start = classStart {
        services += [service].compactMap(\.self)
        (name, path, methods) = (start, nil, [])
        index += 2
      } else if startsMethod {
        readMethod()
      } else {
        index += 1
      }
    }
    return services + [service].compactMap(\.self)
  }

  private var service: Service? {
    guard let name, let path, !methods.isEmpty else { return nil }
    return Service(name: name, path: path, methods: methods)
  }

  private func token(_ offset: Int) -> CodeToken? {
    tokens.indices.contains(index + offset) ? tokens[index + offset] : nil
  }

  /// The name of the class that begins here, or nil if none does.
  private var classStart: String? {
    let word: Substring = isSwift ? "class" : "implementation"
    guard token(0) == .name(word), let name = token(1)?.name else { return nil }
    let isOfSDK = isSwift ? token(3) == .name("LRBaseService") : true
    return isOfSDK ? String(name) : nil
  }

  private var startsMethod: Bool {
    isSwift ? token(0) == .name("func") : token(0) == .sign("-") && token(1) == .sign("(")
  }

  private mutating func readMethod() {
    guard let open = tokens[index...].firstIndex(of: .sign("{")) else {
      index = tokens.count
      return
    }
    let head = tokens[index..<open]
    let end = self.end(ofBodyAt: open)
    let body = tokens[open..<end]
    index = end
    let texts = body.compactMap(\.text)
    guard
      let call = texts.first(where: {
        $0.split(separator: "/", omittingEmptySubsequences: false).count == 3 && $0.hasPrefix("/")
      }), let slash = call.lastIndex(of: "/")
    else { return }
    let signature = isSwift ? ServiceSignature(swift: head) : ServiceSignature(objectiveC: head)
    let classes = javaClasses(in: body)
    let parameters = signature.parameters.map { name, type in
      ServiceMethod.Parameter(
        name: name, type: ServiceSignature.type(type, javaClass: classes[name]))
    }
    let method = ServiceMethod(
      pathEnd: String(call[call.index(after: slash)...]), parameters: parameters,
      result: signature.result)
    guard call[..<slash].isServicePath, method.isWellNamed,
      path.map({ $0 == call[..<slash] }) ?? true
    else { return }
    path = String(call[..<slash])
    methods.append(method)
  }

  private func end(ofBodyAt open: Int) -> Int {
    var depth = 0
    for index in open..<tokens.count {
      if tokens[index] == .sign("{") { depth += 1 }
      if tokens[index] == .sign("}") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return tokens.count
  }

  /// Returns the Java classes of objects, by the names of their parameters. In both languages they
  /// are written as `name: "order" … className: "com.…"`.
  private func javaClasses(in body: ArraySlice<CodeToken>) -> [String: String] {
    let words = body.filter { ![.sign("@"), .sign(":"), .sign(",")].contains($0) }
    var classes: [String: String] = [:]
    for (index, word) in words.enumerated() where word == .name("className") && index > 1 {
      guard let name = words[index - 1].text, index + 1 < words.count,
        let javaClass = words[index + 1].text
      else { continue }
      let plain = javaClass.prefix { $0 != "<" }
      if plain.isJavaClass { classes[String(name)] = String(plain) }
    }
    return classes
  }
}

extension CatalogFile {
  /// Reads classes of services in Objective-C or Swift. Reports an error and returns nil if the
  /// file has none.
  init?(code file: SourceFile, reporting diagnostics: inout Diagnostics) {
    var code = ServiceCode(file.text)
    let services = code.services()
    if services.isEmpty {
      let isHeader = file.text.contains("@interface") && !file.text.contains("@implementation")
      diagnostics.error(
        isHeader ? .header : .noServices, at: file.range(0..<min(1, file.text.utf8.count)))
      return nil
    }
    self.init(services: services, types: [])
  }
}

extension Diagnostic.Message {
  fileprivate static let header: Self =
    "a header has no paths of services; name the '.m' file that belongs to it"

  fileprivate static let noServices = Self(
    "this is neither the discovery document of a portal nor a class of the Mobile SDK's builder; "
      + "get the first with 'curl -u USER:PASSWORD \"SERVER/api/jsonws?discover=/*\"'")
}
