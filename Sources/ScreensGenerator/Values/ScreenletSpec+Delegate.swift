import SpecModel

extension ScreenletSpec {
  /// The methods of its delegate, each once: those of the Screenlet that it extends, those of a
  /// list, and those of the actions in their order.
  var delegateMethods: [DelegateMethod] {
    (extended?.base.delegateMethods ?? []) + ownDelegateMethods
  }

  /// The methods that the delegate of the Screenlet that it extends does not have.
  var ownDelegateMethods: [DelegateMethod] {
    let inherited = Set((extended?.base.delegateMethods ?? []).map(\.signature))
    var own = own
    own.extended = nil
    return own.methodsOfParts.filter { !inherited.contains($0.signature) }
  }

  private var methodsOfParts: [DelegateMethod] {
    var all: [DelegateMethod] = []
    var indices: [String: Int] = [:]
    let ofActions = actions.flatMap { DelegateMethod.all(of: $0, in: self) }
    for method in (list?.eventMethods(in: self).all ?? []) + ofActions {
      if let known = indices[method.signature] {
        all[known].merge(method)
      } else {
        indices[method.signature] = all.count
        all.append(method)
      }
    }
    return all
  }

  /// Whether the Screenlet has a delegate of its own.
  var hasDelegate: Bool {
    list?.delegate.isEmpty == false || actions.contains { !$0.delegate.isEmpty }
  }
}
