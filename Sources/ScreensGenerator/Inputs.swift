import SpecModel

/// What was read for the output of one spec, besides its text.
package struct Inputs: Sendable {
  /// What is at the paths under which the spec names other specs; nil where nothing is.
  package var references: [String: SpecReference?]
  /// The XIBs of the Screenlets to which the spec adds themes, by their file names, for the text that
  /// names each of these.
  package var interfaces: [String: [String: String]] = [:]
  package var services: OwnServices

  package init(
    references: [String: SpecReference?] = [:],
    services: OwnServices = OwnServices(sources: [])
  ) {
    self.references = references
    self.services = services
  }

  /// Returns what is at the path under which the spec names another one, or nil for nothing.
  func reference(at path: String) throws(UnreadInput) -> SpecReference? {
    guard let reference = references[path] else { throw .reference(path) }
    return reference
  }
}

extension Inputs {
  /// Returns the XIBs of the Screenlets to which a spec adds themes.
  func knownInterfaces(of spec: Spec) throws(UnreadInput) -> [String: [String: String]] {
    guard case .themes(let spec) = spec else { return [:] }
    for text in spec.screenlets.compactMap(\.extended?.path.value) where interfaces[text] == nil {
      throw .interfaces(text)
    }
    return interfaces
  }
}

/// What is needed for the output of a spec and was not read. Whoever reads it calls the same
/// function again.
///
/// Only the function itself finds out what it needs: which file a spec extends is in its text, and
/// which files it once yielded is in its base. So the rest of a plan is a function of values, and
/// nothing is read that no plan needs.
package enum UnreadInput: Error, Hashable, Sendable {
  /// What is at the path under which the spec names another one.
  case reference(String)
  /// The XIBs of the Screenlet of that path or name.
  case interfaces(String)
  /// The methods of the module's own class for a service.
  case methods(ofClass: String)
  /// Whether anything besides the source of that class may add the method to it.
  case additions(OwnServices.Method)
}
