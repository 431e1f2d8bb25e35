import SourceText
import SpecNotation

/// Something a user can do with the Screenlet, and the interactor that does it.
package struct ActionSpec: Hashable, Sendable {
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
  }

  package enum ConnectorUse: Hashable, Sendable {
    case named(ConnectorSpec)
    /// The ready-to-use HttpConnector, with the address in this input.
    case http(address: String)
    /// Several connectors: the steps of a stage run at once, the stages one after the other.
    case several([[StepSpec]])
  }

  /// The methods of the delegate that tell of the end of the action.
  package struct Delegate: Hashable, Sendable {
    package var success: Located<String>?
    /// The results that the method for success hands over.
    package var values: [ResultSpec] = []
    package var failure: Located<String>?
    /// Tells that a login was kept.
    package var saved: Located<String>?
    /// Tells that a login that was kept was loaded.
    package var loaded: Located<String>?

    /// Whether no method tells anything.
    package var isEmpty: Bool {
      success == nil && failure == nil && saved == nil && loaded == nil
    }
  }

  /// The button of a generated view that performs the action.
  package enum Button: Hashable, Sendable {
    case none
    /// A button with that title, or with the name of the action.
    case titled(Located<String>?)
  }

  /// What the view shows while the action runs and when it has ended.
  package struct Progress: Hashable, Sendable {
    package var working: Located<String>?
    package var success: Located<String>?
    package var failure: Located<String>?

    package init(
      working: Located<String>? = nil, success: Located<String>? = nil,
      failure: Located<String>? = nil
    ) {
      self.working = working
      self.success = success
      self.failure = failure
    }
  }

  /// A member of the view model that shows a result, or a part of it.
  package struct Update: Hashable, Sendable {
    package var member: ViewModelMember
    package var path: ResultPath
  }

  package var name: Located<String>
  package var summary: Located<String>?
  package var interactor: Located<String>
  package var kind: Kind
  /// Whether the action is performed when the Screenlet is shown, unless the app says otherwise;
  /// nil if it never is.
  package var autoLoad: Located<Bool>?
  /// What the action is performed with, if it needs anything.
  package var sender: SenderSpec?
  package var inputs: [InputSpec]
  /// The result of the one thing that the interactor does; nil if it runs several connectors.
  package var result: ResultSpec?
  package var parse: ParseSpec?
  package var updates: [Update]
  package var delegate: Delegate
  package var button: Button
  package var progress: Progress

  package var connector: ConnectorUse? {
    switch kind {
    case .read(let use), .write(let use): use
    case .callback, .login, .custom: nil
    }
  }

  package var login: LoginSpec? {
    if case .login(let login) = kind { login } else { nil }
  }

  /// The connectors of an interactor that runs several, in the order of the spec.
  package var steps: [StepSpec] {
    if case .several(let stages)? = connector { stages.flatMap(\.self) } else { [] }
  }

  /// Everything that the interactor keeps.
  package var results: [ResultSpec] {
    result.map { [$0] } ?? steps.compactMap(\.result)
  }
}
