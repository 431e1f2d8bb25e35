import SourceText
import SwiftText
import XMLText

// Unwind segues: a view controller has the method to which they return.
extension WiringCheck {
  mutating func checkUnwinding(in interface: InterfaceFile) {
    for segue in interface.elements where segue.name == "segue" {
      guard let action = segue.attribute("unwindAction"), !action.value.isEmpty else { continue }
      checkUnwinding(to: action)
    }
  }

  private mutating func checkUnwinding(to action: Attribute) {
    let functions = code.classes.flatMap { source in
      source.members.filter(\.isFunction).map { (source: source, member: $0) }
    }
    let named = functions.filter { $0.source.isCalled($0.member, action.value) }
    if named.contains(where: { $0.source.canSend($0.member) || $0.source.isAmbiguous }) { return }
    if let (source, member) = named.first {
      return error(
        .noSendable(action.value, source.simpleName), at: action.valueRange,
        notes: [Diagnostic.Note(.declaredHere(member.name.text), at: member.name.range)])
    }
    let word = String(action.value.prefix { $0 != ":" })
    guard !code.allAdded.contains(where: { $0.selector == action.value }),
      !objectiveC.contains(where: { $0.text.contains(word) })
    else { return }
    let known = functions.filter { $0.source.canSend($0.member) && $0.member.isUnwinding }
    // A superclass in a library may have it.
    let isKnown = !code.classes.indices.contains {
      code.isKind(.source($0), of: .framework("UIViewController")) == nil
    }
    report(
      .noUnwinding(action.value, known: known.compactMap(\.member.selector)),
      at: action.valueRange, isError: isKnown)
  }
}

extension Member {
  fileprivate var isUnwinding: Bool {
    parameters?.count == 1 && parameters?[0].type?.text.contains("StoryboardSegue") == true
  }
}

extension Diagnostic.Message {
  fileprivate static func noUnwinding(_ name: String, known: [String]) -> Self {
    let function = name.droppingSuffix(":")
    let remedy =
      nearest(to: name, in: known).map { "did you mean '\($0)'?" }
      ?? "declare '@IBAction func \(function)(_ segue: UIStoryboardSegue)' where it leads back to"
    return "no class has the unwind action '\(name)'; \(remedy)"
  }
}
