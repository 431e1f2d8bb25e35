import SpecModel

/// The methods of a Screenlet's delegate, by what calls them.
struct DelegateMethods {
  /// Those that an action calls.
  struct OfAction {
    let success: DelegateMethod?
    let failure: DelegateMethod?
    let progress: DelegateMethod?
    let saved: DelegateMethod?
    let loaded: DelegateMethod?

    init(_ action: ActionSpec, from caller: DelegateMethod.Caller) {
      success = DelegateMethod.success(of: action, from: caller)
      failure = DelegateMethod.failure(of: action, from: caller)
      progress = DelegateMethod.progress(of: action, from: caller)
      saved = DelegateMethod.saved(of: action, from: caller)
      loaded = DelegateMethod.loaded(of: action, from: caller)
    }

    fileprivate var all: [DelegateMethod] {
      [success, failure, progress, saved, loaded].compactMap(\.self)
    }
  }

  let ofList: ListSpec.DelegateMethods
  /// In the order of the actions.
  let ofActions: [OfAction]
  /// Each once: those of a list, then in the order of the actions.
  let all: [DelegateMethod]

  init(_ spec: ScreenletSpec) {
    let caller = DelegateMethod.Caller(spec)
    ofList = spec.list?.delegateMethods(from: caller) ?? ListSpec.DelegateMethods()
    ofActions = spec.actions.map { OfAction($0, from: caller) }
    var all = ofList.all
    for method in ofActions.flatMap(\.all) {
      if let known = all.firstIndex(where: { $0.signature == method.signature }) {
        all[known].merge(method)
      } else {
        all.append(method)
      }
    }
    self.all = all
  }
}

extension ScreenletSpec {
  /// Whether the Screenlet has a delegate of its own.
  var hasDelegate: Bool {
    list?.delegate.isEmpty == false || actions.contains { !$0.delegate.isEmpty }
  }
}
