/// Something a user can do with the Screenlet, and the interactor that does it.
package struct ActionSpec: Hashable, Sendable, Named {
  package var name: Located<String>
  package var summary: Located<String>?
  /// The name of the interactor.
  package var interactor: Located<String>
  package var kind: Kind
  package var inputs: [InputSpec]
  /// The result of the interactor; nil if it has none, or runs several connectors.
  package var result: ResultSpec?
  package var parse: ParseSpec?
  /// Whether the action is performed when the Screenlet is shown, unless the app says otherwise;
  /// nil if it never is.
  package var autoLoad: Located<Bool>?
  /// The value that the action is performed with; nil if it needs none.
  package var sender: SenderSpec?
  package var performance: ActionPerformance
  /// Where users pick the image that is sent; empty if they pick none.
  package var picks: [ImagePick] = []
  /// The key that distinguishes its entries in the cache; nil if it keeps nothing.
  package var cacheKey: CacheKey?
  /// How a write that was kept finds out that it is outdated; nil if it is sent in any case.
  package var conflict: WriteConflict?
  package var updates: [ActionUpdate]
  package var delegate: ActionDelegate
  package var button: ActionButton
  package var connections: ActionConnections
  /// The role of its button, if the spec states one.
  package var role: Located<ButtonRole>?
  package var progress: ActionProgress
  /// The member that shows which part of a file has been sent or received.
  package var fraction: Located<ViewModelMember>?
  /// The change that it makes to the rows of the list.
  package var rows: RowChange?
  /// The condition under which a view offers it; nil if it is always offered.
  package var permission: ActionPermission?
  package var byHand: ByHand
  /// The question that the user is asked before it begins; nil for none.
  package internal(set) var confirm: ShownText?
}

// The work of its interactor.

extension ActionSpec {
  package var connector: ConnectorUse? { kind.connector }

  package var login: LoginSpec? {
    if case .login(let login) = kind { login } else { nil }
  }

  /// The connectors of an interactor that runs several, in the order of the spec.
  package var steps: [StepSpec] { connector?.steps ?? [] }

  /// The connectors that it runs or can run, including those of its steps.
  package var allConnectors: [ConnectorSpec] {
    (connector?.connectors ?? []) + steps.compactMap(\.connector)
  }

  /// Whether it is a write that is kept if it cannot be sent.
  package var keepsWrites: Bool {
    if case .write = kind { cacheKey != nil } else { false }
  }

  /// All results that the interactor keeps.
  package var results: [ResultSpec] {
    result.map { [$0] } ?? steps.compactMap(\.result)
  }
}
