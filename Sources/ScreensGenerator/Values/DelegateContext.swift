import SpecModel
import TemplateEngine

/// What `Templates/Delegate` is rendered with.
struct DelegateContext: TemplateContext {
  struct Method: TemplateContext {
    let summary: String
    let declaration: String
    /// The property that holds a closure for the event, its type and its call.
    let closure: String
    let closureType: String
    let closureCall: String
    /// What the method returns without a delegate; nil if it returns nothing.
    let absent: String?
  }

  let screenletClass: String
  let delegateProtocol: String
  let eventsClass: String
  let methods: [Method]
}

extension ScreenletSpec {
  func delegateContext(_ methods: [DelegateMethod]) -> DelegateContext {
    var closures: [String] = []
    return DelegateContext(
      screenletClass: Names.screenlet(self), delegateProtocol: Names.delegate(self),
      eventsClass: Names.events(self),
      methods: methods.map { method in
        // Two methods of the same name are passed values of different types.
        let isTaken = closures.contains(method.name)
        let closure = Names.local(isTaken ? method.longName : method.name, besides: closures)
        closures.append(closure)
        return DelegateContext.Method(
          summary: method.summary, declaration: method.declaration,
          closure: Names.member(closure), closureType: method.closureType,
          closureCall: method.call(ofClosure: closure), absent: method.answer?.absent)
      })
  }
}
