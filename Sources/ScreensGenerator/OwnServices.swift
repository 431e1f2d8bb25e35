/// The module's own classes for the services that its specs call.
package struct OwnServices: Sendable {
  /// A method of such a class.
  package struct Method: Hashable, Sendable {
    package let type: String
    package let name: String
  }

  /// The paths of their sources, such as `Services/LRNotesService.swift`; nil if the module has a
  /// class for every service.
  package let sources: Set<String>?
  /// The prefix of these paths where they are shown.
  package let prefix: String
  /// The methods that the source of a class declares; nil if some of them cannot be read.
  package var methods: [String: [OwnMethod]?] = [:]
  /// Whether anything besides that source may add a method to its class.
  package var additions: [Method: Bool] = [:]
  private var isUnchecked = false

  package init(sources: Set<String>?, prefix: String = "") {
    self.sources = sources
    self.prefix = prefix
  }

  /// Classes that have any method.
  static let unchecked = {
    var own = OwnServices(sources: nil)
    own.isUnchecked = true
    return own
  }()

  /// Returns the methods of the class for a service, all of which `isOther`, or nil if it may have
  /// one of the name that is not.
  func methods(
    of type: String, lacking name: String, where isOther: (OwnMethod) -> Bool
  ) throws(UnreadInput) -> [OwnMethod]? {
    if isUnchecked { return nil }
    guard let known = methods[type] else { throw .methods(ofClass: type) }
    guard let methods = known, methods.allSatisfy(isOther) else { return nil }
    let method = Method(type: type, name: name)
    guard let isAdded = additions[method] else { throw .additions(method) }
    return isAdded ? nil : methods
  }
}

/// What a check of services looked for among the module's own sources.
package struct OwnServiceUse: Hashable, Sendable {
  /// The paths of sources that do not exist.
  package private(set) var missing: Set<String> = []
  /// Whether one of them exists, so that the check depends on what is in it.
  package private(set) var isOwn = false
  /// The first part of it that was not read.
  var unread: UnreadInput?

  /// Returns whether the source at a path exists.
  mutating func has(_ path: String, in own: OwnServices) -> Bool {
    guard let sources = own.sources, !sources.contains(path) else {
      isOwn = true
      return true
    }
    missing.insert(path)
    return false
  }
}
