import SpecModel

extension ScreenletSpec {
  /// The methods of its delegate, each once: those of a list, then in the order of the actions.
  var delegateMethods: [DelegateMethod] {
    var all = list?.delegateMethods(in: self).all ?? []
    for method in actions.flatMap({ DelegateMethod.all(of: $0, in: self) }) {
      if let known = all.firstIndex(where: { $0.signature == method.signature }) {
        all[known].merge(method)
      } else {
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
