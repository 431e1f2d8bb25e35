import Foundation
import TestSupport

/// Names for one spec, awkward but legal: no two of them are the same.
struct RandomNames {
  /// The index of the spec among those that are compiled together, so that no two of their types
  /// have one name.
  private let index: Int
  private var members: [String]
  private var types: [String]
  private var methods: [String] = []
  private var count = 0
  private let chosen: Chosen?

  /// The name that replaces the one of that number.
  struct Chosen {
    let number: Int
    /// In lower case; that of a type begins with a capital.
    let name: String
  }

  init(index: Int, choosing chosen: Chosen? = nil, _ random: inout SeededGenerator) {
    self.index = index
    self.chosen = chosen
    members = Self.members.shuffled(using: &random)
    types = Self.types.shuffled(using: &random)
  }

  /// Keeps names for what is called so in any case.
  mutating func reserve(_ names: [String]) {
    members.removeAll(where: names.contains)
  }

  /// The name of a property, a result, an attribute.
  mutating func member(_ random: inout SeededGenerator) -> String {
    count += 1
    if let chosen, chosen.number == count { return chosen.name }
    let plain = Int.random(in: 0..<4, using: &random) == 0
    return plain ? "value\(count)" : members.popLast() ?? "value\(count)"
  }

  /// The name of something that makes a type. One of the specs has each name of the pool as it is;
  /// the others append the number of the spec.
  mutating func type(_ random: inout SeededGenerator) -> String {
    count += 1
    if let chosen, chosen.number == count { return chosen.name.capitalized }
    if index < Self.types.count, let own = types.firstIndex(of: Self.types[index]) {
      return types.remove(at: own)
    }
    return (types.popLast() ?? "Type\(count)x") + "\(index)"
  }

  /// The name of an action, which makes a type as well.
  mutating func action(_ random: inout SeededGenerator) -> String {
    count += 1
    if let chosen, chosen.number == count { return chosen.name }
    let word = Self.words.randomElement(using: &random) ?? ""
    return "\(word)\(count)-\(index)"
  }

  /// The name of a method of the delegate.
  mutating func method(_ random: inout SeededGenerator) -> String {
    if let known = methods.randomElement(using: &random),
      Int.random(in: 0..<5, using: &random) == 0
    {
      return known
    }
    count += 1
    if let chosen, chosen.number == count { return chosen.name }
    let words = ["on", "did", "in", "guard", "önBücher", "let", "screenlet", "a"]
    let word = words.randomElement(using: &random) ?? ""
    methods.append(methods.contains(word) ? word + "\(count)" : word)
    return methods.last ?? ""
  }

  private static let members =
    keywords + locals
    + [
      // One letter, and acronyms.
      "a", "b", "x", "q", "Z", "A", "url", "Url", "aURL", "URLString", "HTMLText", "iOSVersion",
      "ID", "Id", "id", "isURL", "xID", "TheText", "AString",
      // Names that differ in case, or by a word that the generator adds.
      "folderId", "folderID", "FolderId", "folderid", "text", "textField", "fullText", "startDate",
      "coverImage", "urlTextField", "resultTitle", "title", "titleLabel", "hasText", "password",
      "isOn", "onSwitch", "userPassword", "homeEmail", "pageUrl", "workPhone", "Progress",
      // Beyond ASCII, with letters whose capitals are others, or several.
      "été", "größe", "ßein", "ñandú", "名前", "число", "π", "ﬁnal", "ŉame", "ǆep", "İd", "ıd",
      "ΐota",
      // Underscores and digits.
      "_", "__", "_private", "a1", "x_1_y", "_1", "snake_case_name", "SHOUT",
      // As long as names are at most.
      "theLongestNameOfAPropertyThatOneWouldUse",
    ].filter { $0 != "_" }

  private static let keywords = [
    "as", "associatedtype", "break", "case", "catch", "class_", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "try", "typealias", "var",
    "where", "while", "Any",
    // Words that are keywords in some contexts only.
    "actor", "any", "async", "await", "consume", "copying", "each", "final", "get", "set", "lazy",
    "left", "mutating", "none", "open", "optional", "override", "package", "prefix", "right",
    "some", "unowned", "weak", "willSet", "didSet", "yield", "macro", "discard", "borrowing",
    "consuming", "sending", "isolated", "nonisolated", "infix", "postfix", "dynamic", "required",
    "convenience", "indirect", "repeat_", "then",
  ]

  /// What local variables, parameters and members of the generated code are called.
  private static let locals = [
    "address", "answer", "array", "button", "c", "callback", "cell", "connector", "content",
    "context", "control", "controls", "count", "credentials", "data", "date", "dictionary", "error",
    "errors", "factory", "field", "first", "font", "formatter", "graph", "handler", "header",
    "host", "image", "index", "input", "interactor", "item", "items", "json", "key", "label",
    "last", "list", "listView", "loaded", "loginMethod", "map", "message", "messages", "method",
    "model", "models", "newValue", "number", "object", "objects", "oldValue", "page", "pages",
    "parameters", "params", "parse", "path", "presenter", "progress", "properties", "query",
    "range", "rawValue", "reply", "response", "result", "row", "rowCount_", "screen", "section",
    "selected", "sender", "service", "settings", "sort", "state", "step", "steps", "store",
    "string", "styles", "subview", "task", "texts", "theme", "type", "update", "user", "userName",
    "validation", "view_", "when", "width", "words", "wrapper", "xib", "zero", "self_", "offset",
    "min", "max", "abs", "print", "size", "point", "color", "body", "link", "next_", "results",
  ]

  private static let types = [
    "URL", "X", "Q", "É", "Éléphant", "Größe", "名前", "Ñandú", "Return", "Default", "Import",
    "Class",
    "Login", "List", "Page", "Row", "Cell", "Header", "View", "Theme", "Model", "Sample",
    "HTMLPage",
    "IOSVersion", "AddBookmark", "Add", "Get", "Result", "Step", "Steps", "User", "Person", "Item",
    "Object", "Connectors", "Interactors", "Delegated", "Http", "Liferay", "Server", "Write",
    "Read",
    "Callback", "Progress", "Presenter", "Action", "Screen", "Any_", "Self_", "Case", "Let",
    "A", "B1", "Z_9", "SHOUT", "Snake_Case", "ФИО", "Πι", "Tests", "Test", "Names", "Array_",
    "TheLongestNameOfAThingThatOneWouldUse",
  ]

  private static let words = [
    "add", "get", "return", "default", "class", "add-bookmark", "URL", "x", "load", "été", "名前",
    "snake_case", "dotted.name", "in", "self", "Shout", "html-page", "a-b-c",
  ]
}
