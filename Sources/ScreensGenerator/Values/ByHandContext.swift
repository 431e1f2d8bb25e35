import SpecModel
import TemplateEngine

/// What `Templates/ByHand` is rendered with.
struct ByHandContext: TemplateContext {
  /// A method that is called at a moment of an action.
  struct Method: TemplateContext {
    let summary: String
    let method: String
    let parameter: String
  }

  let screenletClass: String
  let methods: [Method]
}

extension ScreenletSpec {
  /// The methods to write by hand; nil if there are none.
  var byHandContext: ByHandContext? {
    let methods = actions.flatMap { action in
      action.byHand.moments.map { action.byHandMethod(at: $0) }
    }
    if methods.isEmpty { return nil }
    return ByHandContext(screenletClass: Names.screenlet(self), methods: methods)
  }
}

extension ActionSpec {
  fileprivate func byHandMethod(at moment: ByHand.Moment) -> ByHandContext.Method {
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
    return ByHandContext.Method(
      summary: summary, method: Names.byHand(moment, of: self),
      parameter: moment == .failure
        ? "error: NSError" : "interactor: \(Names.interactor(self))")
  }

  /// Returns the call at a moment, when the interactor or the error is in a variable; nil if
  /// nothing is called.
  func call(byHandAt moment: ByHand.Moment) -> String? {
    guard byHand.has(moment) else { return nil }
    let argument = moment == .failure ? "error" : "interactor"
    return "\(Names.byHand(moment, of: self))(\(argument))"
  }
}
