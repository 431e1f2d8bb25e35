import SpecModel

extension ScreenletSpec {
  /// The methods of its delegate, each once: those of a list, then in the order of the actions.
  var delegateMethods: [DelegateMethod] {
    let ofList = list?.eventMethods(in: self).all ?? []
    var all = ofList
    var indices = Dictionary(zip(ofList.map(\.signature), ofList.indices)) { first, _ in first }
    for method in actions.flatMap({ DelegateMethod.all(of: $0, in: self) }) {
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
