/// An interactor: what it does, with which inputs, and its result.
package struct InteractorSpec: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    /// The interactor calls the service itself and is the session's callback.
    case callback(ServiceCall)
    /// The interactor runs a connector that reads.
    case read(ConnectorUse)
    /// The interactor runs a connector that writes.
    case write(ConnectorUse)
    /// The interactor logs the user in.
    case login(LoginSpec)
    /// The interactor does what its `start()` is filled in with.
    case custom

    var connector: ConnectorUse? {
      switch self {
      case .read(let use), .write(let use): use
      case .callback, .login, .custom: nil
      }
    }
  }

  package var name: Located<String>
  package var kind: Kind
  package var inputs: [InputSpec]
  /// The result of the one thing that the interactor does; nil if it runs several connectors.
  package var result: ResultSpec?
  package var parse: ParseSpec?
}
