import SourceText

/// How a Screenlet shows the progress of its actions: the messages of actions without messages of
/// their own, and the presenter that shows them.
package struct ProgressSpec: Hashable, Sendable {
  package var messages = ActionProgress()
  /// The name of the presenter, without `ProgressPresenter`; nil for the framework's own.
  package var presenter: Located<String>?

  /// The name of the runtime's own presenter, for which the Screenlet needs no class.
  package static let runtimePresenter = "Default"
}

extension ProgressSpec {
  init(of spec: Fields<ScreenletKeys>) {
    let fields = spec[ScreenletKeys.progress]
    messages = ActionProgress(fields)
    presenter = fields?[ProgressKeys.presenter]?
      .typeName("progress presenter", without: ["ProgressPresenter"], reporting: spec.log)
  }
}
