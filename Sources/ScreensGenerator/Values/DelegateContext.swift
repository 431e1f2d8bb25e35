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
  /// The protocol that it refines.
  let superprotocol: String
  let eventsClass: String
  let methods: [Method]
  /// The methods, after those of the protocol of a Screenlet that is extended.
  let events: [Method]
}

extension ScreenletSpec {
  /// The delegate's protocol; nil if the Screenlet has none of its own.
  var delegateContext: (any TemplateContext)? {
    let methods = ownDelegateMethods
    if methods.isEmpty { return nil }
    let inherited = extended?.base.delegateMethods ?? []
    var closures: [String] = []
    let events = (inherited + methods).map { method in
      // Two methods of the same name are passed values of different types.
      let isTaken = closures.contains(method.name)
      let closure = Names.local(isTaken ? method.longName : method.name, besides: closures)
      closures.append(closure)
      return DelegateContext.Method(
        summary: method.summary, declaration: method.declaration,
        closure: Names.member(closure), closureType: method.closureType,
        closureCall: method.call(ofClosure: closure), absent: method.answer?.absent)
    }
    return DelegateContext(
      screenletClass: Names.screenlet(self), delegateProtocol: Names.delegate(self),
      superprotocol: extended.flatMap { $0.base.hasDelegate ? Names.delegate($0.base) : nil }
        ?? "BaseScreenletDelegate",
      eventsClass: Names.events(self), methods: Array(events.dropFirst(inherited.count)),
      events: events)
  }
}
