import SourceText
import SpecModel
import TemplateEngine

/// What `Templates/ProgressPresenter` is rendered with.
struct ProgressPresenterContext: TemplateContext {
  let screenletClass: String
  let presenterClass: String
}

extension ScreenletSpec {
  /// The progress presenter that is generated; nil if there is none, or if it belongs to the
  /// runtime.
  var ownPresenter: Located<String>? {
    progress.presenter.flatMap { $0.value == ProgressSpec.runtimePresenter ? nil : $0 }
  }

  func presenterContext(_ presenter: String) -> ProgressPresenterContext {
    ProgressPresenterContext(
      screenletClass: Names.screenlet(self), presenterClass: Names.presenter(presenter))
  }
}
