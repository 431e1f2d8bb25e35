import SourceText
import SpecModel
import TemplateEngine

extension ScreenletSpec {
  /// The progress presenter that is generated; nil if there is none, or if it belongs to the
  /// runtime.
  var ownPresenter: Located<String>? {
    progress.presenter.flatMap { $0.value == ProgressSpec.runtimePresenter ? nil : $0 }
  }

  /// The values for `Templates/ProgressPresenter`.
  var presenterValue: TemplateValue? {
    ownPresenter.map {
      [
        "screenletClass": .string(Names.screenlet(self)),
        "presenterClass": .string(Names.presenter($0.value)),
      ]
    }
  }
}
