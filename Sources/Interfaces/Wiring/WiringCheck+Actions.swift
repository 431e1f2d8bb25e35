import SourceText
import SwiftText
import XMLText

// Actions: the class has the methods that controls send.
extension WiringCheck {
  mutating func checkAction(_ connection: Element, in interface: InterfaceFile) {
    guard let selector = connection.attribute("selector"),
      let target = connection["destination"].flatMap({ interface.objects[$0] })
    else { return }
    checkAction(selector, of: target, in: interface)
  }

  /// Checks that the object has the method, and that it is declared with the attribute.
  mutating func checkAction(
    _ selector: Attribute, of target: Element, as attribute: String = "IBAction",
    in interface: InterfaceFile
  ) {
    guard target.customClass != nil, let owner = reference(of: target, in: interface),
      !isMadeInCodeOnly(owner, target)
    else { return }
    let ancestry = code.ancestry(of: owner)
    let own = ancestry.sources.map { code.classes[$0] }
    let named = own.flatMap { source in
      source.functions(called: selector.value).map { (source: source, member: $0) }
    }
    if named.contains(where: { $0.source.canSend($0.member) }) { return }
    if let (source, member) = named.first {
      if source.isAmbiguous { return }
      return report(
        .noSendable(selector.value, source.simpleName, attribute), about: target,
        at: selector.valueRange,
        notes: [Diagnostic.Note(.declaredHere(member.name.text), at: member.name.range)])
    }
    let framework = ancestry.framework
    if code.adds(selector: selector.value, to: framework) { return }
    if framework.map({ FrameworkClasses.all(\.actions, of: $0).contains(selector.value) }) == true {
      return
    }
    let title = name(of: owner)
    if ancestry.isWhole, framework != nil, !own.isEmpty {
      report(
        .noAction(selector.value, title, known: own.flatMap(\.sentActions), attribute),
        about: target,
        at: selector.valueRange, notes: declarationNote(of: owner))
    } else if let near = near(selector.value, in: own.flatMap(\.sentActions)) {
      warning(.maybeAction(selector.value, title, near), at: selector.valueRange)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noAction(
    _ name: String, _ owner: String, known names: @autoclosure () -> [String], _ attribute: String
  ) -> Self {
    let known = Suggestions.areLeftOut ? [] : names()
    // 'add:' was the name of 'add(sender:)' before Swift 3.
    let labelled = known.first { $0.hasPrefix(name.droppingSuffix(":") + "With") }
    let remedy =
      (labelled ?? nearest(to: name, in: known)).map { "did you mean '\($0)'?" }
      ?? "declare it there with '@\(attribute)', or disconnect it"
    return "'\(owner)' has no action '\(name)'; \(remedy)"
  }

  fileprivate static func maybeAction(_ name: String, _ owner: String, _ near: String) -> Self {
    "'\(owner)' may have no action '\(name)'; did you mean '\(near)'?"
  }

  static func noSendable(
    _ name: String, _ owner: String, _ attribute: String = "IBAction"
  ) -> Self {
    "'\(name)' of '\(owner)' is not an action; declare it with '@\(attribute)'"
  }
}
