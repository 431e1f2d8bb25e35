import SpecModel
import TemplateEngine

extension ScreenletSpec {
  /// The values for `Templates/ByHand`; nil if nothing is written by hand.
  var byHandValue: TemplateValue? {
    let methods = actions.flatMap { action in action.byHand.moments.map { action.value(of: $0) } }
    if methods.isEmpty { return nil }
    return ["screenletClass": .string(Names.screenlet(self)), "methods": .list(methods)]
  }
}

extension ActionSpec {
  /// Returns the values for the method that is called at a moment, for `Templates/ByHand`.
  fileprivate func value(of moment: ByHand.Moment) -> TemplateValue {
    let constant = "`\(Names.constant(self))`"
    let summary =
      switch moment {
      case .before: "Called before \(constant) begins, with its interactor."
      case .success:
        "Called when \(constant) has succeeded, "
          + (delegate.answer == nil
            ? "after the view and before the delegate." : "after the delegate and the view.")
      case .failure: "Called when \(constant) has failed, before the delegate."
      }
    return [
      "summary": .string(summary), "method": .string(Names.byHand(moment, of: self)),
      "parameter": moment == .failure
        ? "error: NSError" : .string("interactor: \(Names.interactor(self))"),
    ]
  }

  /// Returns the call at a moment, when the interactor or the error is in a variable; null if
  /// nothing is called.
  func call(byHandAt moment: ByHand.Moment) -> TemplateValue {
    guard byHand.has(moment) else { return .null }
    let argument = moment == .failure ? "error" : "interactor"
    return .string("\(Names.byHand(moment, of: self))(\(argument))")
  }
}
