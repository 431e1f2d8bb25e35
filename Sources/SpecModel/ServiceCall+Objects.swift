import SourceText
import SpecNotation

extension Expression {
  /// Reads an object that the server makes: `{ class: com.liferay.Comparator, ascending: false }`.
  /// No attribute can be nil.
  init?(object node: Node, _ names: ServiceCall.Names, reporting log: DiagnosticLog) {
    guard let entries = node.mapping else { return nil }
    var className: String?
    var attributes: [Attribute] = []
    var isFine = true
    for entry in entries {
      let key = entry.name
      if key.value == ObjectKeys.class.name {
        className = entry.value.text(of: ObjectKeys.class.name.quoted, reporting: log)?
          .javaClass(reporting: log)
        isFine = isFine && className != nil
        continue
      }
      if key.value.isEmpty {
        log.error(.needsName("an attribute"), at: key.range)
        isFine = false
      }
      let value = Expression(valueOrList: entry, names, reporting: log)
      if let value, let missing = value.missing {
        log.error(.missingAttribute(key.value, missing), at: entry.value.range)
        isFine = false
      }
      guard let value else {
        isFine = false
        continue
      }
      attributes.append(Attribute(name: key.value, value: value))
    }
    guard isFine else { return nil }
    self.init(.object(className: className, attributes))
  }

  /// The notation of what may be nil in the value; nil if nothing may be.
  private var missing: String? {
    switch form {
    case .literal(.nil): "nil"
    case .name(.property(let name)): isOptional ? name : nil
    default: isOptional ? parts.lazy.compactMap(\.missing).last : nil
    }
  }

  /// Reads a value, or a list of values such as `[context.groupId]`. No item can be nil.
  init?(
    valueOrList entry: Node.Entry, _ names: ServiceCall.Names,
    reporting log: DiagnosticLog
  ) {
    guard let items = entry.value.list else {
      self.init(entry, names, reporting: log)
      return
    }
    let values = items.compactMap { item -> Expression? in
      let entry = Node.Entry(key: entry.key, value: item)
      guard let value = Expression(entry, names, reporting: log) else { return nil }
      guard let missing = value.missing else { return value }
      log.error(.missingItem(missing), at: item.range)
      return nil
    }
    guard values.count == items.count else { return nil }
    self.init(.list(values))
  }
}

extension Located<String> {
  /// Returns the text if it is the name of a Java class with its package. Reports an error and
  /// returns nil otherwise.
  fileprivate func javaClass(reporting log: DiagnosticLog) -> String? {
    guard value.dotSeparated.allSatisfy(\.isJavaName) else {
      log.error(.noJavaClass(value), at: range)
      return nil
    }
    return value
  }
}

extension Substring {
  /// Whether the text consists of letters, digits, `_` and, for a nested class, `$`.
  fileprivate var isJavaName: Bool {
    SwiftName.isIdentifier(
      utf8.contains(UInt8(ascii: "$")) ? String(map { $0 == "$" ? "_" : $0 }) : String(self))
  }
}

extension Diagnostic.Message {
  static func needsName(_ what: String) -> Self {
    "\(what) needs a name; write it before the colon"
  }

  fileprivate static func missingAttribute(_ name: String, _ value: String) -> Self {
    value == "nil"
      ? "the attribute '\(name)' of an object cannot be 'nil'; leave it out"
      : "'\(value)' may be missing, which an attribute of an object may not; "
        + "make the property non-optional"
  }

  fileprivate static func missingItem(_ value: String) -> Self {
    value == "nil"
      ? "an item of a list cannot be 'nil'; leave it out"
      : "'\(value)' may be missing, which an item of a list may not; make the property non-optional"
  }

  fileprivate static func noJavaClass(_ name: String) -> Self {
    "'\(name)' is not a Java class; write its full name, as in "
      + "'com.liferay.bookmarks.util.comparator.EntryURLComparator'"
  }
}
